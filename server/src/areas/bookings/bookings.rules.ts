import { ApiFailure, addDays, dayOf, failureTexts, hourOf, mayMove } from '@venue/sdk';
import {
  type BookingStatus,
  type bookingActions,
  bookingMoves,
  bookingStatus,
  isAgreed,
  type Quote,
  type QuoteLine,
  refundStatus,
  refundSteps,
} from '@venue/sdk/bookings/model';
import { isWithin, type Opening, openOn, type Priced as Pricing, ruleAt } from '@venue/sdk/rooms/model';
import { GRACE_MS, VAT_PERCENT } from '../../area/payable.ts';
import { confirms, type Due } from './bookings.due.rules.ts';

const HOUR = 3_600_000;

/** Unpaid holds one person may have at a time. */
const MOST_HOLDS = 3;

/** Refuses more unpaid holds than one person may have. @throws ApiFailure `too_many_holds` */
export function mustHoldFew(held: number, more = 1): void {
  if (held + more > MOST_HOLDS) throw new ApiFailure('too_many_holds');
}

export const endOf = (start: Date): Date => new Date(start.getTime() + HOUR);

/** Until when hours may be kept without payment: until they begin; those that have begun, until they end. */
export function latestOf(hours: readonly Date[], now: Date): Date {
  const [first, last] = [hours[0] ?? now, hours.at(-1) ?? now];
  return first > now ? first : endOf(last);
}

/** Which hours may be taken: when the room is open, and how many days ahead can be booked. */
export interface Limits {
  readonly now: Date;
  readonly openDays: number;
  readonly opening: Opening;
  /** Hours kept free before and after every booking. */
  readonly buffers: Buffers;
}

export interface Buffers {
  readonly before: number;
  readonly after: number;
}

/** The hours kept free around these: before and after each run of them, while the room is open. */
export function bufferHours(hours: readonly Date[], { before, after }: Buffers, opening: Opening): Date[] {
  const own = new Set(hours.map(each => each.getTime()));
  const around = new Set<number>();
  for (const start of own) for (let shift = -before; shift <= after; shift++) around.add(start + shift * HOUR);
  // guard: bookings.rules.test.ts
  return [...around]
    .filter(time => !own.has(time) && isOpenAt(new Date(time), opening))
    .sort((a, b) => a - b)
    .map(time => new Date(time));
}

/**
 * Whether nobody can book this hour because taken hours nearby leave no room for its buffers. A longer booking with
 * this hour would need the same neighbouring hours, booked or as buffers.
 */
export const isCramped = (
  start: Date,
  taken: ReadonlySet<number>,
  { buffers, opening }: Pick<Limits, 'buffers' | 'opening'>,
) => bufferHours([start], buffers, opening).some(each => taken.has(each.getTime()));

const isOpenAt = (start: Date, opening: Opening) => isWithin(openOn(opening, dayOf(start)), hourOf(start));

/**
 * The chosen hours, sorted and each once. Every one has to be a whole hour at which the room is open, not begun yet and
 * no further ahead than the calendar is open.
 * @throws ApiFailure slot_invalid
 */
export function checkHours(slots: readonly string[], { now, openDays, opening }: Limits): Date[] {
  const last = addDays(dayOf(now), openDays);
  const hours = [...new Set(slots.map(slot => Date.parse(slot)))].sort((a, b) => a - b).map(time => new Date(time));
  for (const start of hours) {
    if (start.getTime() % HOUR !== 0 || !isOpenAt(start, opening) || start <= now || dayOf(start) > last)
      throw new ApiFailure('slot_invalid', { fields: { [placeOf(slots, start)]: failureTexts.slot_invalid } });
  }
  return hours;
}

/** The field path of an hour in the request. */
const placeOf = (slots: readonly string[], hour: Date): string =>
  `slots.${slots.findIndex(slot => Date.parse(slot) === hour.getTime())}`;

interface Priced {
  readonly id: number;
  readonly title: string;
  readonly price: number;
  readonly perHour: boolean;
}

/** A price that staff agreed for a number of hours, extras included. */
interface Agreed {
  readonly line: QuoteLine;
  readonly hours: number;
}

interface PricedHours {
  readonly lines: readonly QuoteLine[];
  readonly hours: readonly Date[];
}

