import { addDays, momentOf } from '@venue/sdk';
import type { BookingsQuery } from '@venue/sdk/bookings/admin';
import type { AccountState } from '@venue/sdk/profile/model';
import { and, eq, gte, lt, or, type SQL, sql } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { Db } from '../../core/db/database.ts';
import { pageByIds, type Sorting, sortedBy } from '../../core/db/pageByIds.ts';
import { counted, MOST_COUNTED, type PageOf, rowLimit } from '../../core/db/pageOf.ts';
import { prepared } from '../../core/db/prepared.ts';
import { plainRows } from '../../core/db/rows.ts';
import { numberLike, type SaidTwice, type SearchQuery, whereOf } from '../../core/db/search.ts';
import { isPerson } from '../accounts/accounts.search.store.ts';
import { accountStateInSql } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { payment, paymentShare, refund } from '../payments/payments.table.ts';
import { room } from '../rooms/rooms.table.ts';
import { withPerson } from './bookings.admin.store.ts';
import { booking, roomSlot } from './bookings.table.ts';

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
  // As JSON, because drivers differ in what they make of an array of moments.
  hours: sql`to_json(${booking.hours})`.as('hours'),
  firstStart: booking.firstStart,
  lastEnd: booking.lastEnd,
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

/** A row of `listed` as the database returns it; dates are text. */
export interface ListedBooking {
  readonly id: number;
  readonly user_id: number;
  readonly room_id: number;
  readonly room_name: string;
  readonly tariff_title: string;
  readonly status: number;
  readonly hour_count: number;
  readonly hours: readonly string[];
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
  /** The number of rows on all pages. */
  readonly total: number;
}

const sortable = {
  orderId: [booking.id],
  start: [booking.firstStart, booking.id],
  price: [booking.price, booking.id],
  createdAt: [booking.createdAt, booking.id],
  status: [booking.status, booking.id],
  roomName: [booking.roomName, booking.id],
} as const;

/**
 * How a filter's value gets into a query: as a placeholder, so that one statement serves every page of a view, or
 * directly.
 */
type Param = (name: string) => unknown;
const param: Param = name => sql.placeholder(name);

/** The filters of a view by status, room and days. */
function where(wanted: BookingFilter, value: Param): SQL | undefined {
  return and(
    wanted.status === undefined ? undefined : sql`${booking.status} = ${value('status')}`,
    wanted.roomId === undefined ? undefined : sql`${booking.roomId} = ${value('roomId')}`,
    takesHours(wanted, value),
  );
}

/** Bookings that begin on these days, or began earlier and have hours on them. Both conditions use an index. */
function takesHours({ from, to }: BookingFilter, value: Param): SQL | undefined {
  const begins = and(
    from === undefined ? undefined : sql`${booking.firstStart} >= ${value('from')}`,
    to === undefined ? undefined : sql`${booking.firstStart} < ${value('to')}`,
  );
  if (from === undefined) return begins;
  const until = to === undefined ? sql`` : sql` and slot.starts_at < ${value('to')}`;
  const goOn = sql`select slot.booking_id from ${roomSlot} slot join ${booking} begun on begun.id = slot.booking_id where slot.kind <> 'buffer' and slot.starts_at >= ${value('from')}${until} and begun.starts_at < ${value('from')}`;
  return or(begins, sql`${booking.id} = any(array(${goOn}))`);
}

/** Bookings with a payment or a refund settled between two days. */
function moved(money: typeof payment | typeof refund, from?: string, to?: string): SaidTwice | undefined {
  if (from === undefined && to === undefined) return undefined;
  const settled = and(
    eq(money.status, 'succeeded'),
    from === undefined ? undefined : gte(money.settledAt, momentOf(from, 0)),
    to === undefined ? undefined : lt(money.settledAt, momentOf(addDays(to, 1), 0)),
  );
  // A refund belongs to the booking of its payment.
  const back = money === refund ? sql` join ${refund} on ${eq(refund.paymentId, payment.id)}` : sql``;
  const share = money === refund ? sql` and ${eq(refund.bookingId, paymentShare.bookingId)}` : sql``;
  const alone = (what: SQL) => sql`select ${what} from ${payment}${back} where ${settled}`;
  const shared = (what: SQL) =>
    sql`select ${what} from ${paymentShare} join ${payment} on ${eq(payment.id, paymentShare.paymentId)}${back}${share} where ${settled}`;
  const yes = sql`true`;
  return {
    all: sql`${booking.id} in (${alone(sql`${payment.bookingId}`)} union all ${shared(sql`${paymentShare.bookingId}`)})`,
    // Not «exists», for which the database might read all payments first.
    each: sql`coalesce((${alone(yes)} and ${eq(payment.bookingId, booking.id)} limit 1), (${shared(yes)} and ${eq(paymentShare.bookingId, booking.id)} limit 1), false)`,
    from: sql`from ${money} where ${settled}`,
  };
}

