import { dayOf } from '@venue/sdk';
import { type Admission, type EventStatus, eventStatus } from '@venue/sdk/events/model';
import { and, asc, desc, eq, getTableColumns, gte, lte, type SQL, sql } from 'drizzle-orm';
import { isAnyOf } from '../../core/db/columns.ts';
import type { Db } from '../../core/db/database.ts';
import { pageOf } from '../../core/db/pageOf.ts';
import { containing } from '../../core/db/search.ts';
import { type EventInBrief, type EventTableRow, standing } from './events.store.ts';
import { event, eventTicket } from './events.table.ts';

interface ListQuery {
  readonly kind?: EventTableRow['kind'] | undefined;
  readonly status?: EventStatus | undefined;
  readonly categoryId?: number | undefined;
  /** The range of days on which it takes place. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Only those with places. */
  readonly hasPlaces?: boolean | undefined;
  readonly search?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** Whether a kind of tickets of an event, or the event itself, has no places left. */
const isFull = sql`(event_ticket.held + event_ticket.sold >= event_ticket.quantity
  or coalesce(event.taken >= event.participants_limit, false))`;
/** Whether an event has no tickets, or some with places. */
const isOpen = sql`(not exists (select 1 from event_ticket where event_id = ${event.id})
  or exists (select 1 from event_ticket where event_id = ${event.id} and not ${isFull}))`;

const fits = ({ kind, status, categoryId, from, to, hasPlaces = false, search = '' }: ListQuery): SQL | undefined =>
  and(
    kind === undefined ? undefined : eq(event.kind, kind),
    status === undefined ? undefined : eq(event.status, status),
    categoryId === undefined ? undefined : eq(event.categoryId, categoryId),
    from === undefined ? undefined : gte(event.lastDay, from),
    to === undefined ? undefined : lte(event.date, to),
    hasPlaces ? isOpen : undefined,
    search === '' ? undefined : sql`${event.words} like lower(${containing(search)})`,
  );

const { description: _description, css: _css, words: _words, ...brief } = getTableColumns(event);

const pageWhere = (db: Db, wanted: ListQuery, where: SQL | undefined, order: SQL[]) =>
  pageOf<EventInBrief>(
    db,
    wanted,
    db
      .select(brief)
      .from(event)
      .where(where)
      .orderBy(...order),
    db.select({ id: event.id }).from(event).where(where),
  );

/** What the tickets of these events cost, and whether places are left. */
export async function admissionsOf(db: Db, eventIds: readonly number[]): Promise<Map<number, Admission>> {
  if (eventIds.length === 0) return new Map();
  const { price } = eventTicket;
  const rows = await db
    .select({
      eventId: eventTicket.eventId,
      cheapest: sql<number>`min(${price})`.mapWith(Number),
      dearest: sql<number>`max(${price})`.mapWith(Number),
      isSoldOut: sql<boolean>`bool_and(${isFull})`,
    })
    .from(eventTicket)
    .innerJoin(event, eq(event.id, eventTicket.eventId))
    .where(isAnyOf(eventTicket.eventId, eventIds))
    .groupBy(eventTicket.eventId);
  return new Map(rows.map(({ eventId, ...admission }) => [eventId, admission]));
}

/** What everybody may read: published and not over, soonest first. */
export const publishedPage = (db: Db, now: Date, wanted: ListQuery) =>
  pageWhere(db, wanted, and(eq(event.status, eventStatus.published), gte(event.lastDay, dayOf(now)), fits(wanted)), [
    asc(event.date),
    asc(event.time),
    asc(event.id),
  ]);

/** A person's own in all statuses but deleted, newest first. */
export const ownPage = (db: Db, userId: number, wanted: ListQuery) =>
  pageWhere(db, wanted, and(eq(event.userId, userId), standing, fits(wanted)), [desc(event.id)]);
