import { dayOf } from '@venue/sdk';
import type { RoomClash } from '@venue/sdk/events/model';
import { sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { takenHours } from './bookings.store.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type TakenHour = Awaited<ReturnType<typeof takenHours>>[number];

interface Needed {
  readonly roomId: number;
  readonly hours: readonly Date[];
  /** Whether a taken hour is in nobody's way. */
  readonly isOwn: (hour: TakenHour) => boolean;
  readonly now: Date;
}

/** What takes hours that somebody needs, by time. */
export async function clashesAt(db: Db, { roomId, hours, isOwn, now }: Needed): Promise<RoomClash[]> {
  const times = new Set(hours.map(each => each.getTime()));
  if (times.size === 0) return [];
  const from = dayOf(Math.min(...times));
  const days = (Date.parse(dayOf(Math.max(...times))) - Date.parse(from)) / DAY + 1;
  const taken = await takenHours(db, { now, roomId, from, days });
  const others = taken.filter(hour => times.has(hour.startsAt.getTime()) && !isOwn(hour));
  return grouped(others, await titlesOf(db, others));
}

type Titles = (hour: TakenHour) => string;

/** What a taker is called. A booking has its number alone: its customer is not for everyone who plans events. */
async function titlesOf(db: Db, taken: readonly TakenHour[]): Promise<Titles> {
  // Events and their requests belong to areas above this one, so their tables are only named.
  const titles = async (table: 'event' | 'event_request', ids: readonly (number | null)[]) => {
    const wanted = `{${[...new Set(ids.filter(id => id !== null))].join()}}`;
    const { rows } = await db.execute<{ id: number; title: string }>(
      sql`select id, title from ${sql.identifier(table)} where id = any(${wanted}::integer[])`,
    );
    return new Map(rows.map(({ id, title }) => [id, title]));
  };
  const events = await titles(
    'event',
    taken.map(({ eventId }) => eventId),
  );
  const requests = await titles(
    'event_request',
    taken.map(({ eventRequestId }) => eventRequestId),
  );
  return ({ reason, eventId, eventRequestId }) =>
    reason ?? events.get(eventId ?? 0) ?? requests.get(eventRequestId ?? 0) ?? '';
}

/** Hours of one taker that follow one another, as one clash. */
function grouped(taken: readonly TakenHour[], title: Titles): RoomClash[] {
  const sorted = taken.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const clashes = new Map<string, RoomClash[]>();
  for (const hour of sorted) {
    const { kind, bookingId: orderId, eventId, eventRequestId, technicalReasonId, startsAt } = hour;
    const place = hour.through === 'own' ? null : hour.place;
    const key = [kind, place, orderId, eventId, eventRequestId, technicalReasonId].join(' ');
    const known = clashes.get(key) ?? [];
    const last = known.at(-1);
    const start = startsAt.toISOString();
    const end = new Date(startsAt.getTime() + HOUR).toISOString();
    if (last?.end === start) known[known.length - 1] = { ...last, end };
    else known.push({ kind, place, orderId, eventId, eventRequestId, title: title(hour), start, end });
    clashes.set(key, known);
  }
  return [...clashes.values()].flat().toSorted((a, b) => (a.start < b.start ? -1 : 1));
}
