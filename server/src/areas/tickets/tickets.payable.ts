import { ApiFailure } from '@venue/sdk';
import { eventStatus } from '@venue/sdk/events/model';
import { ticketOrderStatus } from '@venue/sdk/tickets/model';
import { type Payable, type Unwanted, VAT_PERCENT } from '../../area/payable.ts';
import type { Db } from '../../core/db/database.ts';
import { publish } from '../../core/publish.ts';
import { coverAgain, lapsedCover } from '../bookings/bookings.cover.store.ts';
import { mayReuse } from '../bookings/bookings.discount.store.ts';
import { type EventTableRow, eventById } from '../events/events.store.ts';
import { serveQueue } from './line/tickets.line.service.ts';
import { ticketMessages } from './tickets.messages.ts';
import { placesTaken, sellHeld } from './tickets.places.store.ts';
import { beginsAt, dueOf, isOffered, mayPay, pricedAt } from './tickets.rules.ts';
import { BUYER, issue, letGo, lockOrder } from './tickets.service.ts';
import * as store from './tickets.store.ts';

type Row = store.OrderOfEvent;
type Works = Parameters<typeof serveQueue>[1];

const { held, issued, lapsed } = ticketOrderStatus;

/**
 * How an order of tickets is paid, by an account or by a guest who has its key. Its places are held for the provider's
 * term and the grace period; the buyer's deadline, until which a payment may be started, does not move.
 */
export const ticketPayable: Payable<Row> = {
  kind: 'ticketOrder',
  fails: { spent: 'tickets_not_payable', down: 'tickets_payment_down' },
  guests: store.buyersOf,
  lock: (tx, id) => lockOrder(tx, { id }),
  async bill(tx, row, { now }) {
    const event = await eventById(tx, row.eventId);
    if (!event || dueOf(row) === 0 || !isOffered(event, now) || !mayPay(row, now))
      throw new ApiFailure('tickets_not_payable');
    const lines = await store.linesOfOrder(tx, row.id);
    return {
      sum: dueOf(row),
      description: `Билеты, заказ № ${row.id}`,
      // What certificates pay is spread over all places, so that the lines add up to what is due.
      lines: pricedAt(lines, dueOf(row))
        .filter(({ sum }) => sum > 0)
        .map(({ name, count, price, sum }) => ({
          title: `Билет «${name}»: ${event.title}`,
          quantity: count,
          unit: 'piece' as const,
          unitPrice: price,
          sum,
        })),
      vatPercent: VAT_PERCENT,
      returnTo: `/app/tickets/order/${row.key}`,
    };
  },
  async begun(tx, row, { now, keptUntil: term, sum }) {
    // A code was applied after the provider was asked.
    // guard: server/src/areas/promo-codes/promo-codes.tickets.test.ts
    if (dueOf(row) !== sum) return 'tickets_not_payable';
    if (row.status !== held || row.holdUntil === null || row.holdUntil <= now) return 'tickets_not_payable';
    await store.changeOrder(tx, row.id, { holdUntil: new Date(Math.max(term.getTime(), row.holdUntil.getTime())) });
    await store.noteOrder(tx, row.id, { at: now, who: BUYER, what: 'Оплата начата' });
    return null;
  },
  async keep(tx, row, { sum, now, keptUntil }) {
    if (row.status !== held || row.holdUntil === null || row.holdUntil <= now || sum !== dueOf(row)) return false;
    const event = await eventById(tx, row.eventId);
    if (!event || event.status === eventStatus.deleted) return false;
    await store.changeOrder(tx, row.id, {
      holdUntil: new Date(Math.max(keptUntil.getTime(), row.holdUntil.getTime())),
    });
    return true;
  },
  async paid(tx, row, { sum, now, config }) {
    const event = await eventById(tx, row.eventId);
    const isLate = row.status === lapsed;
    const again = isLate && sum < row.total ? await coverAgain(tx, { kind: 'ticketOrder', id: row.id }) : 0;
    const order = { ...row, covered: row.covered + again };
    const taken = sum === dueOf(order) && event !== undefined && (await takeAll(tx, order, event, { now, config }));
    if (!event || !taken) return refuse(tx, order, sum, now);
    const lines = await store.linesOfOrder(tx, row.id);
    await store.changeOrder(tx, row.id, { status: issued, paidAt: now, holdUntil: null, endedBy: null });
    const what = isLate ? 'Оплата пришла после окончания брони, места были свободны: билеты выданы' : 'Оплачено';
    await store.noteOrder(tx, row.id, { at: now, who: 'Система', what });
    await issue(tx, { now, config }, row, event, lines);
    return null;
  },
  async declined(tx, row, { now, another }) {
    if (row.status !== held) return;
    await store.noteOrder(tx, row.id, { at: now, who: 'Система', what: 'Платёж отклонён' });
    publish(tx, now, ticketMessages(row, 'payment'));
    if (another) return;
    if (row.payUntil === null || row.payUntil <= now) await letGo(tx, row, 'expiry', now);
    else await store.changeOrder(tx, row.id, { holdUntil: row.payUntil });
  },
  name: ({ id }) => `Билеты, заказ № ${id}`,
  note: (tx, { id }, line) => store.noteOrder(tx, id, line),
  liveMessages: row => ticketMessages(row, 'payment'),
};

/** Sells the places of an order: those it holds, or as many that are free again. False when they are gone. */
async function takeAll(tx: Db, row: Row, event: EventTableRow, works: Works): Promise<boolean> {
  const { now } = works;
  const lines = await store.linesOfOrder(tx, row.id);
  if (row.status === held && event.status !== eventStatus.deleted) {
    await sellHeld(tx, lines);
    return true;
  }
  // An expired order may be sold after all, one that somebody ended on purpose may not.
  const revivable = row.status === lapsed && row.endedBy === 'expiry';
  if (!revivable || !isOffered(event, now) || beginsAt(event) <= now) return false;
  // guard: server/src/areas/promo-codes/promo-codes.tickets.test.ts
  if (!(await mayReuse(tx, { kind: 'ticketOrder', id: row.id }))) return false;
  // Those who wait come before money that is late.
  await serveQueue(tx, works, row.eventId);
  return placesTaken(tx, row.eventId, lines, 'sold');
}

/** Ends an order that this money cannot pay for; returns why the money is refunded. */
async function refuse(tx: Db, row: Row, sum: number, now: Date): Promise<Unwanted> {
  if (row.status === issued) return { cause: 'twice', why: 'Заказ уже был оплачен, вторая оплата возвращается' };
  if (row.status === held) await letGo(tx, row, 'expiry', now);
  // What certificates reserved again for it lapses again.
  // guard: server/src/areas/certificates/certificates.tickets.test.ts
  if (row.status === lapsed) await store.changeOrder(tx, row.id, { status: lapsed });
  if (sum < row.total && row.covered === 0 && (await lapsedCover(tx, { kind: 'ticketOrder', id: row.id })) > 0)
    return {
      cause: 'closed',
      why: 'Оплата пришла после окончания брони, сертификат уже потрачен на\u00a0другое. Деньги возвращаются полностью',
    };
  if (sum !== dueOf(row))
    return { cause: 'sum', why: 'Сумма оплаты не совпала со стоимостью билетов, деньги возвращаются' };
  return row.endedBy === 'buyer' || row.endedBy === 'event'
    ? { cause: 'closed', why: 'Заказ уже был отменён, деньги возвращаются полностью' }
    : { cause: 'gone', why: 'Оплата пришла после окончания брони, билетов уже нет. Деньги возвращаются полностью' };
}
