import { eventStatus } from '@venue/sdk/events/model';
import { MOST_REVIEWS } from '@venue/sdk/reviews/model';
import { ticketOrderStatus } from '@venue/sdk/tickets/model';
import { and, avg, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../core/db/database.ts';
import { DELETED } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { booking } from '../bookings/bookings.table.ts';
import { event } from '../events/events.table.ts';
import { checkIn, eventAttendee, ticketOrder } from '../events/tickets/events.attendees.table.ts';
import { room } from '../rooms/rooms.table.ts';
import { reviewStore } from './reviews.store.ts';
import { review } from './reviews.table.ts';
import { reviewVisit } from './reviews.visits.table.ts';

const Visit = z.object({
  bookingId: z.nullable(z.int()),
  orderId: z.nullable(z.int()),
  userId: z.nullable(z.int()),
  /** Of a guest without an account. */
  phone: z.nullable(z.string()),
  title: z.string(),
  /** The account, or the phone of a guest without one. */
  who: z.string(),
});
export type Visit = z.output<typeof Visit>;

/** No visit of the longest booking that began earlier ends now. */
const LONGEST = sql`interval '40 days'`;
/** Nobody is asked more often. */
const PAUSE = sql`interval '30 days'`;

/**
 * Visits that ended since `from` and before `until`, which nobody has been asked about: paid bookings whose guests did
 * not stay away, and orders of which a ticket was used. A person who was asked in the last month is left in peace.
 */
export async function visitsToAsk(db: Db, from: Date, until: Date, most: number): Promise<Visit[]> {
  const buyer = sql`coalesce(${ticketOrder.userId}::text, ${ticketOrder.phone})`;
  const inPeace = (who: SQL) => sql`not exists (
    select from ${reviewVisit} as asked left join ${booking} as b on b.id = asked.booking_id left join ${ticketOrder} as o on o.id = asked.order_id
    where asked.asked_at > ${until}::timestamptz - ${PAUSE} and coalesce(b.user_id::text, o.user_id::text, o.phone) = ${who})`;
  const { rows } = await db.execute(sql`
    (select ${booking.id} as "bookingId", null::int as "orderId", ${booking.userId} as "userId", null as phone, ${room.name} as title, ${booking.userId}::text as who
     from ${booking} join ${room} on ${room.id} = ${booking.roomId} join ${users} on ${users.id} = ${booking.userId}
     where ${booking.firstStart} > ${from}::timestamptz - ${LONGEST} and ${booking.firstStart} < ${until} and ${booking.lastEnd} between ${from} and ${until}
       and ${booking.status} = 2 and ${booking.arrival} is distinct from 'absent' and ${users.roleId} is null and ${users.passwordHash} <> ${DELETED}
       and not exists (select from ${reviewVisit} where booking_id = ${booking.id}) and ${inPeace(sql`${booking.userId}::text`)}
     order by ${booking.lastEnd} limit ${most})
    union all
    (select null, ${ticketOrder.id}, ${ticketOrder.userId}, ${ticketOrder.phone}, ${event.title}, ${buyer}
     from ${event} join ${ticketOrder} on ${ticketOrder.id} in (
       select ${eventAttendee.orderId} from ${eventAttendee} join ${checkIn} on ${checkIn.attendeeId} = ${eventAttendee.id} where ${eventAttendee.eventId} = ${event.id})
     where ${event.lastDay} between (${from}::timestamptz)::date and (${until}::timestamptz)::date - 1 and ${event.status} = ${eventStatus.published}
       and ${ticketOrder.status} = ${ticketOrderStatus.issued} and ${ticketOrder.phone} <> ''
       and not exists (select from ${reviewVisit} where order_id = ${ticketOrder.id}) and ${inPeace(buyer)}
     order by ${ticketOrder.id} limit ${most})`);
  return z.parse(z.array(Visit), rows);
}

/** Notes that a visit is asked about; undefined if another server has done so. */
export async function noteVisit(
  tx: Db,
  { bookingId, orderId }: Pick<Visit, 'bookingId' | 'orderId'>,
  askedAt: Date,
): Promise<number | undefined> {
  const [row] = await tx
    .insert(reviewVisit)
    .values({ bookingId, orderId, askedAt })
    .onConflictDoNothing()
    .returning({ id: reviewVisit.id });
  return row?.id;
}

/** A visit with its subject and its day. */
const withSubject = (db: Db) =>
  db
    .select({
      id: reviewVisit.id,
      reviewedAt: reviewVisit.reviewedAt,
      userId: sql<number | null>`coalesce(${booking.userId}, ${ticketOrder.userId})`,
      title: sql<string>`coalesce(${room.name}, ${event.title})`,
      startsAt: booking.firstStart,
      day: event.date,
    })
    .from(reviewVisit)
    .leftJoin(booking, eq(booking.id, reviewVisit.bookingId))
    .leftJoin(room, eq(room.id, booking.roomId))
    .leftJoin(ticketOrder, eq(ticketOrder.id, reviewVisit.orderId))
    .leftJoin(event, eq(event.id, ticketOrder.eventId));
export type VisitRow = Awaited<ReturnType<typeof withSubject>>[number];

export async function visitById(db: Db, id: number): Promise<VisitRow | undefined> {
  const [row] = await withSubject(db).where(eq(reviewVisit.id, id));
  return row;
}

/** A visit, locked until the end of the transaction. */
export async function lockVisit(tx: Db, id: number): Promise<VisitRow | undefined> {
  const [row] = await withSubject(tx).where(eq(reviewVisit.id, id)).for('update', { of: reviewVisit });
  return row;
}

export const markReviewed = (tx: Db, id: number, at: Date) =>
  tx.update(reviewVisit).set({ reviewedAt: at }).where(eq(reviewVisit.id, id));

/** The names of the rooms and events of these visits. */
export async function visitTitles(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await withSubject(db).where(inArray(reviewVisit.id, [...ids]));
  return new Map(rows.map(({ id, title }) => [id, title]));
}

/** What is visited. */
interface Subject {
  readonly roomId?: number | undefined;
  readonly eventId?: number | undefined;
}

/** The average and the number of the published reviews of a room or an event, and the latest of them. */
export async function subjectReviews(db: Db, { roomId, eventId }: Subject) {
  const visits =
    roomId === undefined
      ? sql`select v.id from ${reviewVisit} v join ${ticketOrder} o on o.id = v.order_id where o.event_id = ${eventId}`
      : sql`select v.id from ${reviewVisit} v join ${booking} b on b.id = v.booking_id where b.room_id = ${roomId}`;
  // guard: reviews.visits.test.ts
  const published = and(eq(review.isPublished, true), sql`${review.visitId} in (${visits})`);
  const [sums] = await db
    .select({ average: avg(review.rating).mapWith(Number), count: count() })
    .from(review)
    .where(published);
  const latest = await db
    .select({ id: review.id })
    .from(review)
    .where(published)
    .orderBy(desc(review.createdAt), desc(review.id))
    .limit(MOST_REVIEWS);
  const rows = await Promise.all(latest.map(({ id }) => reviewStore.byId(db, id)));
  return {
    average: sums?.count ? Math.round((sums.average ?? 0) * 10) / 10 : null,
    count: sums?.count ?? 0,
    rows: rows.filter(row => row !== undefined),
  };
}
