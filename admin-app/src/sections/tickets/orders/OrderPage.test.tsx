import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { whoAmI } from '@venue/sdk/auth';
import { handlers, mock } from '@venue/sdk/testing';
import { cancelTickets, getTicketOrderCard, resendTickets } from '@venue/sdk/tickets/admin';
import { type AdminTicketOrderCard, ticketOrderStatus, ticketRefund, ticketStatus } from '@venue/sdk/tickets/model';
import { setupServer } from 'msw/node';
import { Route, Routes } from 'react-router-dom';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { person, renderPage } from '../../../testing/render.tsx';
import OrderPage from './OrderPage.tsx';

const server = setupServer(...handlers());
const AT = '2026-11-20T04:00:00.000Z';
const ticket = (ticketNumber: number, over: Partial<AdminTicketOrderCard['tickets'][number]> = {}) => ({
  ticketNumber,
  ticketName: 'Входной',
  ticketStatus: ticketStatus.valid,
  holderName: 'Берёзкина Алёна',
  holderPhone: '9120000099',
  formerHolders: [],
  movedTo: null,
  price: 50_000,
  checkedInAt: null,
  refund: 50_000,
  ...over,
});
const order: AdminTicketOrderCard = {
  orderId: 12,
  orderStatus: ticketOrderStatus.issued,
  eventId: 2,
  eventTitle: 'Ночь керамики',
  buyerName: 'Берёзкина Алёна',
  phone: '9120000099',
  userId: null,
  accountState: null,
  places: 3,
  total: 150_000,
  returned: 50_000,
  createdAt: AT,
  paidAt: AT,
  date: '2026-12-05',
  time: '18:30',
  payUntil: AT,
  refundTerms: ticketRefund.byDays,
  lines: [{ ticketId: 7, ticketName: 'Входной', count: 3, ticketPrice: 50_000 }],
  tickets: [ticket(31), ticket(32), ticket(33, { ticketStatus: ticketStatus.cancelled })],
  payments: [{ id: 'p1', status: 'succeeded', sum: 150_000, at: AT, by: 'online' }],
  refunds: [{ refundId: 1, status: 'failed', sum: 50_000, at: AT }],
  history: [{ at: AT, who: 'Покупатель', what: 'Заказаны билеты, места удержаны' }],
  can: ['cancel', 'resend', 'retryRefund'],
};
let shown = order;

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
afterEach(() => server.resetHandlers());
beforeEach(() => {
  shown = order;
  server.use(mock(whoAmI).replies({ message: person }));
  server.use(mock(getTicketOrderCard).replies(() => ({ message: shown })));
});
const open = async () => {
  renderPage(
    <Routes>
      <Route path="/ticket-orders/:orderId" element={<OrderPage />} />
    </Routes>,
    { at: '/ticket-orders/12' },
  );
  await screen.findByText('Берёзкина Алёна');
  return userEvent.setup();
};
const plain = (text: string | null) => (text ?? '').replace(/\s/g, ' ');

it('says who, which event, which tickets and what became of the money', async () => {
  await open();
  expect(screen.getByRole('link', { name: 'Ночь керамики' }).getAttribute('href')).toContain('/2/edit');
  expect(plain(document.body.textContent)).toContain('№ 33 · Входной500 ₽Отменёнвернули 500 ₽');
  expect(screen.getByText('Возврат не прошёл')).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Повторить возврат/ })).toBeTruthy();
  expect(screen.getByText('Заказаны билеты, места удержаны')).toBeTruthy();
});

it('cancels one ticket, or all that stand, with the sum said before the click', async () => {
  const sent = vi.fn();
  server.use(
    mock(cancelTickets).replies(({ body }) => {
      sent(body);
      return { message: order };
    }),
  );
  const user = await open();
  await user.click(screen.getByRole('button', { name: /билет №\s32/ }));
  let dialog = await screen.findByRole('dialog', { name: 'Отменить билет №\u00a032?' });
  expect(plain(dialog.textContent)).toContain('Вернём покупателю 500 ₽');
  await user.type(within(dialog).getByRole('textbox', { name: 'Причина' }), 'По звонку');
  await user.click(within(dialog).getByRole('button', { name: 'Отменить билет' }));
  await waitFor(() =>
    expect(sent).toHaveBeenCalledWith({ tickets: [32], seen: 2, refund: 50_000, reason: 'По звонку' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Отменить все билеты' }));
  dialog = await screen.findByRole('dialog', { name: 'Отменить билеты?' });
  expect(plain(dialog.textContent)).toContain('2 билета. Вернём покупателю 1 000 ₽');
});

it('sends the link again after a question', async () => {
  const sent = vi.fn();
  server.use(
    mock(resendTickets).replies(() => {
      sent();
      return { message: { success: true } };
    }),
  );
  const user = await open();
  await user.click(screen.getByRole('button', { name: 'Отправить ссылку снова' }));
  await user.click(await screen.findByRole('button', { name: 'Отправить' }));
  await waitFor(() => expect(sent).toHaveBeenCalled());
});

it('offers a reader nothing', async () => {
  shown = { ...order, can: [] };
  await open();
  expect(screen.queryByRole('button', { name: /Отменить|Отправить|Повторить/ })).toBeNull();
});
