import { addDays, momentOf } from '@venue/sdk';
import type { TicketOrderFilters } from '@venue/sdk/tickets/model';
import { and, asc, eq, getTableColumns, gte, inArray, lt, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Db } from '../../core/db/database.ts';
import { inOrder, pageByIds, type Sorting } from '../../core/db/pageByIds.ts';
import { type FoundBy, numberLike, type SearchQuery, whereOf, withDigits, withWords } from '../../core/db/search.ts';
import { ownerStateInSql } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { event, eventTexts } from '../events/events.table.ts';
import { ticketOrder, ticketOrderStep } from '../events/tickets/events.attendees.table.ts';

/** Sort columns. Each order has an index, so that a page costs the same however large the table is. */
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

/** The condition for orders that match a filter; it needs no join. */
function fitting({ status, eventId, from, to, search = '' }: WantedOrders): SearchQuery {
  const fits = and(
    status === undefined ? undefined : eq(ticketOrder.status, status),
    eventId === undefined ? undefined : eq(ticketOrder.eventId, eventId),
    from === undefined ? undefined : gte(ticketOrder.createdAt, dawn(from)),
    to === undefined ? undefined : lt(ticketOrder.createdAt, dawn(to, 1)),
  );
  return { id: ticketOrder.id, fits, found: search === '' ? undefined : searched(search) };
}

function searched(search: string): (FoundBy | undefined)[] {
  return [
    numberLike(ticketOrder.id, search),
    withWords([ticketOrder.name], search),
    { column: ticketOrder.eventId, id: event.id, fits: withWords(eventTexts, search) },
    withDigits(ticketOrder.phone, search),
  ];
}

const sortingOf = ({ sort = 'orderId', order }: WantedOrders): Sorting => inOrder(sortable[sort], order);

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
  // Sums are calculated only for the rows of the page.
  return pageByIds<ListedOrder>(db, wanted, {
    ...fitting(wanted),
    sorting: sortingOf(wanted),
    rowsOf: ids => selectOrders(db).where(inArray(ticketOrder.id, [...ids])),
  });
}

/** All of them, for exports. */
export const allOrders = (db: Db, wanted: WantedOrders) =>
  selectOrders(db)
    .where(whereOf(fitting(wanted)))
    .orderBy(...sortingOf(wanted).columns());

export async function listedOrder(db: Db, id: number): Promise<ListedOrder | undefined> {
  const [row] = await selectOrders(db).where(eq(ticketOrder.id, id));
  return row;
}

/** The history of an order, oldest step first. */
export const stepsOf = (db: Db, orderId: number) =>
  db
    .select({ at: ticketOrderStep.at, who: ticketOrderStep.who, what: ticketOrderStep.what })
    .from(ticketOrderStep)
    .where(eq(ticketOrderStep.orderId, orderId))
    .orderBy(asc(ticketOrderStep.id));
