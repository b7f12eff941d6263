import { ApiFailure } from '@venue/sdk';
import { ticketLimits, ticketOrderStatus } from '@venue/sdk/tickets/model';
import type { Config } from '../../config.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { type Reach, tell } from '../../core/outbox.ts';
import { publish } from '../../core/publish.ts';
import { countAttempt } from '../../core/security/attempts.ts';
import { reachOf } from '../accounts/accounts.store.ts';
import { type EventTableRow, eventById, lockEvent, ticketsOf } from '../events/events.store.ts';
import { eventOf, holderReach, kindsOf, ordersOf, ticketFiles } from './letters/tickets.letters.service.ts';
import { serveQueue } from './line/tickets.line.service.ts';
import { notePasses } from './line/tickets.line.store.ts';
import { termsOf } from './terms/tickets.terms.store.ts';
import { ticketMessages } from './tickets.messages.ts';
import { givePlacesBack, takePlaces } from './tickets.places.store.ts';
import { beginsAt, isOffered, linesOf, type PricedLine, pricedAt, totalOf } from './tickets.rules.ts';
import * as store from './tickets.store.ts';

/** The buyer in histories: the name is only in the order, from which it is removed with the account. */
export const BUYER = 'Покупатель';

type Works = Pick<Context, 'now' | 'config'>;

/** Limits of orders by phone: each is an SMS, even when its tickets are cancelled at once. */
export const perPhone = [
  { most: 20, seconds: 3600 },
  { most: 60, seconds: 24 * 3600 },
] as const;

/** An event whose tickets everybody may order. Throws `not_found`. */
export async function offeredEvent(db: Db, id: number, now: Date): Promise<EventTableRow> {
  const row = await eventById(db, id);
  if (!row || !isOffered(row, now)) throw new ApiFailure('not_found');
  return row;
}

interface TicketRequest {
  readonly eventId: number;
  readonly lines: readonly { readonly ticketId: number; readonly count: number }[];
  readonly total: number;
}

/**
 * Orders tickets in the given transaction: takes the places, and issues free tickets. The event's row is locked, so
 * orders for it run one after another. Throws what `linesOf` throws, `not_found`, `tickets_sold_out`, `rate_limited`.
 */
export async function orderTickets(
  tx: Db,
  works: Works,
  { eventId, lines: asked, total }: TicketRequest,
  holder: store.Holder,
): Promise<store.OrderOfEvent> {
  const { now } = works;
  await countAttempt(tx, `tickets-for:${holder.phone}`, now, perPhone);
  if (!(await lockEvent(tx, eventId))) throw new ApiFailure('not_found');
  for (const overdue of await store.overdueOrders(tx, now, eventId)) await letGo(tx, overdue, 'expiry', now);
  // What somebody waits for is theirs before anybody can buy it.
  // guard: server/src/areas/ticket-waits/ticket-waits.fair.test.ts
  await serveQueue(tx, works, eventId);
  // Read under the lock, after the places of expired orders were freed.
  const event = await offeredEvent(tx, eventId, now);
  const holds = await store.placesOfHolder(tx, eventId, holder);
  const lines = linesOf(asked, event, await ticketsOf(tx, eventId), { total, holds, now });
  const free = totalOf(lines) === 0;
  if (!(await takePlaces(tx, eventId, lines, free ? 'sold' : 'held'))) throw new ApiFailure('tickets_sold_out');
  await notePasses(
    tx,
    lines.map(({ ticketId }) => ticketId),
  );
  const payUntil = free ? null : new Date(now.getTime() + ticketLimits.holdMinutes * 60_000);
  const order = await store.addOrder(
    tx,
    {
      eventId,
      ...holder,
      total,
      status: free ? ticketOrderStatus.issued : ticketOrderStatus.held,
      payUntil,
      holdUntil: payUntil,
      // guard: terms/tickets.terms.test.ts
      refundTerms: (await termsOf(tx, eventId)).refundTerms,
      createdAt: now,
    },
    lines,
  );
  if (free) await issue(tx, works, order, event, lines);
  else await store.noteOrder(tx, order.id, { at: now, who: BUYER, what: 'Заказаны билеты, места удержаны' });
  return { ...order, eventTitle: event.title, covered: 0 };
}

