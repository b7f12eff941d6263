import type { EventStatus } from '@venue/sdk/events/model';
import type { AccountState } from '@venue/sdk/profile/model';
import { and, eq, getTableColumns, gte, ilike, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { pageByIds, type Sorting, type SortOf, sortedBy } from '../../core/db/pageByIds.ts';
import { containing, type FoundBy, numberLike, type SearchQuery, whereOf, withWords } from '../../core/db/search.ts';
import { isPerson } from '../accounts/accounts.search.store.ts';
import { accountStateInSql, personName } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { nameOfRoom } from '../rooms/rooms.store.ts';
import { room } from '../rooms/rooms.table.ts';
import { type EventInBrief, type EventTableRow, standing } from './events.store.ts';
import { event, eventCategory, eventTexts } from './events.table.ts';

interface Filer {
  readonly userName: string;
  readonly userPhone: string;
  readonly accountState: AccountState;
  readonly userEmail: string;
}

/** An event and its organiser; in lists without the long texts. */
export type FiledEvent = EventTableRow & Filer;
export type FiledInBrief = EventInBrief & Filer;

/** Sort columns. Each order has an index, so that a page costs the same however large the table is. */
const sortable = {
  eventId: [event.id],
  eventTitle: [event.title, event.id],
  date: [event.date, event.time, event.id],
  objectStatusId: [event.status, event.updatedAt, event.id],
  userName: [event.userName, event.id],
  sentAt: [event.sentAt, event.id],
  createdAt: [event.createdAt, event.id],
  updatedAt: [event.updatedAt, event.id],
} as const;

/** The filter and the order of a list of events. */
export interface WantedEvents {
  readonly status?: EventStatus | undefined;
  readonly kind?: EventTableRow['kind'] | undefined;
  readonly categoryId?: number | undefined;
  readonly roomId?: number | undefined;
  readonly userId?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly lacksHours?: boolean | undefined;
  readonly search?: string | undefined;
  readonly sort?: SortOf<typeof sortable> | undefined;
  readonly order: 'asc' | 'desc';
}

/** The condition for events that match a filter; it needs no join. */
function fitting({
  status,
  kind,
  categoryId,
  roomId,
  userId,
  from,
  to,
  lacksHours,
  search = '',
}: WantedEvents): SearchQuery {
  const fits = and(
    status === undefined ? standing : eq(event.status, status),
    kind === undefined ? undefined : eq(event.kind, kind),
    categoryId === undefined ? undefined : eq(event.categoryId, categoryId),
    roomId === undefined ? undefined : eq(event.roomId, roomId),
    userId === undefined ? undefined : eq(event.userId, userId),
    from === undefined ? undefined : gte(event.lastDay, from),
    to === undefined ? undefined : lte(event.date, to),
    lacksHours ? eq(event.lacksHours, true) : undefined,
  );
  return { id: event.id, fits, found: search === '' ? undefined : searched(search) };
}

function searched(search: string): (FoundBy | undefined)[] {
  return [
    numberLike(event.id, search),
    withWords(eventTexts, search),
    { column: event.roomId, id: room.id, fits: ilike(room.name, containing(search)) },
    isPerson(event.userId, search),
  ];
}

// Events that were never sent come last in both directions.
const sortingOf = ({ sort = 'updatedAt', order }: WantedEvents): Sorting =>
  sortedBy(sortable, sort, order, name => (name === 'sentAt' ? 'last' : undefined));

const { description: _description, css: _css, words: _words, ...brief } = getTableColumns(event);
const filer = { userName: personName, userPhone: users.phone, accountState: accountStateInSql, userEmail: users.email };

const listed = (db: Db) =>
  db
    .select({ ...brief, ...filer })
    .from(event)
    .innerJoin(users, eq(users.id, event.userId));

/** A page of everybody's events and announcements. */
export function filedPage(db: Db, wanted: WantedEvents & { readonly page: number; readonly pageSize: number }) {
  return pageByIds<FiledInBrief>(db, wanted, {
    ...fitting(wanted),
    sorting: sortingOf(wanted),
    rowsOf: ids => listed(db).where(inArray(event.id, [...ids])),
  });
}

/** All of them with the names of their categories, for exports. */
export const allFiled = (db: Db, wanted: WantedEvents) =>
  db
    .select({ ...brief, ...filer, categoryName: eventCategory.name, roomName: nameOfRoom(event.roomId) })
    .from(event)
    .innerJoin(users, eq(users.id, event.userId))
    .leftJoin(eventCategory, eq(eventCategory.id, event.categoryId))
    .where(whereOf(fitting(wanted)))
    .orderBy(...sortingOf(wanted).columns());

/** The first `most` of them, with only the columns that a decision needs. */
export const filedInBrief = (db: Db, wanted: WantedEvents, most: number) =>
  db
    .select({
      id: event.id,
      status: event.status,
      title: event.title,
      taken: event.taken,
      cancelledAt: event.cancelledAt,
    })
    .from(event)
    .innerJoin(users, eq(users.id, event.userId))
    .where(whereOf(fitting(wanted)))
    .orderBy(...sortingOf(wanted).columns())
    .limit(most);

export async function filedById(db: Db, id: number): Promise<FiledEvent | undefined> {
  const [row] = await db
    .select({ ...getTableColumns(event), ...filer })
    .from(event)
    .innerJoin(users, eq(users.id, event.userId))
    .where(eq(event.id, id));
  return row;
}
