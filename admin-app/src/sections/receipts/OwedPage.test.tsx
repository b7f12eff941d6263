import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { retryRefund } from '@venue/sdk/bookings/admin';
import { listOwedMoney, sumOwedMoney } from '@venue/sdk/receipts/admin';
import type { OwedMoney } from '@venue/sdk/receipts/model';
import { mock } from '@venue/sdk/testing';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderPage, startServer } from '../../testing/render.tsx';
import OwedPage from './OwedPage.tsx';

const server = startServer();
const person = userEvent.setup();

const row: OwedMoney = {
  owedId: 3,
  subject: { kind: 'booking', id: 57 },
  title: 'Бронь № 57',
  owedState: 'refused',
  means: 'online',
  customer: 'Шевелёв Артём',
  phone: '9120000102',
  userId: null,
  accountState: null,
  sum: 450_000,
  owedSince: '2026-11-20T02:00:00.000Z',
  why: 'Отменено клиентом',
  can: ['retry'],
};
const lists = (...items: OwedMoney[]) =>
  mock(listOwedMoney).replies({ message: { page: 1, pageSize: 25, total: items.length, totalIsExact: true }, items });

beforeEach(() => {
  // Narrow screen: jsdom has no layout, and a table without a width renders no columns.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
  server.use(
    lists(row),
    mock(sumOwedMoney).replies(({ query }) => ({ message: { sum: query.byStaff ? 1 : 450_000 } })),
  );
});

it('says the sum of the list by its filters', async () => {
  renderPage(<OwedPage />, { at: '/refunds' });
  expect(await screen.findByText(/Всего к.возврату: 4.500.₽/)).not.toBeNull();
});

it('sends what the bank refused again', async () => {
  const sent: unknown[] = [];
  server.use(
    mock(retryRefund).replies(({ body }) => {
      sent.push(body);
      return { message: { success: true } };
    }),
  );
  renderPage(<OwedPage />, { at: '/refunds?byStaff=true' });
  expect(await screen.findByText(/Всего к.возврату: 0,01.₽/)).not.toBeNull();
  await person.click(await screen.findByRole('button', { name: 'Действия' }));
  await person.click(within(await screen.findByRole('menu')).getByRole('menuitem', { name: 'Повторить возврат' }));
  await waitFor(() => expect(sent).toEqual([{ kind: 'booking', id: 57 }]));
});

it.each<[Partial<OwedMoney>, string]>([
  [{}, '/bookings?booking=57'],
  [{ owedState: 'byHand', can: [] }, '/board?booking=57'],
  [{ subject: { kind: 'invoice', id: 5 }, can: [] }, '/agreements/invoices/5'],
  [{ subject: { kind: 'bankPayment', id: 6 }, can: [] }, '/agreements/payments?payment=6'],
  [{ subject: { kind: 'ticketOrder', id: 7 } }, '/ticket-orders/7'],
])('leads to where staff return it', async (over, to) => {
  server.use(lists({ ...row, ...over }));
  renderPage(<OwedPage />, { at: '/refunds' });
  expect((await screen.findByRole('link', { name: /Бронь № 57/ })).getAttribute('href')).toBe(to);
});
