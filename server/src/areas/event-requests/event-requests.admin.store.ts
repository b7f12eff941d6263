import { addDays, momentOf } from '@venue/sdk';
import { type EventRequestStatus, type EventTimes, eventRequestStatus } from '@venue/sdk/event-requests/model';
import { and, count, eq, getTableColumns, gte, inArray, isNotNull, isNull, lt, ne, not, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../../core/db/database.ts';
import { pageByIds, type SortOf, sortedBy } from '../../core/db/pageByIds.ts';
import { type FoundBy, numberLike, type SearchQuery, withDigits, withWords } from '../../core/db/search.ts';
import { accountStateInSql, personName } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { seatingsOfRoom } from '../rooms/rooms.seating.store.ts';
import { isInClosedTime } from '../rooms/rooms.standing.store.ts';
import { room } from '../rooms/rooms.table.ts';
import { eventRequest } from './event-requests.table.ts';
import { unreadByStaff, waitingFrom } from './messages/event-requests.messages.store.ts';
import { lastProposal } from './proposals/event-requests.proposals.store.ts';

const manager = alias(users, 'manager');

const sortable = {
  eventRequestId: [eventRequest.id],
  eventRequestTitle: [eventRequest.title, eventRequest.id],
  eventRequestStatus: [eventRequest.status, eventRequest.id],
  eventRequestDateStart: [eventRequest.startsAt, eventRequest.id],
  updatedAt: [eventRequest.updatedAt, eventRequest.id],
} as const;

interface ListQuery {
  readonly status?: EventRequestStatus | undefined;
  readonly managerId?: number | undefined;
  readonly spaceId?: number | undefined;
  readonly endedBy?: 'customer' | 'venue' | undefined;
  readonly unread?: boolean | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly search?: string | undefined;
  readonly sort?: SortOf<typeof sortable> | undefined;
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly pageSize: number;
}

// Staff do not see drafts.
const submitted = ne(eventRequest.status, eventRequestStatus.draft);

const byCustomer = isNotNull(eventRequest.calledOffAt);
const byVenue = and(
  inArray(eventRequest.status, [eventRequestStatus.didNotHappen, eventRequestStatus.refused]),
  isNull(eventRequest.calledOffAt),
);

function fitting({ status, managerId, spaceId, endedBy, unread, from, to, search = '' }: ListQuery): SearchQuery {
  const fits = and(
    submitted,
    status === undefined ? undefined : eq(eventRequest.status, status),
    managerId === undefined ? undefined : eq(eventRequest.managerId, managerId),
    spaceId === undefined ? undefined : eq(eventRequest.spaceId, spaceId),
    endedBy === undefined ? undefined : endedBy === 'customer' ? byCustomer : byVenue,
    unread === undefined ? undefined : unread ? unreadByStaff : not(unreadByStaff),
    from === undefined ? undefined : gte(eventRequest.startsAt, momentOf(from, 0)),
    to === undefined ? undefined : lt(eventRequest.startsAt, momentOf(addDays(to, 1), 0)),
  );
  return { id: eventRequest.id, fits, found: search === '' ? undefined : searched(search) };
}

function searched(search: string): (FoundBy | undefined)[] {
  return [
    withWords([eventRequest.title, eventRequest.contactName], search),
    numberLike(eventRequest.id, search),
    withDigits(eventRequest.contactPhone, search),
  ];
}

/** The money of the invoice of a request; null while it has none that counts. */
const eventMoney = (now: Date) => sql<{
  sum: number;
  unpaid: number;
  received: number;
  keptUntil: string;
  isClosed: boolean;
} | null>`(
  select jsonb_build_object(
    'sum', own.sum, 'isClosed', ${isInClosedTime('event_request_id', sql`own.event_request_id`, now)},
    'unpaid', case own.state when 'awaiting' then greatest(0, own.sum - own.received + own.returned) else 0 end,
    'received', own.received - own.returned, 'keptUntil', own.kept_until)
  from invoice_order as own where own.event_request_id = ${eventRequest.id} and own.state <> 'cancelled')`;

const { answers: _, ...listed } = getTableColumns(eventRequest);
const around = (now: Date) => ({
  spaceName: room.name,
  capacity: room.capacity,
  seatings: seatingsOfRoom,
  managerName: manager.name,
  managerLastName: manager.lastname,
  managerMiddleName: manager.middlename,
  userName: personName,
  userPhone: users.phone,
  accountState: accountStateInSql,
  unread: waitingFrom(false),
  eventMoney: eventMoney(now),
  // The answers that say how long the event takes; a list reads no others.
  times: sql<Pick<EventTimes, 'eventRequestTime' | 'eventDuration' | 'eventRequestDays'>>`jsonb_build_object(
    'eventRequestTime', ${eventRequest.answers}->'eventRequestTime',
    'eventDuration', ${eventRequest.answers}->'eventDuration',
    'eventRequestDays', ${eventRequest.answers}->'eventRequestDays')`,
  ...lastProposal,
});

const inLists = (db: Db, now: Date) =>
  db
    .select({ ...listed, ...around(now) })
    .from(eventRequest)
    .innerJoin(users, eq(users.id, eventRequest.userId))
    .leftJoin(room, eq(room.id, eventRequest.spaceId))
    .leftJoin(manager, eq(manager.id, eventRequest.managerId));

/** A request as the lists of staff show it. */
export type FiledRequest = Awaited<ReturnType<typeof inLists>>[number];

/** A page of everybody's submitted requests. */
export function filedPage(db: Db, wanted: ListQuery, now: Date) {
  // Managers, rooms and messages are looked up only for the rows of the page.
  return pageByIds<FiledRequest>(db, wanted, {
    ...fitting(wanted),
    sorting: sortedBy(sortable, wanted.sort ?? 'updatedAt', wanted.order),
    rowsOf: ids => inLists(db, now).where(inArray(eventRequest.id, [...ids])),
  });
}

/** A submitted request with its customer. */
export async function filedById(db: Db, id: number, now: Date) {
  const [row] = await db
    .select({ ...listed, ...around(now), answers: eventRequest.answers })
    .from(eventRequest)
    .innerJoin(users, eq(users.id, eventRequest.userId))
    .leftJoin(room, eq(room.id, eventRequest.spaceId))
    .leftJoin(manager, eq(manager.id, eventRequest.managerId))
    .where(and(eq(eventRequest.id, id), submitted));
  return row;
}

/** How many requests are in each status, without drafts. */
export const countByStatus = (db: Db) =>
  db
    .select({ eventRequestStatus: eventRequest.status, count: count() })
    .from(eventRequest)
    .where(submitted)
    .groupBy(eventRequest.status)
    .orderBy(sql`${eventRequest.status}`);
