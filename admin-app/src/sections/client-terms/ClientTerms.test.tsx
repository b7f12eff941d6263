// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { whoAmI } from '@venue/sdk/auth';
import { getClientTerms, saveClientTerms } from '@venue/sdk/client-terms/admin';
import { clientTermsRecord } from '@venue/sdk/client-terms/kind';
import { ClientTerms, type ClientTermsFields } from '@venue/sdk/client-terms/model';
import { listRooms } from '@venue/sdk/rooms';
import { handlers, mock, sample, sampleReply } from '@venue/sdk/testing';
import { dateField, typeDate } from '@venue/shared-ui/testing/dates.ts';
import { setupServer } from 'msw/node';
import { Route, Routes } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { renderPage, person as staff } from '../../testing/render.tsx';
import ClientTermsPage from './ClientTermsPage.tsx';

const server = setupServer(...handlers());
const before: ClientTermsFields = {
  discountPercent: 5,
  ownPrices: [{ roomId: 31, hourPrice: 100_000 }],
  isPostpaid: true,
  creditLimit: 5_000_000,
  dueDays: 10,
  termsFrom: '2026-11-01',
  termsTo: '2026-12-31',
  allowedBy: 'Директор Ольга Демидова',
};
const record: ClientTerms = {
  ...sample(ClientTerms),
  ...before,
  termsId: 7,
  customer: 'ООО «Малахит»',
  version: 3,
  can: ['edit'],
};
let sent: unknown[];

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => server.resetHandlers());
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  sessionStorage.clear();
  sent = [];
  const [room] = sampleReply(listRooms).message.rooms;
  if (!room) throw new Error('no room');
  const rooms = [31, 47].map(roomId => ({ ...room, roomId, name: `Зал ${roomId}` }));
  server.use(
    mock(whoAmI).replies({ message: staff }),
    mock(listRooms).replies({ message: { ...sampleReply(listRooms).message, rooms } }),
    mock(getClientTerms).replies({ message: record }),
    mock(saveClientTerms).replies(({ body }) => {
      sent.push(body);
      return { message: { ...record, version: 4 } };
    }),
  );
});

async function open() {
  renderPage(
    <Routes>
      <Route path="/clients/:termsId" element={<ClientTermsPage />} />
    </Routes>,
    { at: '/clients/7' },
  );
  await screen.findByRole('button', { name: 'Сохранить' });
}

const person = userEvent.setup();
const input = (name: RegExp, role = 'textbox') => screen.findByRole(role, { name });
async function retype(name: RegExp, text: string) {
  const field = await input(name);
  await person.clear(field);
  await person.type(field, text);
}

it('sends every field that it shows, as it was typed', async () => {
  await open();
  await retype(/^Скидка/, '12');
  await person.click(screen.getByRole('button', { name: 'Добавить цену помещения' }));
  const rooms = screen.getAllByRole('combobox', { name: /^Помещение/ });
  await person.selectOptions(rooms[1] as HTMLElement, 'Зал 47');
  const prices = screen.getAllByRole('textbox', { name: /^Цена за\sчас/ });
  await person.clear(prices[0] as HTMLElement);
  await person.type(prices[0] as HTMLElement, '900,50');
  await person.type(prices[1] as HTMLElement, '1 500');
  await retype(/^Лимит долга/, '70 000');
  await retype(/^Дней на\sоплату/, '14');
  await typeDate(person, await dateField(/^Действуют с/), '01.12.2026');
  await typeDate(person, await dateField(/^Действуют по/), '31.01.2027');
  await retype(/^Кто разрешил/, 'Управляющая Анна Лось');
  await person.click(screen.getByRole('button', { name: 'Сохранить' }));
  const typed: ClientTermsFields = {
    isPostpaid: true,
    discountPercent: 12,
    ownPrices: [
      { roomId: 31, hourPrice: 90_050 },
      { roomId: 47, hourPrice: 150_000 },
    ],
    creditLimit: 7_000_000,
    dueDays: 14,
    termsFrom: '2026-12-01',
    termsTo: '2027-01-31',
    allowedBy: 'Управляющая Анна Лось',
  };
  await waitFor(() => expect(sent).toEqual([{ ...typed, termsId: 7, version: 3 }]));
  expect(Object.keys(typed).sort()).toEqual(Object.keys(clientTermsRecord.written.shape).sort());
});

it('without payment after the month it shows neither limit nor term, and sends both as they were', async () => {
  await open();
  await person.click(await input(/^Оплата после месяца/, 'checkbox'));
  expect(screen.queryByRole('textbox', { name: /^Лимит долга/ })).toBeNull();
  expect(screen.queryByRole('textbox', { name: /^Дней на/ })).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(sent).toEqual([{ ...before, isPostpaid: false, termsId: 7, version: 3 }]));
});

it('marks every field that the server refuses, with its reason', async () => {
  const fields = {
    ...Object.fromEntries(Object.keys(clientTermsRecord.written.shape).map(name => [name, `Отказ поля ${name}`])),
    'ownPrices.0.roomId': 'Отказ помещения',
    'ownPrices.0.hourPrice': 'Отказ цены',
  };
  server.use(mock(saveClientTerms).fails('invalid_input', { fields }));
  await open();
  await retype(/^Скидка/, '12');
  await person.click(screen.getByRole('button', { name: 'Сохранить' }));
  await screen.findAllByText('Отказ поля allowedBy');
  for (const [name, reason] of Object.entries(fields)) {
    const input = document.querySelector(`[name="${name}"]`);
    // The list says it above its entries.
    const isMarked = name === 'ownPrices' || Boolean(input?.closest('[aria-invalid="true"]'));
    expect([name, isMarked]).toEqual([name, true]);
    expect([name, document.body.textContent?.includes(reason)]).toEqual([name, true]);
  }
  expect(sent).toEqual([]);
});
