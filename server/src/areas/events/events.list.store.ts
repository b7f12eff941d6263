import { dayOf } from '@venue/sdk';
import { type EventStatus, eventStatus } from '@venue/sdk/events/model';
import { and, asc, desc, eq, getTableColumns, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { pageOf } from '../../core/db/pageOf.ts';
import { containing } from '../../core/db/search.ts';
import { type EventInBrief, type EventTableRow, standing } from './events.store.ts';
import { event } from './events.table.ts';

interface ListQuery {
  readonly kind?: EventTableRow['kind'] | undefined;
  readonly status?: EventStatus | undefined;
  readonly categoryId?: number | undefined;
  /** The range of days on which it takes place. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly search?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

const fits = ({ kind, status, categoryId, from, to, search = '' }: ListQuery): SQL | undefined =>
  and(
    kind === undefined ? undefined : eq(event.kind, kind),
    status === undefined ? undefined : eq(event.status, status),
    categoryId === undefined ? undefined : eq(event.categoryId, categoryId),
    from === undefined ? undefined : gte(event.lastDay, from),
    to === undefined ? undefined : lte(event.date, to),
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
