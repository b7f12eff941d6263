// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mock, sample } from '@venue/sdk/testing';
import { getTicket, getTicketOrder } from '@venue/sdk/tickets';
import { Ticket, type TicketOrder, ticketOrderStatus, ticketStatus } from '@venue/sdk/tickets/model';
import { expect, it, vi } from 'vitest';
import { renderPage, startServer } from '../events/events.testing.tsx';
import OrderPage from './OrderPage.tsx';

const { server, usual } = startServer();
const later = new Date(Date.now() + 10 * 60_000).toISOString();

const held = {
  ...sample(Ticket),
  ...{ code: 'A1B2C3D4E5F6', phoneEnding: '4567' },
  event: {
    ...{ ...sample(Ticket).event, eventId: 2, isPublished: true, isOnline: false, roomName: 'Лофт', place: '' },
    ...{ date: '2026-12-05', time: '19:00', dateEnd: null, timeEnd: null },
  },
};

it('shows the tickets once they are paid, and the focus goes to their heading', async () => {
  let order: TicketOrder = {
    orderKey: 'a'.repeat(32),
    orderStatus: ticketOrderStatus.held,
    eventId: 2,
    eventTitle: 'Ночь керамики',
    lines: [{ ticketId: 7, ticketName: 'Входной', count: 1, ticketPrice: 50_000 }],
    total: 50_000,
    toPay: 50_000,
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
    mock(getTicket).replies({ message: held }),
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
  expect((await screen.findByText('Когда')).parentElement?.textContent).toMatch(/5\sдекабря.*19:00/);
  expect(screen.getByText('Где').parentElement?.textContent).toMatch(/Лофт.*Екатеринбург/);
  expect(screen.getByText(/отправили в\sСМС/)).toBeTruthy();
  const region = within(screen.getByRole('region', { name: /^Когда и\sгде$/ }));
  expect(region.getAllByRole('button').map(each => each.textContent)).toEqual(['Добавить в\u00a0календарь', 'Ещё']);
  await userEvent.click(region.getByRole('button', { name: 'Ещё' }));
  const more = await screen.findAllByRole('menuitem');
  expect(more.map(each => each.textContent)).toEqual(['Подтверждение оплаты', 'О\u00a0мероприятии']);
  expect(more[1]?.getAttribute('href')).toBe('/events/2');
});