/** The agreed price of a booking, which is one of its lines. Hours added later have lines of their own. */
export function agreedOf({ lines, hours }: PricedHours): Agreed | undefined {
  const ofTariff = lines.filter(({ kind }) => kind === 'tariff');
  const line = ofTariff.find(isAgreed);
  const added = ofTariff.filter(({ unit }) => unit === 'hour').reduce((sum, { quantity }) => sum + quantity, 0);
  return line && { line, hours: hours.length - added };
}

/** The agreed price reduced to fewer hours, in whole roubles. */
function shareOf({ line, hours }: Agreed, left: number): QuoteLine {
  const { unitPrice: full } = line;
  const sum = left >= hours ? full : Math.round((full * left) / hours / 100) * 100;
  return { ...line, unitPrice: sum, sum };
}

interface PriceRequest {
  /** Their beginnings, in order. */
  readonly hours: readonly Date[];
  /** The agreed price, for the first of these hours. */
  readonly agreed?: Agreed | undefined;
  readonly tariff: Pricing & { readonly id: number; readonly title: string };
  readonly services: readonly Priced[];
  readonly equipment: readonly Priced[];
}

/** The price of a booking, line by line. The one place that prices: preview and order both use it. */
export function quote({ hours, agreed, tariff, services, equipment }: PriceRequest): Quote {
  const extra =
    (kind: 'service' | 'equipment') =>
    ({ id, title, price, perHour }: Priced): QuoteLine => {
      const quantity = perHour ? hours.length : 1;
      return { kind, id, title, quantity, unit: perHour ? 'hour' : 'piece', unitPrice: price, sum: price * quantity };
    };
  const lines: QuoteLine[] = [
    ...(agreed ? [shareOf(agreed, hours.length)] : []),
    ...tariffLines(hours.slice(agreed?.hours), tariff),
    ...services.map(extra('service')),
    ...equipment.map(extra('equipment')),
  ];
  const price = lines.reduce((sum, line) => sum + line.sum, 0);
  return { lines, price, vat: Math.round((price * VAT_PERCENT) / (100 + VAT_PERCENT)), vatPercent: VAT_PERCENT };
}

/** The lines of a tariff's hours: one line for the hours of each price rule. */
const tariffLines = (hours: readonly Date[], tariff: PriceRequest['tariff']): QuoteLine[] =>
  [...Map.groupBy(hours, start => ruleAt(tariff, start))].map(([rule, { length: quantity }]) => {
    const { pricePerHour: unitPrice } = rule ?? tariff;
    const title = rule ? `${tariff.title}\u00a0· ${rule.title}` : tariff.title;
    return { kind: 'tariff', id: tariff.id, title, quantity, unit: 'hour', unitPrice, sum: unitPrice * quantity };
  });

/** What decides how much of the price comes back. */
type Refundable = Pick<State, 'firstStart' | 'closedWhy'>;

/** What comes back, in kopecks, when a customer cancels a paid booking now. */
export const refundFor = (
  { price, deposit, ...booking }: Refundable & { readonly price: number; readonly deposit?: Owed | null },
  now: Date,
): number =>
  // What was not paid of it does not come back.
  // guard: server/src/areas/deposits/deposits.test.ts
  Math.max(0, Math.round((price * shareBack(booking, now)) / 100) - (deposit?.rest ?? 0));

/** What is owed of a booking that its deposit has confirmed. */
interface Owed {
  readonly rest: number | null;
}

/** Refund as a percentage of the price; always the whole price if the venue is closed then. */
export function shareBack({ firstStart, closedWhy }: Refundable, now: Date): number {
  const ahead = (firstStart.getTime() - now.getTime()) / HOUR;
  // guard: bookings.rules.test.ts
  if (closedWhy !== null && ahead >= 0) return 100;
  return refundSteps.find(each => ahead >= each.hoursAhead)?.percent ?? 0;
}

type BookingAction = (typeof bookingMoves)[number]['action'];

interface State {
  readonly status: number;
  readonly firstStart: Date;
  readonly expiresAt: Date | null;
  readonly payUntil: Date | null;
  /** Whether the room is booked instantly. */
  readonly isInstant: boolean;
  /** Why the room is closed at one of its hours; null if it is open. */
  readonly closedWhy: string | null;
  /** The organisation that pays for it after the month. */
  readonly accountPayer?: string | null;
  readonly deposit?: Owed | null;
}

