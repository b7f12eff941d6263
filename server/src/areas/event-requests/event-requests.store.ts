import type { EventRequestStatus } from '@venue/sdk/event-requests/model';
import { and, asc, desc, eq, getTableColumns, ilike, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { pageOf } from '../../core/db/pageOf.ts';
import { containing, numberIn } from '../../core/db/search.ts';
import { users } from '../accounts/accounts.table.ts';
import { seatingsOfRoom } from '../rooms/rooms.seating.store.ts';
import { room } from '../rooms/rooms.table.ts';
import { type EventRequestTableRow, eventRequest } from './event-requests.table.ts';
import { waitingFrom } from './messages/event-requests.messages.store.ts';
import { lastProposal } from './proposals/event-requests.proposals.store.ts';

export type { EventRequestTableRow } from './event-requests.table.ts';

// Answers make a row heavy, and no list shows them.
const { answers: _, ...listed } = getTableColumns(eventRequest);

const shown = {
  spaceName: room.name,
  capacity: room.capacity,
  seatings: seatingsOfRoom,
  managerName: users.name,
  managerLastName: users.lastname,
  managerMiddleName: users.middlename,
  unread: waitingFrom(true),
  proposalStatus: lastProposal.proposalStatus,
};

const sortable = {
  eventRequestId: eventRequest.id,
  eventRequestDateStart: eventRequest.startsAt,
  updatedAt: eventRequest.updatedAt,
} as const;

interface ListQuery {
  readonly userId: number;
  readonly statuses: readonly EventRequestStatus[];
  readonly search?: string | undefined;
  readonly sort?: keyof typeof sortable | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
  readonly page: number;
  readonly pageSize: number;
}

function fits({ userId, statuses, search = '' }: ListQuery): SQL | undefined {
  const number = numberIn(search);
  return and(
    eq(eventRequest.userId, userId),
    inArray(eventRequest.status, [...statuses]),
    search === ''
      ? undefined
      : or(
          ilike(eventRequest.title, containing(search)),
          number === undefined ? undefined : eq(eventRequest.id, number),
        ),
  );
}

const inLists = (db: Db) =>
  db
    .select({ ...listed, ...shown })
    .from(eventRequest)
    .leftJoin(room, eq(room.id, eventRequest.spaceId))
    .leftJoin(users, eq(users.id, eventRequest.managerId));

/** A request as lists show it. */
export type ListedRequest = Awaited<ReturnType<typeof inLists>>[number];

/** A page of a customer's requests with the total count. */
export function requestsPage(db: Db, wanted: ListQuery) {
  const { sort = 'eventRequestId', order = 'desc' } = wanted;
  const way = order === 'asc' ? asc : desc;
  const rows = inLists(db)
    .where(fits(wanted))
    .orderBy(sql`${way(sortable[sort])} nulls last`, way(eventRequest.id));
  return pageOf(db, wanted, rows, db.select({ id: eventRequest.id }).from(eventRequest).where(fits(wanted)));
}

/** A request with all its answers. */
export async function requestById(db: Db, id: number) {
  const [row] = await db
    .select({ ...listed, ...shown, answers: eventRequest.answers })
    .from(eventRequest)
    .leftJoin(room, eq(room.id, eventRequest.spaceId))
    .leftJoin(users, eq(users.id, eventRequest.managerId))
    .where(eq(eventRequest.id, id));
  return row;
}
export type RequestDetails = NonNullable<Awaited<ReturnType<typeof requestById>>>;

/** A request, locked until the end of the transaction. */
export async function lockRequest(tx: Db, id: number): Promise<EventRequestTableRow | undefined> {
  const [row] = await tx.select().from(eventRequest).where(eq(eventRequest.id, id)).for('update');
  return row;
}

/** The request that a client created with this draft key. */
export async function requestByKey(tx: Db, userId: number, draftKey: string) {
  const [row] = await tx
    .select()
    .from(eventRequest)
    .where(and(eq(eventRequest.userId, userId), eq(eventRequest.draftKey, draftKey)));
  return row;
}

export async function addRequest(tx: Db, values: typeof eventRequest.$inferInsert): Promise<EventRequestTableRow> {
  return inserted(await tx.insert(eventRequest).values(values).returning());
}

export async function changeRequest(
  tx: Db,
  id: number,
  values: Partial<typeof eventRequest.$inferInsert>,
): Promise<EventRequestTableRow> {
  return inserted(await tx.update(eventRequest).set(values).where(eq(eventRequest.id, id)).returning());
}

export async function removeRequest(tx: Db, id: number): Promise<void> {
  await tx.delete(eventRequest).where(eq(eventRequest.id, id));
}
