import { agreementStatus } from '@venue/sdk/agreements/model';
import { listClientTerms } from '@venue/sdk/client-terms/admin';
import { and, asc, eq, getTableColumns, gte, inArray, isNull, like, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inOrder } from '../../core/db/pageByIds.ts';
import { beginningWith, numberLike, withWords } from '../../core/db/search.ts';
import { recordStore } from '../../core/record/recordStore.ts';
import { agreement } from '../agreements/agreements.table.ts';
import { booking } from '../bookings/bookings.table.ts';
import { organisation } from '../profile/profile.table.ts';
import { clientBooking, clientInvoice, clientTerms } from './client-terms.table.ts';

/** What an organisation has to pay: a function of the database, which the trigger of the limit uses too. */
const used = sql<number>`client_owed(${clientTerms.id})`.mapWith(Number);

const withDebt = (db: Db) =>
  db
    .select({ ...getTableColumns(clientTerms), agreementNumber: agreement.number, used })
    .from(clientTerms)
    .innerJoin(agreement, eq(agreement.id, clientTerms.agreementId));
export type WholeClientTerms = Awaited<ReturnType<typeof withDebt>>[number];

const sortable = {
  termsId: [clientTerms.id],
  customer: [clientTerms.customer, clientTerms.id],
  creditLimit: [clientTerms.creditLimit, clientTerms.id],
  updatedAt: [clientTerms.updatedAt, clientTerms.id],
} as const;

export const clientTermsStore = recordStore(listClientTerms, clientTerms, {
  listed: withDebt,
  whole: withDebt,
  sorting: ({ sort = 'updatedAt', order = 'desc' }) => inOrder(sortable[sort], order),
  filters: { agreementId: clientTerms.agreementId },
  search: typed => [
    numberLike(clientTerms.id, typed),
    /^\d{4,12}$/.test(typed) ? like(clientTerms.inn, beginningWith(typed)) : undefined,
    withWords([clientTerms.customer], typed),
  ],
});

/** Terms that hold on a day, under an agreement in force. */
const inForceOn = (day: string): SQL | undefined =>
  and(
    lte(clientTerms.from, day),
    or(isNull(clientTerms.to), gte(clientTerms.to, day)),
    eq(agreement.status, agreementStatus.active),
  );

/** The terms in force whose agreement names this account. */
export const termsOfAccount = (db: Db, userId: number, day: string): PromiseLike<WholeClientTerms[]> =>
  withDebt(db)
    .where(
      // guard: client-terms.book.test.ts
      and(eq(agreement.userId, userId), inForceOn(day)),
    )
    .orderBy(asc(clientTerms.id));

/** The same, those of the organisations of the account, and those of an INN: what the desk offers a caller. */
export const termsForCaller = (
  db: Db,
  { userId, inn, day }: { userId: number; inn: string | undefined; day: string },
): PromiseLike<WholeClientTerms[]> =>
  withDebt(db)
    .where(
      and(
        or(
          eq(agreement.userId, userId),
          inArray(
            clientTerms.inn,
            db.select({ inn: organisation.inn }).from(organisation).where(eq(organisation.userId, userId)),
          ),
          inn === undefined ? undefined : eq(clientTerms.inn, inn),
        ),
        inForceOn(day),
      ),
    )
    .orderBy(asc(clientTerms.customer), asc(clientTerms.id));

/** Terms in force, locked until the transaction ends, with what is owed after everybody who held the lock before. */
export async function lockTerms(tx: Db, id: number, day: string): Promise<WholeClientTerms | undefined> {
  await clientTermsStore.lock(tx, id);
  const [row] = await withDebt(tx).where(and(eq(clientTerms.id, id), inForceOn(day)));
  return row;
}

/** Whether a booking has the price of an organisation already. */
export async function isByTerms(db: Db, bookingId: number): Promise<boolean> {
  const rows = await db
    .select({ id: clientBooking.bookingId })
    .from(clientBooking)
    .where(eq(clientBooking.bookingId, bookingId));
  return rows.length > 0;
}

const charge = sql<number>`${clientBooking.sum} - ${clientBooking.returned}`.mapWith(Number);
const toInvoice = (end: Date): SQL | undefined =>
  and(
    isNull(clientBooking.invoiceId),
    sql`${clientBooking.sum} > ${clientBooking.returned}`,
    lte(booking.lastEnd, end),
  );

/** Organisations with bookings of a month that has ended and no invoice of it. */
export const termsToInvoice = (db: Db, { month, end }: { month: string; end: Date }) =>
  db
    .selectDistinct({ termsId: clientBooking.termsId })
    .from(clientBooking)
    .innerJoin(booking, eq(booking.id, clientBooking.bookingId))
    .leftJoin(clientInvoice, and(eq(clientInvoice.termsId, clientBooking.termsId), eq(clientInvoice.month, month)))
    .where(and(toInvoice(end), isNull(clientInvoice.invoiceId)))
    .orderBy(asc(clientBooking.termsId))
    .limit(50);

/** The bookings that an invoice charges, locked: those that ended by then and are in none. */
export const bookingsToInvoice = (tx: Db, termsId: number, end: Date) =>
  tx
    .select({ ...getTableColumns(booking), charge })
    .from(clientBooking)
    .innerJoin(booking, eq(booking.id, clientBooking.bookingId))
    .where(and(eq(clientBooking.termsId, termsId), toInvoice(end)))
    .orderBy(asc(booking.firstStart), asc(booking.id))
    .for('update', { of: clientBooking });
export type BookingToInvoice = Awaited<ReturnType<typeof bookingsToInvoice>>[number];

/** Notes the invoice of a month and its bookings; a second one of the month breaks the primary key. */
export async function addClientInvoice(
  tx: Db,
  values: typeof clientInvoice.$inferInsert,
  bookingIds: readonly number[],
): Promise<void> {
  await tx.insert(clientInvoice).values(values);
  await tx
    .update(clientBooking)
    .set({ invoiceId: values.invoiceId })
    .where(inArray(clientBooking.bookingId, [...bookingIds]));
}
