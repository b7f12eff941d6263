import { addDays, momentOf } from '@venue/sdk';
import { type RoomRequestStatus, roomRequestStatus } from '@venue/sdk/room-requests/model';
import { and, count, desc, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { inOrder, pageByIds } from '../../core/db/pageByIds.ts';
import { type FoundBy, numberLike, phoneIn, type SearchQuery, withWords } from '../../core/db/search.ts';
import { isPerson } from '../accounts/accounts.search.store.ts';
import { accountStateInSql, personName } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { booking } from '../bookings/bookings.table.ts';
import { invoicedUntil } from '../bookings/bookings.term.store.ts';
import { nameOfRoom } from '../rooms/rooms.store.ts';
import { room } from '../rooms/rooms.table.ts';
import { type RoomRequestRow, roomOffer, roomRequest } from './room-requests.table.ts';

export type { RoomRequestRow } from './room-requests.table.ts';

const sortable = {
  roomRequestId: [roomRequest.id],
  roomRequestStatus: [roomRequest.status, roomRequest.id],
  start: [roomRequest.startsAt, roomRequest.id],
  createdAt: [roomRequest.createdAt, roomRequest.id],
  updatedAt: [roomRequest.updatedAt, roomRequest.id],
} as const;

interface ListQuery {
  readonly status?: RoomRequestStatus | undefined;
  readonly roomId?: number | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly search?: string | undefined;
  readonly sort?: keyof typeof sortable | undefined;
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly pageSize: number;
}

function fitting({ status, roomId, from, to, search = '' }: ListQuery): SearchQuery {
  const fits = and(
    status === undefined ? undefined : eq(roomRequest.status, status),
    roomId === undefined ? undefined : eq(roomRequest.roomId, roomId),
    from === undefined ? undefined : gte(roomRequest.startsAt, momentOf(from, 0)),
    to === undefined ? undefined : lt(roomRequest.startsAt, momentOf(addDays(to, 1), 0)),
  );
  return { id: roomRequest.id, fits, found: search === '' ? undefined : searched(search) };
}

function searched(search: string): (FoundBy | undefined)[] {
  return [
    withWords([roomRequest.contactName, roomRequest.purpose], search),
    numberLike(roomRequest.id, search),
    phoneIn(search) === undefined ? undefined : isPerson(roomRequest.userId, search),
  ];
}

/** A request with its room, its customer and its last offer. */
const whole = (db: Db) =>
  db
    .select({
      id: roomRequest.id,
      request: roomRequest,
      roomName: room.name,
      capacity: room.capacity,
      userName: personName,
      userPhone: users.phone,
      accountState: accountStateInSql,
      booking,
      invoicedUntil,
      offerRoom: nameOfRoom(booking.roomId),
      comment: roomOffer.comment,
    })
    .from(roomRequest)
    .innerJoin(room, eq(room.id, roomRequest.roomId))
    .innerJoin(users, eq(users.id, roomRequest.userId))
    .leftJoin(booking, eq(booking.id, roomRequest.bookingId))
    .leftJoin(roomOffer, eq(roomOffer.bookingId, roomRequest.bookingId));

export type RequestDetails = Awaited<ReturnType<typeof whole>>[number];

/** A page of everybody's requests. */
export function requestPage(db: Db, wanted: ListQuery) {
  return pageByIds<RequestDetails>(db, wanted, {
    ...fitting(wanted),
    sorting: inOrder(sortable[wanted.sort ?? 'updatedAt'], wanted.order),
    rowsOf: ids => whole(db).where(inArray(roomRequest.id, [...ids])),
  });
}

export async function wholeById(db: Db, id: number) {
  const [row] = await whole(db).where(eq(roomRequest.id, id));
  return row;
}

/** A person's requests, newest first. */
export const requestsOf = (db: Db, userId: number, most: number) =>
  whole(db).where(eq(roomRequest.userId, userId)).orderBy(desc(roomRequest.id)).limit(most);

/** A request, locked until the end of the transaction. */
export async function lockRequest(tx: Db, id: number): Promise<RoomRequestRow | undefined> {
  const [row] = await tx.select().from(roomRequest).where(eq(roomRequest.id, id)).for('update');
  return row;
}

/**
 * How many requests of a person are open. Locks the row of their account, so that two calls cannot both take the last
 * place.
 */
export async function openRequests(tx: Db, userId: number): Promise<number> {
  await tx.execute(sql`select 1 from users where id = ${userId} for update`);
  const [row] = await tx
    .select({ open: count() })
    .from(roomRequest)
    .where(
      and(
        eq(roomRequest.userId, userId),
        inArray(roomRequest.status, [roomRequestStatus.waiting, roomRequestStatus.offered]),
      ),
    );
  return row?.open ?? 0;
}

export const addRequest = async (tx: Db, values: typeof roomRequest.$inferInsert) =>
  inserted(await tx.insert(roomRequest).values(values).returning());

export async function changeRequest(tx: Db, id: number, values: Partial<typeof roomRequest.$inferInsert>) {
  const [row] = await tx.update(roomRequest).set(values).where(eq(roomRequest.id, id)).returning();
  if (!row) throw new Error(`room request ${id} is gone`);
  return row;
}

export const addOffer = (tx: Db, values: typeof roomOffer.$inferInsert) => tx.insert(roomOffer).values(values);

/** The offers of a request, newest first, with their bookings. */
export const offersOf = (db: Db, requestId: number) =>
  db
    .select({
      offer: roomOffer,
      booking,
      invoicedUntil,
      offerRoom: nameOfRoom(booking.roomId),
      maker: { bioLastname: users.lastname, bioName: users.name, bioMiddlename: users.middlename },
    })
    .from(roomOffer)
    .innerJoin(booking, eq(booking.id, roomOffer.bookingId))
    .innerJoin(users, eq(users.id, roomOffer.createdBy))
    .where(eq(roomOffer.requestId, requestId))
    .orderBy(desc(roomOffer.bookingId));
