import { addDays, momentOf } from '@venue/sdk';
import type { BookingsQuery } from '@venue/sdk/bookings/admin';
import type { AccountState } from '@venue/sdk/profile/model';
import { and, asc, desc, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { asked, counted, MOST_COUNTED, type PageOf } from '../../core/db/pageOf.ts';
import { plainRows } from '../../core/db/rows.ts';
import { accountStateInSql } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { payment, paymentShare, refund } from '../payments/payments.table.ts';
import { room } from '../rooms/rooms.table.ts';
import { whole } from './bookings.store.ts';
import { booking, roomSlot, technicalReason } from './bookings.table.ts';

export type BookingsQueryInput = z.output<typeof BookingsQuery>;
type BookingFilter = Omit<BookingsQueryInput, 'page' | 'pageSize'>;

// What the grid shows and nothing else.
const listed = {
  id: booking.id,
  userId: booking.userId,
  roomId: booking.roomId,
  roomName: sql`${room.name}`.as('room_name'),
  tariffTitle: booking.tariffTitle,
  status: booking.status,
  hourCount: sql`cardinality(${booking.hours})`.as('hour_count'),
  startsAt: booking.startsAt,
  endsAt: booking.endsAt,
  price: booking.price,
  createdAt: booking.createdAt,
  paidAt: booking.paidAt,
  expiresAt: booking.expiresAt,
  rejectionReason: booking.rejectionReason,
  customer:
    sql`concat_ws(' ', nullif(${users.lastname}, ''), nullif(${users.name}, ''), nullif(${users.middlename}, ''))`.as(
      'customer',
    ),
  phone: users.phone,
  accountState: accountStateInSql.as('account_state'),
};

/** A row of `listed` as it is read; moments are the database's text. */
export interface ListedBooking {
  readonly id: number;
  readonly user_id: number;
  readonly room_id: number;
  readonly room_name: string;
  readonly tariff_title: string;
  readonly status: number;
  readonly hour_count: number;
  readonly starts_at: string;
  readonly ends_at: string;
  readonly price: number;
  readonly created_at: string;
  readonly paid_at: string | null;
  readonly expires_at: string | null;
  readonly rejection_reason: string | null;
  readonly customer: string;
  readonly phone: string;
  readonly account_state: AccountState;
  /** Of all pages. */
  readonly total: number;
}

const withPerson = {
  ...whole,
  lastname: users.lastname,
  name: users.name,
  middlename: users.middlename,
  phone: users.phone,
  accountState: accountStateInSql,
};

const sortable = {
  orderId: booking.id,
  start: booking.startsAt,
  price: booking.price,
  createdAt: booking.createdAt,
  status: booking.status,
  roomName: room.name,
} as const;

const param = (name: string) => sql.placeholder(name);

// Values travel as parameters, so one statement serves every page of a view and is parsed by the database once.
function where(wanted: BookingFilter): SQL | undefined {
  return and(
    wanted.status === undefined ? undefined : eq(booking.status, param('status')),
    wanted.roomId === undefined ? undefined : eq(booking.roomId, param('roomId')),
    takesHours(wanted),
    moved(payment, 'paid', wanted.paidFrom, wanted.paidTo),
    moved(refund, 'refunded', wanted.refundedFrom, wanted.refundedTo),
    wanted.search
      ? or(
          sql`${booking.id}::text = ${param('number')}`,
          sql`${users.phone} like ${param('phone')}`,
          sql`lower(${users.lastname} || ' ' || ${users.name} || ' ' || ${users.middlename}) like ${param('words')}`,
        )
      : undefined,
  );
}

/** Whether a booking begins on the days asked for, or has hours there of those it holds; both by an index. */
function takesHours({ from, to }: BookingFilter): SQL | undefined {
  const begins = and(
    from === undefined ? undefined : gte(booking.startsAt, param('from')),
    to === undefined ? undefined : lt(booking.startsAt, param('to')),
  );
  if (from === undefined) return begins;
  const until = to === undefined ? sql`` : sql` and slot.starts_at < ${param('to')}`;
  const goOn = sql`select slot.booking_id from ${roomSlot} slot join ${booking} begun on begun.id = slot.booking_id where slot.kind <> 'buffer' and slot.starts_at >= ${param('from')}${until} and begun.starts_at < ${param('from')}`;
  return or(begins, sql`${booking.id} = any(array(${goOn}))`);
}

/** Whether money of a booking came, or went back, between two days. */
function moved(money: typeof payment | typeof refund, name: 'paid' | 'refunded', from?: string, to?: string) {
  if (from === undefined && to === undefined) return undefined;
  const settled = and(
    eq(money.status, 'succeeded'),
    from === undefined ? undefined : gte(money.settledAt, param(`${name}From`)),
    to === undefined ? undefined : lt(money.settledAt, param(`${name}To`)),
  );
  // A refund is of what its payment is of.
  const back = money === refund ? sql` join ${refund} on ${eq(refund.paymentId, payment.id)}` : sql``;
  const share = money === refund ? sql` and ${eq(refund.bookingId, paymentShare.bookingId)}` : sql``;
  return sql`${booking.id} in (
    select ${payment.bookingId} from ${payment}${back} where ${settled}
    union all
    select ${paymentShare.bookingId} from ${paymentShare} join ${payment} on ${eq(payment.id, paymentShare.paymentId)}${back}${share}
    where ${settled})`;
}

const dawn = (day: string | undefined, later = 0) => day && momentOf(addDays(day, later), 0);

function values(wanted: BookingFilter): Record<string, unknown> {
  const search = wanted.search ?? '';
  const digits = search.replace(/\D/g, '').slice(-10);
  return {
    status: wanted.status,
    roomId: wanted.roomId,
    from: dawn(wanted.from),
    to: dawn(wanted.to, 1),
    paidFrom: dawn(wanted.paidFrom),
    paidTo: dawn(wanted.paidTo, 1),
    refundedFrom: dawn(wanted.refundedFrom),
    refundedTo: dawn(wanted.refundedTo, 1),
    number: /^\d{1,9}$/.test(search.trim()) ? search.trim() : '-',
    phone: digits.length >= 4 ? `%${digits}%` : '-',
    words: `%${search.toLowerCase().replace(/[%_\\]/g, '\\$&')}%`,
  };
}

/** Filters that make another query of a view; the place of each is its bit in the name of the statement. */
const shapes = [
  'status',
  'roomId',
  'from',
  'to',
  'paidFrom',
  'paidTo',
  'refundedFrom',
  'refundedTo',
  'search',
] as const;
const shape = (wanted: BookingFilter) =>
  shapes.reduce((bits, each, bit) => (wanted[each] === undefined || wanted[each] === '' ? bits : bits + 2 ** bit), 0);

/** One name per view. PostgreSQL cuts names at 63 characters, so the filters are a number in it. */
export const statementOf = (wanted: BookingFilter): string =>
  `bookings_${wanted.sort ?? 'orderId'}_${wanted.order}_${shape(wanted)}`;

/** The rows of a view in its order. */
function inView<Q extends PgSelect>(query: Q, wanted: BookingFilter) {
  const column = sortable[wanted.sort ?? 'orderId'];
  const direction = wanted.order === 'asc' ? asc : desc;
  return query.where(where(wanted)).orderBy(direction(column), direction(booking.id));
}

const pageOf = (db: Db, wanted: BookingFilter) =>
  inView(
    db
      .select({ ...listed, total: counting(wanted, MOST_COUNTED + 1).as('total') })
      .from(booking)
      .innerJoin(users, eq(users.id, booking.userId))
      .innerJoin(room, eq(room.id, booking.roomId))
      .$dynamic(),
    wanted,
  )
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'));

function counting(wanted: BookingFilter, most: number): SQL<number> {
  const condition = where(wanted);
  const filter = condition ? sql` where ${condition}` : sql``;
  const people = wanted.search ? sql` join users on users.id = booking.user_id` : sql``;
  return sql<number>`(select count(*)::int from (select 1 from booking${people}${filter} limit ${sql.raw(String(most))}) as counted)`;
}

const prepared = new WeakMap<object, Map<string, object>>();

/** Rows of a page with the total, in one prepared statement per view. */
export async function bookingsPage(db: Db, wanted: BookingsQueryInput): Promise<PageOf<ListedBooking>> {
  const name = statementOf(wanted);
  const known = prepared.get(db) ?? new Map<string, object>();
  prepared.set(db, known);
  const query = known.get(name) ?? pageOf(db, wanted).prepare(name);
  known.set(name, query);
  const rows = await plainRows<ListedBooking>(query, {
    ...values(wanted),
    limit: asked(wanted),
    offset: (wanted.page - 1) * wanted.pageSize,
  });
  return counted(wanted, rows, async most => {
    const [first] = rows;
    if (first) return first.total;
    const [found] = await db
      .select({ total: counting(wanted, most) })
      .from(sql`(select 1) as one`)
      .execute(values(wanted));
    return found?.total ?? 0;
  });
}

/** All filtered bookings, for exports. */
export const allBookings = (db: Db, wanted: BookingFilter) =>
  inView(
    db
      .select(withPerson)
      .from(booking)
      .innerJoin(users, eq(users.id, booking.userId))
      .innerJoin(room, eq(room.id, booking.roomId))
      .$dynamic(),
    wanted,
  ).execute(values(wanted));

export async function adminBookingById(db: Db, bookingId: number) {
  const [row] = await db
    .select({ ...withPerson, email: users.email })
    .from(booking)
    .innerJoin(users, eq(users.id, booking.userId))
    .where(eq(booking.id, bookingId));
  return row;
}

export async function addTechnicalReason(tx: Db, values: typeof technicalReason.$inferInsert): Promise<number> {
  const row = inserted(await tx.insert(technicalReason).values(values).returning({ id: technicalReason.id }));
  return row.id;
}

/** Deletes a reason with its hours; answers what was freed, or undefined when there is none. */
export async function removeTechnicalReason(tx: Db, id: number) {
  const freed = await tx
    .delete(roomSlot)
    .where(eq(roomSlot.technicalReasonId, id))
    .returning({ startsAt: roomSlot.startsAt, hallId: roomSlot.hallId });
  const [row] = await tx.delete(technicalReason).where(eq(technicalReason.id, id)).returning();
  const hours = freed.filter(({ hallId }) => hallId === null).map(each => each.startsAt);
  return row && { ...row, hours };
}