const isOpen = (status: number) => status === bookingStatus.awaitingPayment || status === bookingStatus.processing;

/** The effective status: an expired hold counts as cancelled even before the job has closed it. */
export const statusAt = ({ status, expiresAt }: Pick<State, 'status' | 'expiresAt'>, now: Date): BookingStatus =>
  isOpen(status) && expiresAt !== null && expiresAt <= now ? bookingStatus.cancelled : (status as BookingStatus);

// A started payment must be made within its own term; the grace period only waits for the provider's answer.
function payable({ status, expiresAt, payUntil }: Omit<State, 'isInstant'>, now: Date): boolean {
  if (status !== bookingStatus.processing) return payUntil !== null && payUntil > now;
  return expiresAt !== null && expiresAt.getTime() - GRACE_MS > now.getTime();
}

type CustomerAction = (typeof bookingActions)[number];

/**
 * Whether the customer may move the booking: until it is paid, then as long as a cancellation would be refunded in
 * full. For a room on request, staff choose the hours.
 */
function mayBeMoved(booking: State, status: BookingStatus, now: Date): boolean {
  if (!booking.isInstant || booking.firstStart <= now) return false;
  if (status === bookingStatus.awaitingPayment) return payable(booking, now);
  return status === bookingStatus.paid && shareBack(booking, now) === 100;
}

/** Whether what is due for a move may be paid now, as with a booking. */
export const mayPayMove = (
  { state, payUntil, expiresAt }: { state: string; payUntil: Date; expiresAt: Date },
  now: Date,
): boolean =>
  state === 'open' && (payUntil > now || (expiresAt > payUntil && expiresAt.getTime() > now.getTime() + GRACE_MS));

/** What the customer may do with a booking now, by its status; some actions are possible only before it starts. */
export function customerMay(booking: State, now: Date): CustomerAction[] {
  const status = statusAt(booking, now);
  const may = (action: BookingAction) => mayMove(bookingMoves, action, status);
  const ahead = booking.firstStart > now;
  const can: CustomerAction[] = [];
  if (may('startPayment') && ahead && booking.closedWhy === null && payable(booking, now)) can.push('pay');
  if (may('release')) can.push('release');
  if (may('cancelPaid') && ahead) can.push('cancel');
  // guard: bookings.rules.test.ts, server/src/areas/client-terms/client-terms.book.test.ts
  if (status === bookingStatus.paid && !booking.accountPayer && !booking.deposit?.rest) can.push('receipt');
  if (mayBeMoved(booking, status, now)) can.push('move');
  return can;
}

/** Those of several bookings that one payment would be for now. */
export const unpaidOf = <Booking extends State>(parts: readonly Booking[], now: Date): Booking[] =>
  parts.filter(each => each.status !== bookingStatus.paid && customerMay(each, now).includes('pay'));

/** What staff may do with a booking now. */
export function staffMay(
  booking: State,
  now: Date,
  refund?: { readonly status: string },
): ('cancel' | 'retryRefund')[] {
  const can: ('cancel' | 'retryRefund')[] = [];
  if (mayMove(bookingMoves, 'cancelByStaff', statusAt(booking, now))) can.push('cancel');
  if (refund?.status === refundStatus.failed) can.push('retryRefund');
  return can;
}

interface Awaiting extends Due {
  readonly status: number;
  readonly cancelledBy: string | null;
  readonly firstStart: Date;
}

/** What to do with money that arrived for a booking: book the hours or refund it. */
export function fateOfMoney(booking: Awaiting, paid: number, now: Date): 'book' | 'refund' {
  // guard: bookings.rules.test.ts
  if (!confirms(booking, paid) || !mayMove(bookingMoves, 'receivePayment', booking.status)) return 'refund';
  // What expired may be revived, what somebody cancelled on purpose may not.
  // guard: bookings.rules.test.ts
  if (booking.status === bookingStatus.cancelled && booking.cancelledBy !== 'expiry') return 'refund';
  return booking.firstStart > now ? 'book' : 'refund';
}
