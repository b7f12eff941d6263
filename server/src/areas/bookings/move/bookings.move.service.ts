import { ApiFailure, formatMoney, formatRuns } from '@venue/sdk';
import type { MoveQuote } from '@venue/sdk/bookings/model';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { tell } from '../../../core/outbox.ts';
import { publish } from '../../../core/publish.ts';
import { reachOf } from '../../accounts/accounts.store.ts';
import { moneyHere } from '../../payments/payments.store.ts';
import { isClosed } from '../../rooms/rooms.opening.store.ts';
import { bookingAddedMessages, bookingDeletedMessages, bookingPaidMessages } from '../bookings.messages.ts';
import type { Priced } from '../bookings.request.ts';
import { endOf, latestOf } from '../bookings.rules.ts';
import * as store from '../bookings.store.ts';
import { differenceOf, lowerRest } from '../deposit/bookings.deposit.store.ts';
import { stayFiles, stayOf } from '../desk/bookings.stay.service.ts';
import * as moves from './bookings.move.store.ts';

type Row = store.BookingRow;
type Works = Pick<Context, 'now' | 'config'>;

/** What a booking is to become, checked and priced. */
type PricedMove = Priced & { readonly roomId: number };

/** The hours and sums on which the decision was based. */
interface Seen {
  readonly seen?: readonly string[];
  readonly price: number;
  /** The additional payment. */
  readonly due: number;
  /** The sum to return. */
  readonly back: number;
}

/** What depends on who changes a booking; all the rest of a change is the same for everybody. */
export interface MovePolicy<To extends PricedMove = PricedMove> {
  /** Their name in the booking's history. */
  readonly who: string;
  /** Throws if the booking may not be changed now. */
  readonly mustAllow: (row: Row) => void;
  readonly price: (db: Db, row: Row) => Promise<To>;
  /** The failure if the sums are not those that were seen. */
  readonly otherSums: (quote: MoveQuote, seen: Seen) => ApiFailure;
  /** Whether a booking that gets more expensive keeps its hours until the difference is paid. */
  readonly waits: boolean;
  /** Whether the new hours are held already: whoever closed a day since saw them as taken. */
  readonly isHeld: boolean;
  /** Takes the difference or sends it back. */
  readonly settle: (tx: Db, is: Row, quote: MoveQuote) => Promise<void>;
  /** The message to the customer. */
  readonly event: 'booking.changedByStaff' | 'booking.moved';
  /** Whether the customer of an unpaid booking gets that message too. */
  readonly tellsUnpaid: boolean;
}

const isPaid = ({ status }: Pick<Row, 'status'>): boolean => status === store.bookingState.paid;

/**
 * What a change would make of a booking, and the difference to pay or return if the booking is paid. An unpaid one has
 * none: its whole price is still to be paid.
 */
export async function quoteChange<To extends PricedMove>(db: Db, row: Row, policy: MovePolicy<To>) {
  policy.mustAllow(row);
  const asked = await policy.price(db, row);
  const { price } = asked.quote;
  const paid = isPaid(row) ? await moneyHere(db, { kind: 'booking', id: row.id }) : 0;
  const { due, back, lower } = isPaid(row) ? differenceOf(row, price, paid) : { due: 0, back: 0, lower: 0 };
  const quote: MoveQuote = { ...asked.quote, paid, due, back };
  return { asked, quote, lower };
}

/**
 * Changes the hours, room, tariff or extras of a booking; the caller holds its lock. The old hours are freed and the
 * new ones taken in one transaction, so the booking has either all new hours or all old ones.
 * @returns the booking, or null if it waits for a payment: the new hours are then held in addition to the old ones
 * @throws ApiFailure conflict, slot_taken, slot_invalid, what the policy throws
 */
export async function changeBooking(
  tx: Db,
  works: Works,
  row: Row,
  seen: Seen,
  policy: MovePolicy,
): Promise<Row | null> {
  // guard: bookings.move.test.ts
  if (seen.seen && !isSame(row.hours, seen.seen)) throw new ApiFailure('conflict');
  const { asked, quote, lower } = await quoteChange(tx, row, policy);
  // guard: bookings.move.test.ts, ../../desk/desk.move.test.ts
  if (quote.price !== seen.price || quote.due !== seen.due || quote.back !== seen.back)
    throw policy.otherSums(quote, seen);
  // Frees the hours held for an earlier move that was not paid.
  // guard: bookings.move.test.ts
  if (isPaid(row) && !policy.isHeld) await freeHeldHours(tx, row, works.now);
  if (policy.waits && quote.due > 0) {
    await holdChange(tx, works, row, asked, quote.due, policy.who);
    return null;
  }
  const is = await takeHours(tx, row, asked, policy.isHeld, works.now);
  if (lower > 0) await lowerRest(tx, row.id, lower);
  await policy.settle(tx, is, quote);
  await tellChanged(tx, works, row, is, quote.back, policy);
  return is;
}

