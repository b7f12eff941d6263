import { dayOf } from '@venue/sdk';
import { eventKind, eventStatus } from '@venue/sdk/events/model';
import { seriesLimits } from '@venue/sdk/series/model';
import { and, asc, eq, gte, inArray, ne, or, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import type { EventTableRow } from '../events/events.store.ts';
import { event } from '../events/events.table.ts';
import { eventSeries, eventSeriesDate } from './series.table.ts';

const MOST_CANDIDATES = 200;

/** The series that an event is a date of. */
export async function seriesOf(db: Db, eventId: number): Promise<number | undefined> {
  const [row] = await db
    .select({ id: eventSeriesDate.seriesId })
    .from(eventSeriesDate)
    .where(eq(eventSeriesDate.eventId, eventId));
  return row?.id;
}

/** The other dates of its series that are published and have not passed, soonest first. */
export const otherDates = async (db: Db, eventId: number, now: Date): Promise<EventTableRow[]> => {
  const rows = await db
    .select({ event })
    .from(eventSeriesDate)
    .innerJoin(event, eq(event.id, eventSeriesDate.eventId))
    .where(
      and(
        eq(
          eventSeriesDate.seriesId,
          sql`(select own.series_id from ${eventSeriesDate} own where own.event_id = ${eventId})`,
        ),
        ne(event.id, eventId),
        eq(event.status, eventStatus.published),
        eq(event.kind, eventKind.event),
        gte(event.lastDay, dayOf(now)),
      ),
    )
    .orderBy(asc(event.date), asc(event.time), asc(event.id))
    .limit(seriesLimits.dates);
  return rows.map(row => row.event);
};

/** The other events of an organiser that may be dates of one series, soonest first, each with the series it is in. */
export const candidates = (db: Db, { id, userId }: EventTableRow, now: Date) =>
  db
    .select({ event, seriesId: eventSeriesDate.seriesId })
    .from(event)
    .leftJoin(eventSeriesDate, eq(eventSeriesDate.eventId, event.id))
    .where(
      and(
        eq(event.userId, userId),
        ne(event.id, id),
        ne(event.status, eventStatus.deleted),
        eq(event.kind, eventKind.event),
        or(
          gte(event.lastDay, dayOf(now)),
          eq(
            eventSeriesDate.seriesId,
            sql`(select own.series_id from ${eventSeriesDate} own where own.event_id = ${id})`,
          ),
        ),
      ),
    )
    .orderBy(asc(event.date), asc(event.time), asc(event.id))
    .limit(MOST_CANDIDATES);

/** Makes these events of one organiser, which the caller holds locked, the dates of one series in place of the former. */
export async function setSeries(tx: Db, organiserId: number, eventIds: readonly number[]): Promise<void> {
  const [first] = eventIds;
  const former = first === undefined ? undefined : await seriesOf(tx, first);
  await tx
    .delete(eventSeriesDate)
    .where(
      or(
        inArray(eventSeriesDate.eventId, [...eventIds]),
        former === undefined ? undefined : eq(eventSeriesDate.seriesId, former),
      ),
    );
  if (eventIds.length < 2) return;
  const { id: seriesId } = inserted(await tx.insert(eventSeries).values({ organiserId }).returning());
  await tx.insert(eventSeriesDate).values(eventIds.map(eventId => ({ eventId, seriesId, organiserId })));
}