/** Bookings by the requested days of payment and refund; undefined if none are requested. */
function movedAsAsked({ paidFrom, paidTo, refundedFrom, refundedTo }: BookingFilter): SaidTwice | undefined {
  const paid = moved(payment, paidFrom, paidTo);
  const refunded = moved(refund, refundedFrom, refundedTo);
  if (!paid || !refunded) return paid ?? refunded;
  return { all: sql`${paid.all} and ${refunded.all}`, each: sql`${paid.each} and ${refunded.each}` };
}

const dawn = (day: string | undefined, later = 0) => day && momentOf(addDays(day, later), 0);

function values(wanted: BookingFilter): Record<string, unknown> {
  return {
    status: wanted.status,
    roomId: wanted.roomId,
    from: dawn(wanted.from),
    to: dawn(wanted.to, 1),
  };
}

/** Filters that change the query of a view; the index of each is its bit in the name of the statement. */
const shapes = ['status', 'roomId', 'from', 'to'] as const;
const shape = (wanted: BookingFilter): number =>
  shapes.reduce((bits, each, bit) => (wanted[each] === undefined ? bits : bits + 2 ** bit), 0);

/** One name per view. PostgreSQL cuts names at 63 characters, so the filters are a number in it. */
export const statementOf = (wanted: BookingFilter): string =>
  `bookings_${wanted.sort ?? 'orderId'}_${wanted.order}_${shape(wanted)}`;

const sortingOf = ({ sort = 'orderId', order }: BookingFilter): Sorting => sortedBy(sortable, sort, order);

/**
 * The filters of a view and its search, by number or customer. Without a search, rows are found by their payments: on
 * one day few bookings have any, over a long period nearly all, so the number of matches decides how.
 */
function fitting(wanted: BookingFilter): SearchQuery {
  const known = values(wanted);
  const fits = where(wanted, name => known[name]);
  const byMoney = movedAsAsked(wanted);
  const { search } = wanted;
  if (!search) return { id: booking.id, fits, found: byMoney && [byMoney] };
  return {
    id: booking.id,
    fits: and(fits, byMoney?.all),
    found: [numberLike(booking.id, search), isPerson(booking.userId, search)],
  };
}

/** The rows of a view in its order. */
const inView = <Q extends PgSelect>(query: Q, wanted: BookingFilter) =>
  query.where(where(wanted, param)).orderBy(...sortingOf(wanted).columns());

const selected = (db: Db, total: SQL<number>) =>
  db
    .select({ ...listed, total: total.as('total') })
    .from(booking)
    .innerJoin(users, eq(users.id, booking.userId))
    .innerJoin(room, eq(room.id, booking.roomId))
    .$dynamic();

const pageOf = (db: Db, wanted: BookingFilter) =>
  inView(selected(db, counting(wanted)), wanted)
    .limit(sql.placeholder('limit'))
    .offset(sql.placeholder('offset'));

function counting(wanted: BookingFilter): SQL<number> {
  const condition = where(wanted, param);
  const filter = condition ? sql` where ${condition}` : sql``;
  const most = sql.raw(String(MOST_COUNTED + 1));
  return sql<number>`(select count(*)::int from (select 1 from booking${filter} limit ${most}) as counted)`;
}

/**
 * Rows of a page with the total, in one prepared statement per view. With a search or payment dates, or far from the
 * beginning, the ids are found first.
 */
export async function bookingsPage(db: Db, wanted: BookingsQueryInput): Promise<PageOf<ListedBooking>> {
  if (wanted.search || movedAsAsked(wanted) || rowLimit(wanted) > wanted.pageSize) return pageOfNumbers(db, wanted);
  const query = prepared(db, statementOf(wanted), () => pageOf(db, wanted));
  const { page, pageSize } = wanted;
  const rows = await plainRows<ListedBooking>(query, {
    ...values(wanted),
    limit: pageSize,
    offset: (page - 1) * pageSize,
  });
  return counted(wanted, rows, async () => {
    const [first] = rows;
    if (first) return first.total;
    const [found] = await db
      .select({ total: counting(wanted) })
      .from(sql`(select 1) as one`)
      .execute(values(wanted));
    return found?.total ?? 0;
  });
}

const pageOfNumbers = (db: Db, wanted: BookingsQueryInput): Promise<PageOf<ListedBooking>> =>
  pageByIds(db, wanted, {
    ...fitting(wanted),
    sorting: sortingOf(wanted),
    rowsOf: ids =>
      plainRows<ListedBooking>(
        prepared(db, 'bookings_numbered', () => selected(db, sql`0`).where(sql`${booking.id} = any(${param('ids')})`)),
        { ids },
      ),
  });

/** All filtered bookings, for exports. */
export const allBookings = (db: Db, wanted: BookingFilter) =>
  db
    .select(withPerson)
    .from(booking)
    .innerJoin(users, eq(users.id, booking.userId))
    .innerJoin(room, eq(room.id, booking.roomId))
    .where(whereOf(fitting(wanted)))
    .orderBy(...sortingOf(wanted).columns())
    .execute();
