import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blockCustomer, getCustomer, getOrganisation, markCustomer, unblockCustomer } from '@venue/sdk/customers/admin';
import type { CustomerCard } from '@venue/sdk/customers/model';
import { mock, sampleReply } from '@venue/sdk/testing';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, startServer } from '../../testing/render.tsx';
import { CustomerAside } from './CustomerAside.tsx';
import { CustomerTab } from './CustomerTab.tsx';
import OrganisationPage from './OrganisationPage.tsx';

const server = startServer();
const person = userEvent.setup();
const at = '2026-12-03T05:00:00.000Z';

const anna: CustomerCard = {
  userId: 12,
  customer: 'Лаптева Дарья',
  phone: '9120000101',
  accountState: 'active',
  things: [
    {
      thing: 'booking',
      total: 8,
      latest: [{ thingId: 5, title: 'Фотостудия', at, sum: 150_000, state: 'Не\u00a0пришли' }],
    },
    { thing: 'wait', total: 1, latest: [{ thingId: 7, title: 'Зал', at, sum: null, state: 'Ждёт' }] },
  ],
  money: { paid: 390_000, returned: 150_000, owes: 210_000, owed: 0 },
  visits: { came: 3, missed: 1, upcoming: 2 },
  messages: { sent: 14, lost: 2 },
  tags: ['фотограф'],
  warning: 'Просит тишины',
  block: null,
  organisations: [{ INN: '6670123456', name: 'ООО «Малахит»' }],
  can: ['mark', 'block'],
};

let now: CustomerCard;
beforeEach(() => {
  now = anna;
  server.use(mock(getCustomer).replies(() => ({ message: now })));
});

it('shows money, visits, lost messages and the latest of each kind, each a link to its record', async () => {
  renderPage(<CustomerTab userId={12} />);
  const bookings = await screen.findByRole('link', { name: 'Фотостудия' });
  expect(bookings.getAttribute('href')).toBe('/bookings?booking=5');
  expect(screen.getByRole('link', { name: 'Брони' }).getAttribute('href')).toBe('/bookings?search=9120000101');
  expect(screen.queryByRole('link', { name: 'Зал' })).toBeNull();
  const figure = (title: string) => screen.getByText(title).nextElementSibling?.textContent?.replaceAll('\u00a0', ' ');
  expect(figure('Заплачено')).toBe('3 900 ₽');
  expect(figure('К оплате')).toBe('2 100 ₽');
  expect(figure('Не пришли')).toBe('1');
  expect(figure('Не дошло')).toBe('2');
  expect(screen.queryByText('Мы должны')).toBeNull();
  expect(screen.getByRole('link', { name: 'ООО «Малахит»' }).getAttribute('href')).toBe(
    '/agreements/organisations?INN=6670123456',
  );
});

it('saves tags, written with commas, and the warning', async () => {
  const sent: unknown[] = [];
  server.use(
    mock(markCustomer).replies(({ body }) => {
      sent.push(body);
      return sampleReply(markCustomer);
    }),
  );
  renderPage(<CustomerAside userId={12} />);
  await person.click(await screen.findByRole('button', { name: /^Метки и/ }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(await dialog.findByRole('textbox', { name: /^Метки/ }), ', постоянный, фотограф');
  await person.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await expect.poll(() => sent).toEqual([{ tags: ['фотограф', 'постоянный'], warning: 'Просит тишины' }]);
});

it('blocks with a reason until a day, shows the block and ends it', async () => {
  const sent: unknown[] = [];
  server.use(
    mock(blockCustomer).replies(({ body }) => {
      sent.push(body);
      now = {
        ...anna,
        can: ['mark', 'block', 'unblock'],
        block: { blockReason: 'Испорчен фон', blockedTo: '2026-12-31', blockedAt: at, blockedBy: 'Громова В.' },
      };
      return sampleReply(blockCustomer);
    }),
    mock(unblockCustomer).replies(() => {
      sent.push('unblock');
      now = anna;
      return sampleReply(unblockCustomer);
    }),
  );
  renderPage(<CustomerAside userId={12} />);
  await person.click(await screen.findByRole('button', { name: 'Закрыть новые брони' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.click(await dialog.findByRole('button', { name: 'Закрыть брони' }));
  expect(sent).toEqual([]);
  await person.type(dialog.getByRole('textbox', { name: /^Причина/ }), 'Испорчен фон');
  await person.click(dialog.getByRole('button', { name: 'Закрыть брони' }));
  await screen.findByText(/Новые брони закрыты по/);
  expect(sent).toMatchObject([{ blockReason: 'Испорчен фон' }]);
  await person.click(screen.getByRole('button', { name: 'Разрешить бронировать' }));
  await screen.findByRole('button', { name: 'Закрыть новые брони' });
  expect(sent.at(-1)).toBe('unblock');
});

it('shows an organisation by its INN', async () => {
  server.use(
    mock(getOrganisation).replies({
      message: {
        ...sampleReply(getOrganisation).message,
        INN: '6670123456',
        name: 'ООО «Малахит»',
        money: { invoiced: 900_000, paid: 300_000, returned: 0, rest: 600_000, overdue: 200_000 },
      },
    }),
  );
  renderPage(<OrganisationPage />, { at: '/agreements/organisations?INN=6670123456' });
  await screen.findByRole('heading', { level: 1, name: 'ООО «Малахит»' });
  expect(screen.getByText('Просрочено').nextElementSibling?.textContent?.replaceAll('\u00a0', ' ')).toBe('2 000 ₽');
});

it('says when there is no organisation with an INN', async () => {
  server.use(mock(getOrganisation).fails('not_found'));
  renderPage(<OrganisationPage />, { at: '/agreements/organisations?INN=7707083893' });
  await screen.findByText('Такой организации нет');
});