/** Adds the tickets of an order whose places are sold, and sends the holder a link to them. */
export async function issue(
  tx: Db,
  works: Works,
  order: store.TicketOrderRow,
  event: EventTableRow,
  lines: readonly PricedLine[],
): Promise<void> {
  const { now } = works;
  await tellHolders(tx, works, order, await store.addTickets(tx, order, pricedAt(lines, order.total), now));
  publish(tx, now, ticketMessages({ ...order, eventTitle: event.title }, 'issued'));
}

/**
 * Sends the buyer of these tickets a link to them, and each of those to whom the buyer gave some a link to theirs: the
 * page of the order is the buyer's alone.
 */
export async function tellHolders(
  tx: Db,
  works: Works,
  order: store.TicketOrderRow,
  codes: readonly string[],
): Promise<void> {
  const tickets = await store.ticketsByCodes(tx, codes);
  // guard: transfer/tickets.transfer.test.ts
  const own = tickets.filter(({ ticket }) => ticket.transferredAt === null);
  const key = own.length > 1 ? order.key : undefined;
  // Those that were moved to another date have a message of their own.
  for (const held of Map.groupBy(own, ({ event }) => event.id).values())
    await tellHolder(tx, works, { held, to: await reachOf(tx, order.userId, order.phone), key });
  for (const held of tickets.filter(each => !own.includes(each)))
    await tellHolder(tx, works, { held: [held], to: await holderReach(tx, held.ticket) });
}

interface HolderOf {
  readonly held: readonly store.HeldTicket[];
  readonly to: Reach;
  /** The key of the order whose page has them all. */
  readonly key?: string | undefined;
}

async function tellHolder(tx: Db, works: Works, { held, to, key }: HolderOf): Promise<void> {
  const [first] = held;
  if (!first) return;
  const secret = key ?? first.ticket.code;
  const link = linkOf(works.config, key === undefined ? secret : `order/${secret}`);
  await tell(tx, works, {
    event: 'ticket.issued',
    of: ordersOf(held),
    to,
    about: { ...eventOf(first.event), link, at: beginsAt(first.event), tickets: kindsOf(held) },
    secret,
    files: () => ticketFiles(held, works),
  });
}

/**
 * The link to tickets of one person, with its secret part: to their only ticket, or to the order of which they are the
 * buyer.
 */
export async function ticketLink(tx: Db, config: Config, held: readonly store.HeldTicket[]) {
  // The page of an order is its buyer's alone.
  // guard: transfer/tickets.transfer.test.ts
  const bought = held.find(({ ticket }) => ticket.transferredAt === null && ticket.orderId !== null);
  const orderId = held.length > 1 ? bought?.ticket.orderId : null;
  const order = typeof orderId === 'number' ? await store.orderOfEvent(tx, { id: orderId }) : undefined;
  const secret = order?.key ?? held[0]?.ticket.code ?? '';
  return { secret, link: linkOf(config, order ? `order/${secret}` : secret) };
}

export const linkOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, tail: string): string =>
  `${publicUrl}/app/tickets/${tail}`;

const endings = {
  expiry: { who: 'Система', what: 'Время на оплату вышло, места свободны' },
  buyer: { who: BUYER, what: 'Заказ отменён до оплаты' },
  event: { who: 'Система', what: 'Мероприятие отменено, места свободны' },
} as const;

/**
 * Frees the places of an unpaid order. The caller holds the event locked and has checked that the order is still held.
 */
export async function letGo(
  tx: Db,
  order: store.TicketOrderRow,
  endedBy: keyof typeof endings,
  now: Date,
): Promise<void> {
  await store.changeOrder(tx, order.id, { status: ticketOrderStatus.lapsed, holdUntil: null, endedBy });
  await store.noteOrder(tx, order.id, { at: now, ...endings[endedBy] });
  await givePlacesBack(tx, order.eventId, await store.linesOfOrder(tx, order.id), 'held');
}

/** An order with its event locked, as every change of an order needs; undefined when there is none. */
export async function lockOrder(
  tx: Db,
  by: Parameters<typeof store.orderOfEvent>[1],
): Promise<store.OrderOfEvent | undefined> {
  const found = await store.orderOfEvent(tx, by);
  if (!found) return undefined;
  await lockEvent(tx, found.eventId);
  return store.orderOfEvent(tx, by);
}
