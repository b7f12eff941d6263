import { ApiFailure, dayOf, failure } from '@venue/sdk';
import { type GroupQuote, writeGroup } from '@venue/sdk/bookings';
import type { BookingRequest } from '@venue/sdk/bookings/model';
import { actorOf, type Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { hallsOf, partsOf } from '../../rooms/rooms.parts.store.ts';
import { roomById } from '../../rooms/rooms.store.ts';
import { checkGuests, priced } from '../bookings.request.ts';
import { mustHoldFew } from '../bookings.rules.ts';
import * as store from '../bookings.store.ts';
import { holdHours } from '../hold/bookings.hold.service.ts';
import { liveHolds } from '../hold/bookings.holds.store.ts';
import { addGroup } from './bookings.group.store.ts';

type Priced = Awaited<ReturnType<typeof priced>>;
type Part = BookingRequest & { readonly guests?: number | null | undefined };
type Obstacle = GroupQuote['parts'][number]['obstacle'];

/** The obstacle to report for each failure of one of several bookings. */
const obstacles: Record<string, Obstacle> = {
  slot_invalid: 'closed',
  room_not_bookable: 'room',
  tariff_gone: 'tariff',
  invalid_input: 'refused',
};

/** Checks and prices one of several bookings; returns its obstacle if it cannot be made now. */
async function pricedOr(db: Db, part: Part, context: Context): Promise<Priced | Obstacle> {
  try {
    const asked = await priced(db, part, context);
    checkGuests(part.guests, asked.capacity);
    return asked;
  } catch (error) {
    const obstacle = error instanceof ApiFailure ? obstacles[error.code] : undefined;
    if (!obstacle) throw error;
    return obstacle;
  }
}

/** What each of several bookings costs, and which cannot be made, also because of the ones before it. */
export async function quoteParts(db: Db, parts: readonly Part[], context: Context): Promise<GroupQuote> {
  const asked: (Priced | Obstacle)[] = [];
  for (const part of parts) asked.push(await pricedOr(db, part, context));
  const taken = await takenIn(db, parts, asked, context.now);
  const quotes: GroupQuote['parts'] = [];
  for (const [index, part] of parts.entries()) {
    const one = asked[index] ?? null;
    const roomName = (await roomById(db, part.roomId))?.name ?? '';
    if (one === null || typeof one === 'string') {
      quotes.push({ quote: null, roomName, obstacle: one, taken: [] });
      continue;
    }
    const here = taken.get(part.roomId) ?? new Set<number>();
    const met = one.hours.filter(hour => here.has(hour.getTime()));
    // A buffer may be taken even if none of the hours is.
    const isFree = [...one.hours, ...one.buffers].every(each => !here.has(each.getTime()));
    // guard: bookings.group.test.ts
    if (isFree) await take(db, taken, part.roomId, [...one.hours, ...one.buffers]);
    quotes.push({
      quote: one.quote,
      roomName,
      obstacle: isFree ? null : 'taken',
      taken: met.map(each => each.toISOString()),
    });
  }
  return {
    parts: quotes,
    price: quotes.reduce((sum, { quote, obstacle }) => sum + (obstacle ? 0 : (quote?.price ?? 0)), 0),
  };
}

/** The taken hours of these rooms, over the days that are asked for. */
async function takenIn(db: Db, parts: readonly Part[], asked: readonly (Priced | Obstacle)[], now: Date) {
  const days = asked.flatMap(one =>
    one === null || typeof one === 'string' ? [] : [...one.hours, ...one.buffers].map(each => dayOf(each)),
  );
  const [from, last] = [days.sort()[0], days.at(-1)];
  const taken = new Map<number, Set<number>>();
  for (const roomId of new Set(parts.map(each => each.roomId))) {
    const span = from && last ? { from, days: (Date.parse(last) - Date.parse(from)) / 86_400_000 + 1 } : undefined;
    const rows = span ? await store.takenHours(db, { now, roomId, ...span }) : [];
    taken.set(roomId, new Set(rows.map(each => each.startsAt.getTime())));
  }
  return taken;
}

/** Marks the hours of one booking as taken for those after it: in its room, its halls and its parts. */
async function take(db: Db, taken: Map<number, Set<number>>, roomId: number, hours: readonly Date[]): Promise<void> {
  for (const id of [roomId, ...(await partsOf(db, roomId)), ...(await hallsOf(db, roomId))])
    for (const hour of hours) taken.get(id)?.add(hour.getTime());
}

type Wish = Part & { readonly price: number; readonly customerComment?: string | undefined };

/**
 * Holds the hours of several bookings in one transaction, all or none, with one expiry time.
 * @throws ApiFailure too_many_holds, price_changed, slot_taken, what `priced` throws
 */
export async function holdGroup(tx: Db, context: Context, parts: readonly Wish[]) {
  const { now, config } = context;
  const { userId } = actorOf(context);
  const held = await liveHolds(tx, userId, now);
  // Whoever holds nothing may hold one order, however many bookings it has.
  // guard: bookings.group.test.ts
  if (held > 0) mustHoldFew(held, parts.length);
  const asked: (Wish & { readonly one: Priced })[] = [];
  for (const part of parts) {
    const one = await priced(tx, part, context);
    checkGuests(part.guests, one.capacity);
    if (one.quote.price !== part.price)
      throw failure(writeGroup, 'price_changed', { data: await quoteParts(tx, parts, context) });
    asked.push({ ...part, one });
  }
  const expiresAt = new Date(now.getTime() + config.holdMinutes * 60_000);
  const earliest = Math.min(...asked.flatMap(({ one }) => one.hours.map(each => each.getTime())));
  const until = new Date(Math.min(expiresAt.getTime(), earliest));
  const group = await addGroup(tx, { userId, createdAt: now });
  const made: store.BookingRow[] = [];
  for (const { one, roomId, guests, customerComment = '' } of inOneOrder(asked)) {
    const hold = { roomId, userId, expiresAt: until, groupId: group.id, guests };
    made.push(await holdHours(tx, context, one, { ...hold, customerComment: customerComment.trim() }));
  }
  return { group, made, expiresAt: until };
}

/** Sorted by room and time, so that concurrent requests for the same hours seldom deadlock. */
const inOneOrder = <Asked extends { readonly roomId: number; readonly one: Priced }>(
  asked: readonly Asked[],
): Asked[] =>
  asked.toSorted((a, b) => a.roomId - b.roomId || (a.one.hours[0]?.getTime() ?? 0) - (b.one.hours[0]?.getTime() ?? 0));

/**
 * Refuses the bookings unless each of them can be made.
 * @throws ApiFailure slot_taken, with the obstacle of each
 */
export async function mustBeFree(context: Context, parts: readonly Part[]): Promise<void> {
  const data = await quoteParts(context.db, parts, context);
  if (data.parts.some(each => each.obstacle !== null)) throw failure(writeGroup, 'slot_taken', { data });
}
