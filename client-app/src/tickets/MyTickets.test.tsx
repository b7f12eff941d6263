// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { mock } from '@venue/sdk/testing';
import { listMyTicketWaits } from '@venue/sdk/ticket-waits';
import { type TicketWait, ticketWaitStatus } from '@venue/sdk/ticket-waits/model';
import { listMyTicketOrders, listMyTickets } from '@venue/sdk/tickets';
import { type TicketOrder, ticketOrderStatus } from '@venue/sdk/tickets/model';
import { beforeEach, expect, it } from 'vitest';
import { renderPage, startServer } from '../events/events.testing.tsx';
import MyTickets from './MyTickets.tsx';

const { server, usual } = startServer();
const later = new Date(Date.now() + 10 * 60_000).toISOString();
const order: TicketOrder = {
  orderKey: 'a'.repeat(32),
  orderStatus: ticketOrderStatus.held,
  eventId: 2,
  eventTitle: 'Ночь керамики',
  lines: [{ ticketId: 7, ticketName: 'Входной', count: 2, ticketPrice: 50_000 }],
  total: 100_000,
  toPay: 100_000,
  promo: null,
  buyerName: 'Лаптева Дарья',
  payUntil: later,
  holdUntil: later,
  canPay: true,
  isPaying: false,
  paidAt: null,
  refunds: [],
  passedOn: [],
  refundTerms: 1,
  now: new Date().toISOString(),
  tickets: [],
};
const wait: TicketWait = {
  waitKey: 'b'.repeat(32),
  ticketWaitStatus: ticketWaitStatus.waiting,
  eventId: 3,
  eventTitle: 'Камерный вечер',
  date: '2999-12-01',
  time: '19:00',
  ticketName: 'Входной',
  ticketPrice: 50_000,
  places: 2,
  ahead: 3,
  isBehind: false,
  gathered: 0,
  offer: null,
  createdAt: '2026-11-20T03:00:00.000Z',
  canLeave: true,
};
let waits: TicketWait[] = [];
let orders: TicketOrder[] = [];

beforeEach(() => {
  orders = [order];
  waits = [];
  server.use(
    ...usual(),
    mock(listMyTicketOrders).replies(() => ({ message: { orders } })),
    mock(listMyTicketWaits).replies(() => ({ message: { waits } })),
    mock(listMyTickets).replies({ message: { page: 1, pageSize: 12, total: 0, totalIsExact: true }, items: [] }),
  );
});
const open = () => renderPage('/account/tickets', <MyTickets />, '/account/tickets');

it('shows an unpaid order with how long its places are kept, and the way to pay', async () => {
  open();
  const section = await screen.findByRole('region', { name: 'Ждут оплаты' });
  expect(within(section).getByRole('heading', { name: 'Ночь керамики' })).toBeTruthy();
  expect(section.textContent?.replace(/\s/g, ' ')).toContain('2 билета · 1 000 ₽');
  const pay = within(section).getByRole('link', { name: /^Оплатить/ });
  expect(pay.getAttribute('href')).toBe(`/tickets/order/${order.orderKey}`);
});

it('says nothing of orders when none waits', async () => {
  orders = [];
  open();
  expect(await screen.findByText('Билетов пока нет')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Ждут оплаты' })).toBeNull();
});

it('shows where one stands in the queue for tickets, and the way to leave it', async () => {
  waits = [wait, { ...wait, waitKey: 'c'.repeat(32), ticketWaitStatus: ticketWaitStatus.left, canLeave: false }];
  open();
  const section = await screen.findByRole('region', { name: /^Жду/ });
  expect(within(section).getAllByRole('article')).toHaveLength(1);
  expect(section.textContent?.replace(/\s/g, ' ')).toContain('Перед вами в очереди: 3.');
  expect(within(section).getByRole('button', { name: /^Выйти из\sочереди/ })).toBeTruthy();
});

it('asks to confirm free places that were offered, not to pay for them', async () => {
  orders = [{ ...order, total: 0, toPay: 0 }];
  open();
  const section = await screen.findByRole('region', { name: 'Ждут подтверждения' });
  expect(within(section).getByRole('link', { name: /^Подтвердить/ })).toBeTruthy();
});
