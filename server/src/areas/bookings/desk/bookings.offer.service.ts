import { ApiFailure } from '@venue/sdk';
import type { Quote } from '@venue/sdk/bookings/model';
import { bookingMode } from '@venue/sdk/rooms/model';
import { VAT_PERCENT } from '../../../area/payable.ts';
import { actorOf, type Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { publish } from '../../../core/publish.ts';
import { bookingDeletedMessages } from '../bookings.messages.ts';
import { priced, whatInstead } from '../bookings.request.ts';
import { customerMay, latestOf, statusAt } from '../bookings.rules.ts';
import * as store from '../bookings.store.ts';
import { holdHours } from '../hold/bookings.hold.service.ts';
import { sendLink } from '../link/bookings.link.service.ts';
import { takenByOthers } from './bookings.desk.request.ts';

type PricedOffer = Awaited<ReturnType<typeof priced>>;
type Wish = Parameters<typeof priced>[1];

/**
 * Hours of a room that is booked on request, checked and priced as every booking is.
 * @throws ApiFailure room_not_requestable, tariff_gone, slot_invalid, invalid_input
 */
export const pricedOffer = (db: Db, wish: Wish, context: Pick<Context, 'now' | 'config'>): Promise<PricedOffer> =>
  priced(db, wish, context, bookingMode.request);

/** Which hours of an offer are taken, but for those of the offer that it replaces. */
export const takenOfOffer = (
  db: Db,
  roomId: number,
  asked: PricedOffer,
  replaced: number | undefined,
): Promise<Date[]> => takenByOthers(db, roomId, asked, replaced);

/** Which hours of an offer are taken, and the nearest free ones. */
export const insteadOfOffer = (db: Db, roomId: number, asked: PricedOffer) =>
  whatInstead(db, roomId, asked.hours, asked.limits);

interface Offer {
  readonly roomId: number;
  readonly userId: number;
  readonly keepHours: number;
  readonly guests: number;
  /** What the customer wants the room for. */
  readonly purpose: string;
  /** What is to be paid, in kopecks: the quote's sum, or another one. */
  readonly price: number;
  /** Whether it takes the place of another offer. */
  readonly isOther?: boolean;
}

/**
 * Holds hours that are offered until they are paid, and sends the link to pay by.
 * @throws ApiFailure slot_taken
 */
export async function holdForOffer(
  tx: Db,
  context: Context,
  asked: PricedOffer,
  offer: Offer,
): Promise<store.BookingRow> {
  const { now } = context;
  const { roomId, userId, keepHours, price, guests, purpose, isOther = false } = offer;
  const latest = latestOf(asked.hours, now);
  if (latest <= now) throw new ApiFailure('slot_invalid');
  const expiresAt = new Date(Math.min(now.getTime() + keepHours * 3_600_000, latest.getTime()));
  const quote = priceOf(asked.quote, price);
  const row = await holdHours(
    tx,
    context,
    { ...asked, quote },
    { roomId, userId, expiresAt, guests, customerComment: purpose, madeBy: actorOf(context).userId },
  );
  return sendLink(tx, context, row, isOther ? 'roomRequest.changed' : 'roomRequest.offered');
}

/** Ends the unpaid booking of an offer for staff, without a message. Undefined if it is paid, being paid or over. */
export async function endOffer(
  tx: Db,
  context: Context,
  id: number,
  reason: string,
): Promise<store.BookingRow | undefined> {
  const { now } = context;
  const row = await store.lockBooking(tx, id);
  if (!row || statusAt(row, now) !== store.bookingState.awaitingPayment) return undefined;
  await store.freeHours(tx, id);
  await store.changeBooking(tx, id, {
    status: store.bookingState.cancelled,
    cancelledAt: now,
    cancelledBy: 'staff',
    rejectionReason: reason,
    expiresAt: null,
  });
  await store.note(tx, id, now, actorOf(context).name, `Предложение отозвано: ${reason}`);
  publish(tx, now, bookingDeletedMessages(row));
  return row;
}

/**
 * What the customer may do with an offer now. A room on request is never booked instantly, and an offer ends when its
 * hours are closed.
 */
export const offerMay = (
  row: Omit<Parameters<typeof customerMay>[0], 'isInstant' | 'closedWhy'>,
  now: Date,
): ReturnType<typeof customerMay> => customerMay({ ...row, isInstant: false, closedWhy: null }, now);

/** A quote with another sum. Everything becomes one line, because a receipt's lines must add up to the payment. */
function priceOf(quote: Quote, price: number): Quote {
  const [first] = quote.lines;
  if (price === quote.price || !first) return quote;
  const title = quote.lines.map(line => line.title).join(', ');
  return {
    lines: [{ ...first, title, quantity: 1, unit: 'piece', unitPrice: price, sum: price }],
    price,
    vat: Math.round((price * VAT_PERCENT) / (100 + VAT_PERCENT)),
    vatPercent: VAT_PERCENT,
  };
}
