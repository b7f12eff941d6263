import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bookingRecord } from '@venue/sdk/bookings/kind';
import { mock } from '@venue/sdk/testing';
import { listRecordMessages, listSentMessages, retryMessage } from '@venue/sdk/unsent/admin';
import type { SentMessage } from '@venue/sdk/unsent/model';
import { beforeEach, expect, it, vi } from 'vitest';
import { RecordMessages } from '../../app/record/messages/RecordMessages.tsx';
import { renderPage, startServer } from '../../testing/render.tsx';
import SentPage from './SentPage.tsx';

const server = startServer();
const person = userEvent.setup();

const delivered: SentMessage = {
  messageId: 8,
  kind: 'sms',
  state: 'delivered',
  to: '+7 912 •••-••-01',
  about: 'Бронь оплачена',
  text: 'Бронь № 7 оплачена. Площадка',
  createdAt: '2026-12-01T07:00:00.000Z',
  sentAt: '2026-12-01T07:00:01.000Z',
  deliveredAt: '2026-12-01T07:01:00.000Z',
  lastError: '',
  status: null,
  can: [],
};
const lost: SentMessage = {
  ...delivered,
  messageId: 7,
  kind: 'mail',
  state: 'undelivered',
  about: 'Бронь № 7 оплачена: Фотостудия',
  to: 'an•••@example.ru',
  deliveredAt: null,
  lastError: 'Такого ящика нет',
  status: 'undelivered',
  can: ['retry', 'drop'],
};

beforeEach(() => {
  // Narrow screen: jsdom has no layout, and a table without a width renders no columns.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
});

it('lists all messages with what became of each, and sends again only what has not arrived', async () => {
  const sent: unknown[] = [];
  server.use(
    mock(listSentMessages).replies({
      message: { page: 1, pageSize: 25, total: 2, totalIsExact: true },
      items: [delivered, lost],
    }),
    mock(retryMessage).replies(({ body }) => {
      sent.push(body);
      return { message: { success: true } };
    }),
  );
  renderPage(<SentPage />, { at: '/messages/sent' });
  expect(await screen.findByText('Доставлено')).not.toBeNull();
  expect(screen.getByText(/Такого ящика нет/)).not.toBeNull();
  const menus = screen.getAllByRole('button', { name: 'Действия' });
  expect(menus).toHaveLength(1);
  await person.click(menus[0] as HTMLElement);
  await person.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Отправить сейчас' }));
  await waitFor(() => expect(sent).toEqual([{ messageId: 7, seen: 'undelivered' }]));
});

it('reads the messages of a record once somebody asks', async () => {
  let reads = 0;
  server.use(
    mock(listRecordMessages).replies(() => {
      reads++;
      return { message: { messages: [lost, delivered] } };
    }),
  );
  renderPage(<RecordMessages kind={bookingRecord} id={7} />);
  expect(await screen.findByRole('heading', { name: 'СМС и\u00a0письма' })).not.toBeNull();
  expect(reads).toBe(0);
  await person.click(screen.getByRole('button', { name: /Показать/ }));
  expect(await screen.findByText('Бронь № 7 оплачена. Площадка')).not.toBeNull();
  expect(screen.getByText('Такого ящика нет')).not.toBeNull();
  expect(screen.getByText(/an•••@example.ru/)).not.toBeNull();
});
