import { ApiFailure } from '@venue/sdk';
import { eventPeriods, formatWhen } from '@venue/sdk/events/model';
import { ticketChange, ticketLimits, ticketSale } from '@venue/sdk/tickets/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { writtenFrom } from '../../core/night.ts';
import { tell } from '../../core/outbox.ts';
import { publish } from '../../core/publish.ts';
import { countAttempt } from '../../core/security/attempts.ts';
import { type EventTableRow, eventById, ticketsOf } from '../events/events.store.ts';
import { byHolder } from '../tickets/cancellation/tickets.cancellation.service.ts';
import { ticketsByIds } from '../tickets/cancellation/tickets.cancellation.store.ts';
import {
  eventOf,
  holderReach,
  movedMessages,
  ordersOf,
  ticketFiles,
} from '../tickets/letters/tickets.letters.service.ts';
import { serveQueue } from '../tickets/line/tickets.line.service.ts';
import { notePasses } from '../tickets/line/tickets.line.store.ts';
import {
  isSameKind,
  mayMove,
  type PricedLine,
  placesLeft,
  saleOf,
  sequenceAfter,
} from '../tickets/moves/tickets.moves.service.ts';
import { givePlacesBack, takePlaces } from '../tickets/tickets.places.store.ts';
import { letGo, offeredEvent, ticketLink } from '../tickets/tickets.service.ts';
import { type HeldTicket, lockTickets, noteOrder, overdueOrders, placesOfHolder } from '../tickets/tickets.store.ts';
import { addChange, replaceCode } from '../tickets/transfer/tickets.transfer.store.ts';
import { seriesOf } from './series.store.ts';

/** How often a ticket is moved: each time is an SMS. */
const perTicket = [{ most: 5, seconds: 24 * 3600 }] as const;

interface Move {
  /** As they were read. */
  readonly seen: readonly HeldTicket[];
  readonly from: number;
  readonly to: number;
  readonly by: 'holder' | 'staff';
  /** Who it is in the history of the order. */
  readonly who: string;
}

/**
 * Moves tickets to another date of the series in the given transaction: takes the places there, gives those here to the
 * queue, replaces the codes, and tells each holder once. Their order and what was paid stay as they are; the price goes
 * with the ticket. Throws `not_found`, `ticket_replaced`, `ticket_not_movable`, `price_differs`,
 * `tickets_sold_out`, `tickets_not_on_sale`, `too_many_tickets` and `rate_limited`. Returns the tickets as they are then.
 */
export async function move(
  tx: Db,
  works: Pick<Context, 'now' | 'config'>,
  { seen, from, to, by, who }: Move,
): Promise<HeldTicket[]> {
  const { now } = works;
  // Orders, returns and the door lock the same rows.
  await lockTickets(tx, seen, to);
  const before = await ticketsByIds(
    tx,
    seen.map(({ ticket }) => ticket.id),
  );
  const codes = new Set(seen.map(({ ticket }) => ticket.code));
  // guard: series.race.test.ts
  if (before.some(({ ticket, event }) => !codes.has(ticket.code) || event.id !== from))
    throw new ApiFailure('ticket_replaced');
  const series = await seriesOf(tx, from);
  // guard: series.move.test.ts
  if (from === to || series === undefined || series !== (await seriesOf(tx, to))) throw new ApiFailure('not_found');
  if (!before.every(each => mayMove(each, by, now))) throw new ApiFailure('ticket_not_movable');
  for (const { ticket } of before) await countAttempt(tx, `ticket-change:${ticket.id}`, now, perTicket);
  for (const overdue of await overdueOrders(tx, now, to)) await letGo(tx, overdue, 'expiry', now);
  // What somebody waits for is theirs first.
  // guard: series.move.test.ts
  await serveQueue(tx, works, to);
  const event = await offeredEvent(tx, to, now);
  const kindOf = await kindsThere(tx, event, before, now);
  for (const [{ ticket }, theirs] of byHolder(before, each => each)) {
    // guard: series.move.test.ts
    if ((await placesOfHolder(tx, to, ticket)) + theirs.length > ticketLimits.places)
      throw new ApiFailure('too_many_tickets');
  }
  const lines = linesOf(before.map(each => kindOf(each)));
  if (!(await takePlaces(tx, to, lines, 'sold'))) throw new ApiFailure('tickets_sold_out');
  await notePasses(
    tx,
    lines.map(({ ticketId }) => ticketId),
  );
  await givePlacesBack(tx, from, linesOf(before.map(({ ticket }) => ticket.ticketId)), 'sold');
  for (const each of before) await moveOne(tx, now, each, { event, ticketId: kindOf(each), who });
  const after = await ticketsByIds(
    tx,
    before.map(({ ticket }) => ticket.id),
  );
  // Who moves their own tickets is awake; whom staff move need not be.
  // guard: series.move.test.ts
  const notBefore = by === 'staff' ? writtenFrom([event.date, ...before.map(each => each.event.date)], now) : now;
  for (const [, theirs] of byHolder(after, each => each)) await tellHolder(tx, works, { before, theirs, notBefore });
  // Places given back are offered to those who wait, before anybody else can have them.
  await serveQueue(tx, works, from);
  return after;
}

