// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Session } from '@venue/sdk';
import { smsCodeType } from '@venue/sdk/codes/model';
import { mock } from '@venue/sdk/testing';
import { joinTicketQueue } from '@venue/sdk/ticket-waits';
import { type TicketWait, ticketWaitStatus } from '@venue/sdk/ticket-waits/model';
import { createGuestTicketOrder, createTicketOrder, getTicketOffer, sendTicketOrderCode } from '@venue/sdk/tickets';
import {
  type TicketOffer,
  type TicketOrder,
  ticketLimits,
  ticketOrderStatus,
  ticketRefund,
  ticketSale,
} from '@venue/sdk/tickets/model';
import { beforeEach, expect, it, vi } from 'vitest';
import { customerSession, renderScreen, signedIn } from '../app/testing.tsx';
import { startServer } from '../events/events.testing.tsx';
import TicketDesk from './TicketDesk.tsx';

const { server, usual } = startServer();
const person = userEvent.setup();
const KEY = 'a'.repeat(32);
const kind = (ticketId: number, ticketName: string, ticketPrice: number, left = 100): TicketOffer['kinds'][number] => ({
  ticketId,
  ticketName,
  ticketType: ticketPrice > 0 ? 1 : 2,
  ticketPrice,
  sale: ticketSale.open,
  left,
  saleFrom: null,
  saleTo: '2100-01-01T00:00:00.000Z',
});
const order: TicketOrder = {
  orderKey: KEY,
  orderStatus: ticketOrderStatus.held,
  eventId: 2,
  eventTitle: 'Ночь керамики',
  lines: [],
  total: 0,
  toPay: 0,
  promo: null,
  buyerName: 'Ивлева Нина',
  payUntil: null,
  holdUntil: null,
  canPay: true,
  isPaying: false,
  paidAt: null,
  refunds: [],
  passedOn: [],
  refundTerms: 1,
  now: '2026-12-01T05:00:00.000Z',
  tickets: [],
};
const wait: TicketWait = {
  waitKey: KEY,
  ticketWaitStatus: ticketWaitStatus.waiting,
  eventId: 2,
  eventTitle: 'Ночь керамики',
  date: '2026-12-05',
  time: '19:00',
  ticketName: 'Последний',
  ticketPrice: 50_000,
  places: 3,
  ahead: 0,
  isBehind: false,
  gathered: 0,
  offer: null,
  createdAt: '2026-12-01T05:00:00.000Z',
  canLeave: true,
};
let kinds: TicketOffer['kinds'];
let asked: number;
let sent: unknown[];

beforeEach(() => {
  kinds = [kind(7, 'За столом', 150_000), kind(8, 'Рядом', 0, 2)];
  asked = 0;
  sent = [];
  server.use(
    ...usual(),
    mock(getTicketOffer).replies(() => {
      asked++;
      return { message: { eventId: 2, refundTerms: ticketRefund.byDays, kinds, isQueueClosed: false } };
    }),
    mock(createTicketOrder).replies(({ body }) => {
      sent.push(body);
      return { message: order };
    }),
  );
});

const open = (session: Session = signedIn()) => renderScreen(<TicketDesk eventId={2} />, { at: '/events/2', session });
const more = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name: `${name}: больше` });
const buy = () => screen.getByRole('button', { name: /^Купить|^Зарегистрироваться/ });

it('orders what was chosen for the sum that was shown, and leads to the order', async () => {
  const { address } = open();
  await person.click(await more('За столом'));
  await person.click(await more('За столом'));
  await person.click(await more('Рядом'));
  expect(screen.getByText(/^3 билета: 3\s000\s₽$/)).toBeTruthy();
  await person.click(buy());
  await waitFor(() => expect(address()).toBe(`/tickets/order/${KEY}`));
  const lines = [
    { ticketId: 7, count: 2 },
    { ticketId: 8, count: 1 },
  ];
  expect(sent).toEqual([{ eventId: 2, lines, total: 300_000 }]);
});

it('with one kind one ticket is chosen at once, and a single ticket is opened itself', async () => {
  kinds = [kind(8, 'Вход', 0)];
  const code = 'ABCD2345EFGH';
  server.use(
    mock(createTicketOrder).replies({
      message: { ...order, tickets: [{ ticketNumber: 5, code, ticketName: 'Вход', ticketStatus: 1, movedTo: null }] },
    }),
  );
  const { address } = open();
  await person.click(await screen.findByRole('button', { name: 'Зарегистрироваться' }));
  await waitFor(() => expect(address()).toBe(`/tickets/${code}`));
});

