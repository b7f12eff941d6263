// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { mock } from '@venue/sdk/testing';
import { getTicketOrder } from '@venue/sdk/tickets';
import { type TicketOrder, ticketOrderStatus, ticketStatus } from '@venue/sdk/tickets/model';
import { expect, it, vi } from 'vitest';
import { renderPage, startServer } from '../events/events.testing.tsx';
import OrderPage from './OrderPage.tsx';

const { server, usual } = startServer();
const later = new Date(Date.now() + 10 * 60_000).toISOString();

it('shows the tickets once they are paid, and the focus goes to their heading', async () => {
  let order: TicketOrder = {
    orderKey: 'a'.repeat(32),
    orderStatus: ticketOrderStatus.held,
    eventId: 2,
    eventTitle: 'Ночь керамики',
    lines: [{ ticketId: 7, ticketName: 'Входной', count: 1, ticketPrice: 50_000 }],
    total: 50_000,
    promo: null,
    buyerName: 'Лаптева Дарья',
    payUntil: later,
    holdUntil: later,
    canPay: false,
    isPaying: true,
    paidAt: null,
    refunds: [],
    passedOn: [],
    refundTerms: 1,
    now: new Date().toISOString(),
    tickets: [],
  };
  server.use(
    ...usual(),
    mock(getTicketOrder).replies(() => ({ message: order })),
  );
  const inView = vi.spyOn(Element.prototype, 'scrollIntoView');
  renderPage('/tickets/order/:slug', <OrderPage />, `/tickets/order/${order.orderKey}`);
  await screen.findByRole('heading', { level: 1, name: 'Ночь керамики' });
  expect(inView).not.toHaveBeenCalled();
  const ticket = {
    ...{ ticketNumber: 9, code: 'A1B2C3D4E5F6', ticketName: 'Входной', ticketStatus: ticketStatus.valid },
    movedTo: null,
  };
  order = { ...order, orderStatus: ticketOrderStatus.issued, isPaying: false, paidAt: later, tickets: [ticket] };
  await waitFor(
    () => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Ваши билеты' })),
    {
      timeout: 5_000,
    },
  );
  expect(inView.mock.contexts.at(-1)).toBe(document.activeElement);
});