const isSame = (hours: readonly Date[], seen: readonly string[]): boolean =>
  hours.length === seen.length && hours.every(each => seen.some(one => Date.parse(one) === each.getTime()));

async function takeHours(tx: Db, row: Row, asked: PricedMove, isHeld: boolean, now: Date): Promise<Row> {
  const { roomId, hours, buffers, tariff, quote } = asked;
  const [first, last] = [hours[0], hours.at(-1)];
  if (!first || !last) throw new ApiFailure('slot_invalid');
  const latest = latestOf(hours, now);
  const until = (at: Date | null) => (at && at > latest ? latest : at);
  const values = {
    roomId,
    tariffId: tariff.id,
    tariffTitle: tariff.title,
    hours: [...hours],
    buffers: [...buffers],
    firstStart: first,
    lastEnd: endOf(last),
    ...quote,
    payUntil: until(row.payUntil),
    expiresAt: until(row.expiresAt),
  };
  const taker = values.expiresAt
    ? ({ kind: 'hold', bookingId: row.id, expiresAt: values.expiresAt } as const)
    : ({ kind: 'booking', bookingId: row.id } as const);
  const is = await store.moveHours(tx, row.id, values, taker, now);
  if (!is) throw new ApiFailure('slot_taken');
  // guard: bookings.move.test.ts, ../../rooms/rooms.days.test.ts
  if (!isHeld) await mustBeOpen(tx, row, asked);
  return is;
}

/** Refuses hours of a closed day, except those that the booking has already. */
async function mustBeOpen(tx: Db, row: Row, { roomId, hours }: PricedMove): Promise<void> {
  const added = addedTo(row.roomId === roomId ? row.hours : [], hours);
  if (await isClosed(tx, roomId, added)) throw new ApiFailure('slot_invalid');
}

/** Holds the new hours in addition to the booking's own, which it keeps until the payment. */
async function holdChange(
  tx: Db,
  { now, config }: Works,
  row: Row,
  asked: PricedMove,
  due: number,
  who: string,
): Promise<void> {
  const { hours, buffers, quote } = asked;
  const first = hours[0] ?? row.firstStart;
  const latest = Math.min(first.getTime(), row.firstStart.getTime());
  const expiresAt = new Date(Math.min(now.getTime() + config.holdMinutes * 60_000, latest));
  const taker = { kind: 'hold', bookingId: row.id, expiresAt, beside: buffers } as const;
  if (!(await store.takeHours(tx, row.roomId, hours, taker, now))) throw new ApiFailure('slot_taken');
  await mustBeOpen(tx, row, asked);
  const { lines, price, vat, vatPercent } = quote;
  await moves.putMove(tx, {
    bookingId: row.id,
    state: 'open',
    hours: [...hours],
    buffers: [...buffers],
    lines,
    price,
    vat,
    vatPercent,
    due,
    createdAt: now,
    payUntil: expiresAt,
    expiresAt,
  });
  const is = { ...row, hours: [...hours] };
  await store.note(tx, row.id, now, who, `Перенос ждёт доплаты ${formatMoney(due)}: ${whenAndWhere(is)}`);
  publish(tx, now, bookingAddedMessages(is));
}

/** Records the change in the history, sends the customer a message and updates all screens. */
async function tellChanged(
  tx: Db,
  { now, config }: Works,
  was: Row,
  is: Row,
  back: number,
  { who, event, tellsUnpaid }: MovePolicy,
): Promise<void> {
  const [from, to] = [whenAndWhere(was), whenAndWhere(is)];
  const what = from === to ? `Изменён состав брони: ${to}` : `Перенесено: было ${from}; стало ${to}`;
  await store.note(tx, is.id, now, who, what);
  if (tellsUnpaid || isPaid(is))
    await tell(
      tx,
      { now, config },
      {
        event,
        of: { kind: 'booking', ids: [is.id] },
        to: await reachOf(tx, is.userId),
        uselessAt: is.lastEnd,
        about: { ...(await stayOf(tx, is.id, now)), back },
        files: async () => (isPaid(is) ? stayFiles(tx, [is.id], { now, config }, `Бронь № ${is.id}`) : []),
      },
    );
  publish(tx, now, bookingDeletedMessages(was));
  publish(tx, now, (is.expiresAt ? bookingAddedMessages : bookingPaidMessages)(is));
}

/** Where and when a booking is, in words. */
const whenAndWhere = ({ roomName, hours }: Pick<Row, 'roomName' | 'hours'>): string =>
  `${roomName}, ${formatRuns(hours)}`;

/** Those of the hours that are not among the former ones. */
export function addedTo(former: readonly Date[], hours: readonly Date[]): Date[] {
  const had = new Set(former.map(each => each.getTime()));
  return hours.filter(each => !had.has(each.getTime()));
}

/** Frees the hours held for a move and updates the screens. */
export async function freeHeldHours(tx: Db, row: Row, now: Date): Promise<void> {
  const hours = await moves.freeHeld(tx, row.id);
  if (hours.length > 0) publish(tx, now, bookingDeletedMessages({ ...row, hours }));
}