it('keeps the price and the way on in sight of a phone until the button of the order is', async () => {
  let see: (isIntersecting: boolean) => void = () => undefined;
  let seen: Element | undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: readonly { isIntersecting: boolean }[]) => void) {
        see = isIntersecting => act(() => tell([{ isIntersecting }]));
      }
      observe(element: Element) {
        seen = element;
      }
      disconnect() {}
    },
  );
  open();
  await more('За столом');
  expect(seen?.contains(buy())).toBe(true);
  expect(screen.queryByRole('button', { name: /^К\sбилетам$/ })).toBeNull();
  see(false);
  expect(screen.getByRole('button', { name: /^К\sбилетам$/ }).parentElement?.textContent).toMatch(/^0–1\s500\s₽/);
  await person.click(await more('За столом'));
  expect(screen.getByRole('button', { name: 'Дальше' }).parentElement?.textContent).toMatch(/^1\s500\s₽/);
  see(true);
  expect(screen.queryByRole('button', { name: 'Дальше' })).toBeNull();
  vi.unstubAllGlobals();
});

it('offers no more than is left, and no more than an order may hold', async () => {
  open();
  const [few, many] = [await more('Рядом'), await more('За столом')];
  await person.click(few);
  await person.click(few);
  expect(few.disabled).toBe(true);
  expect(screen.getByText('осталось 2 места')).toBeTruthy();
  for (let count = 2; count < ticketLimits.places; count++) await person.click(many);
  expect(many.disabled).toBe(true);
});

it('sells nothing of a kind that is not on sale', async () => {
  kinds = [
    { ...kind(7, 'Ранний', 50_000), sale: ticketSale.soon, saleFrom: '2026-12-05T05:00:00.000Z' },
    { ...kind(8, 'Последний', 50_000), sale: ticketSale.soldOut, left: 0 },
  ];
  open();
  expect(await screen.findByText(/05\.12\.2026/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Купить|больше$/ })).toBeNull();
});

it('lets a customer join the queue for what is sold out, and tells where they stand', async () => {
  kinds = [{ ...kind(8, 'Последний', 50_000), sale: ticketSale.soldOut, left: 0 }];
  const joins: unknown[] = [];
  server.use(
    mock(joinTicketQueue).replies(({ body }) => {
      joins.push(body);
      return { message: wait };
    }),
  );
  const { address } = open();
  await person.click(await screen.findByRole('button', { name: /^Встать в\sочередь/ }));
  await person.selectOptions(await screen.findByRole('combobox', { name: 'Сколько мест' }), '3');
  await person.click(screen.getByRole('button', { name: /^Встать в\sочередь$/ }));
  await waitFor(() => expect(address()).toBe(`/tickets/wait/${KEY}`));
  expect(joins).toEqual([{ ticketId: 8, places: 3 }]);
});

it('says that a closed queue is closed', async () => {
  kinds = [{ ...kind(8, 'Последний', 50_000), sale: ticketSale.soldOut, left: 0 }];
  server.use(
    mock(getTicketOffer).replies({
      message: { eventId: 2, refundTerms: ticketRefund.byDays, kinds, isQueueClosed: true },
    }),
  );
  open();
  expect(await screen.findByText(/закрыта/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Встать/ })).toBeNull();
});

it('reads again what is left when somebody was faster', async () => {
  server.use(mock(createTicketOrder).fails('tickets_sold_out'));
  open();
  await person.click(await more('За столом'));
  const before = asked;
  await person.click(buy());
  await waitFor(() => expect(asked).toBeGreaterThan(before));
});

it('asks a visitor for name, phone and consent beside the fields', async () => {
  open(customerSession());
  await person.click(await more('За столом'));
  await person.click(buy());
  const form = within(await screen.findByRole('form', { name: 'Кто придёт' }));
  await person.click(form.getByRole('button', { name: 'Получить код' }));
  expect((await form.findAllByText('Обязательное поле')).length).toBeGreaterThan(0);
  expect(form.getAllByText(/^Без согласия/).length).toBeGreaterThan(0);
});

it('proves the phone of a visitor by a code, and orders by it', async () => {
  const guests: unknown[] = [];
  server.use(
    mock(sendTicketOrderCode).replies({
      message: { smsuid: 'u1', ttl: 20, unit: 'minutes', type: smsCodeType.confirm, resend: 60, code: null },
    }),
    mock(createGuestTicketOrder).replies(({ body }) => {
      guests.push(body);
      return { message: order };
    }),
  );
  const { address } = open(customerSession());
  await person.click(await more('За столом'));
  await person.click(buy());
  await person.click(await screen.findByLabelText(/^Имя/));
  await person.paste('Ивлева Нина');
  await person.click(screen.getByLabelText('Телефон'));
  await person.paste('9121112233');
  await person.click(screen.getByRole('checkbox'));
  await person.click(screen.getByRole('button', { name: 'Получить код' }));
  await person.click(await screen.findByLabelText('Код из СМС'));
  await person.paste('123456');
  await person.click(screen.getByRole('button', { name: 'Подтвердить' }));
  await waitFor(() => expect(address()).toBe(`/tickets/order/${KEY}`));
  const answer = { smsuid: 'u1', code: '123456', name: 'Ивлева Нина', phone: '9121112233', consent: true };
  expect(guests).toEqual([{ eventId: 2, lines: [{ ticketId: 7, count: 1 }], total: 150_000, ...answer }]);
});
