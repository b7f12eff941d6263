import { addDays, momentOf } from '@venue/sdk';
import type { TicketOrderFilters } from '@venue/sdk/tickets/model';
import { and, asc, desc, eq, getTableColumns, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Db } from '../../core/db/database.ts';
import { pageByNumbers } from '../../core/db/pageOf.ts';
import { digitsLike, findsWords, numberLike } from '../../core/db/search.ts';
import { ownerStateInSql } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { ticketOrder, ticketOrderStep } from '../events/events.attendees.table.ts';
import { event } from '../events/events.table.ts';

/** What a list is sorted by: columns of one index each, so that a page costs the same in any table. */
const sortable = {
  orderId: [ticketOrder.id],
  createdAt: [ticketOrder.createdAt, ticketOrder.id],
  total: [ticketOrder.total, ticketOrder.id],
  paidAt: [ticketOrder.paidAt, ticketOrder.id],
} as const;

export interface WantedOrders extends z.output<typeof TicketOrderFilters> {
  readonly search?: string | undefined;
  readonly sort?: keyof typeof sortable | undefined;
  readonly order: 'asc' | 'desc';
}

const dawn = (day: string, later = 0): Date => new Date(momentOf(addDays(day, later), 0));

/** Whether orders fit a filter; no other table has to be joined. */
function fitting({ status, eventId, from, to, search = '' }: WantedOrders): SQL | undefined {
  return and(
    status === undefined ? undefined : eq(ticketOrder.status, status),
    eventId === undefined ? undefined : eq(ticketOrder.eventId, eventId),
    from === undefined ? undefined : gte(ticketOrder.createdAt, dawn(from)),
    to === undefined ? undefined : lt(ticketOrder.createdAt, dawn(to, 1)),
    search === '' ? undefined : searched(search),
  );
}

function searched(search: string): SQL | undefined {
  // Events are few beside their orders: each is looked for once.
  const events = sql`select ${event.id} from ${event} where ${findsWords(event.id, [event.title, event.organizerName], search)}`;
  return or(
    numberLike(ticketOrder.id, search),
    findsWords(ticketOrder.id, [ticketOrder.name], search),
    sql`${ticketOrder.eventId} = any(array(${events}))`,
    digitsLike(ticketOrder.phone, search),
  );
}

function inOrder({ sort = 'orderId', order }: WantedOrders, reversed = false): SQL[] {
  const way = (order === 'asc') === reversed ? desc : asc;
  return sortable[sort].map(column => way(column));
}

const listed = {
  ...getTableColumns(ticketOrder),
  eventTitle: event.title,
  accountState: ownerStateInSql,
  date: event.date,
  time: event.time,
  places:
    sql<number>`(select coalesce(sum(count), 0) from ticket_order_line where order_id = ${ticketOrder.id})`.mapWith(
      Number,
    ),
  returned:
    sql<number>`(select coalesce(sum(refunded), 0) from payment where ticket_order_id = ${ticketOrder.id})`.mapWith(
      Number,
    ),
};

const selectOrders = (db: Db) =>
  db
    .select(listed)
    .from(ticketOrder)
    .innerJoin(event, eq(event.id, ticketOrder.eventId))
    .leftJoin(users, eq(users.id, ticketOrder.userId));
export type ListedOrder = Awaited<ReturnType<typeof selectOrders>>[number];

/** A page of everybody's orders. */
export function ordersPage(db: Db, wanted: WantedOrders & { readonly page: number; readonly pageSize: number }) {
  const numbers = () => db.select({ id: ticketOrder.id }).from(ticketOrder).where(fitting(wanted)).$dynamic();
  const ordered = (reversed: boolean) => numbers().orderBy(...inOrder(wanted, reversed));
  // Sums are reckoned for the rows of the page alone.
  return pageByNumbers<ListedOrder>(db, wanted, ordered, numbers(), ids =>
    selectOrders(db).where(inArray(ticketOrder.id, [...ids])),
  );
}

/** All of them, for exports. */
export const allOrders = (db: Db, wanted: WantedOrders) =>
  selectOrders(db)
    .where(fitting(wanted))
    .orderBy(...inOrder(wanted));

export async function listedOrder(db: Db, id: number): Promise<ListedOrder | undefined> {
  const [row] = await selectOrders(db).where(eq(ticketOrder.id, id));
  return row;
}

/** What happened to an order, the first first. */
export const stepsOf = (db: Db, orderId: number) =>
  db
    .select({ at: ticketOrderStep.at, who: ticketOrderStep.who, what: ticketOrderStep.what })
    .from(ticketOrderStep)
    .where(eq(ticketOrderStep.orderId, orderId))
    .orderBy(asc(ticketOrderStep.id));