type Line = Pick<PricedLine, 'ticketId' | 'count'>;

/** How many places of each kind, in the order in which all take them. */
const linesOf = (ticketIds: readonly number[]): Line[] =>
  [...Map.groupBy(ticketIds, id => id)]
    .map(([ticketId, { length: count }]) => ({ ticketId, count }))
    .toSorted((one, other) => one.ticketId - other.ticketId);

/** Finds the kind of each ticket at the other date. Throws for one that it has no places of, or at another price. */
async function kindsThere(tx: Db, event: EventTableRow, tickets: readonly HeldTicket[], now: Date) {
  const kinds = await ticketsOf(tx, event.id);
  const kindOf = ({ kind }: HeldTicket) => kinds.find(each => isSameKind(each, kind));
  for (const [kind, theirs] of Map.groupBy(tickets, kindOf)) {
    const sale = kind && saleOf(kind, event, now);
    if (!kind || sale === ticketSale.soon || sale === ticketSale.closed) throw new ApiFailure('tickets_not_on_sale');
    // guard: series.move.test.ts
    if (theirs.some(({ ticket }) => ticket.price !== kind.price)) throw new ApiFailure('price_differs');
    if (theirs.length > placesLeft(kind, event)) throw new ApiFailure('tickets_sold_out');
  }
  return (each: HeldTicket): number => kindOf(each)?.id ?? 0;
}

interface Target {
  readonly event: EventTableRow;
  readonly ticketId: number;
  readonly who: string;
}

async function moveOne(tx: Db, now: Date, former: HeldTicket, { event, ticketId, who }: Target): Promise<void> {
  const { id, code, userId, name, phone, orderId, eventId } = former.ticket;
  const sequence = sequenceAfter(former, event.revision);
  const there = { name, eventId: event.id, ticketId, movedAt: now, sequence };
  if ((await replaceCode(tx, id, code, there)) === undefined) throw new ApiFailure('ticket_replaced');
  await addChange(tx, { attendeeId: id, eventId, kind: ticketChange.moved, at: now, code, userId, name, phone });
  const when = formatWhen(event, { year: true });
  if (orderId !== null)
    await noteOrder(tx, orderId, { at: now, who, what: `Билет № ${id} перенесён на другую дату: ${when}` });
}

async function tellHolder(
  tx: Db,
  works: Pick<Context, 'now' | 'config'>,
  { before, theirs, notBefore }: { before: readonly HeldTicket[]; theirs: readonly HeldTicket[]; notBefore: Date },
): Promise<void> {
  const { now, config } = works;
  const [first] = theirs;
  const was = before.find(({ ticket }) => ticket.id === first?.ticket.id)?.event;
  const former = was && (await eventById(tx, was.id));
  if (!first || !was || !former) return;
  const { ticket, event } = first;
  // Calendars have an entry for each day of the former date.
  const formerDays = Math.max(event.formerDays, was.formerDays, eventPeriods(was).length);
  await tell(tx, works, {
    event: 'series.moved',
    of: ordersOf(theirs),
    to: await holderReach(tx, ticket),
    about: {
      ...eventOf(event),
      ...{ id: ticket.id, count: theirs.length, former: formatWhen(was, { year: true }) },
      link: (await ticketLink(tx, config, theirs)).link,
    },
    secret: (await ticketLink(tx, config, theirs)).secret,
    notBefore,
    files: () =>
      ticketFiles(
        theirs.map(each => ({ ...each, event: { ...each.event, formerDays } })),
        works,
      ),
  });
  publish(tx, now, [
    ...movedMessages({ userId: ticket.userId, eventId: event.id, eventTitle: event.title }),
    ...movedMessages({ userId: null, eventId: former.id, eventTitle: former.title }),
  ]);
}
