import { dayOf } from '@venue/sdk';
import type { CertificateReport, CertificateStatus, CertificateTerms } from '@venue/sdk/certificates/model';
import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { inOrder, pageByIds } from '../../core/db/pageByIds.ts';
import { numberLike, phoneIn, withWords } from '../../core/db/search.ts';
import { isPerson } from '../accounts/accounts.search.store.ts';
import { personName } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import type { Discounted } from '../bookings/bookings.discount.store.ts';
import { booking } from '../bookings/bookings.table.ts';
import { event } from '../events/events.table.ts';
import { ticketOrder } from '../events/tickets/events.attendees.table.ts';
import { codeIn } from './certificates.rules.ts';
import { type CertificateRow, certificate, certificateTerms, certificateUse } from './certificates.table.ts';

export type { CertificateRow } from './certificates.table.ts';

export async function addCertificate(tx: Db, values: typeof certificate.$inferInsert): Promise<CertificateRow> {
  return inserted(await tx.insert(certificate).values(values).returning());
}

/** A certificate, locked until the end of the transaction. */
export async function lockCertificate(tx: Db, id: number): Promise<CertificateRow | undefined> {
  const [row] = await tx.select().from(certificate).where(eq(certificate.id, id)).for('update');
  return row;
}

/** The certificate of a code, locked, so that it is spent once at a time. */
export async function lockByCode(tx: Db, code: string): Promise<CertificateRow | undefined> {
  const [row] = await tx.select().from(certificate).where(eq(certificate.code, code)).for('update');
  return row;
}

export async function changeCertificate(
  tx: Db,
  id: number,
  values: Partial<typeof certificate.$inferInsert>,
): Promise<CertificateRow> {
  return inserted(await tx.update(certificate).set(values).where(eq(certificate.id, id)).returning());
}

/** Whether a payment of it was begun and has no outcome. */
const isPaying = sql<boolean>`exists (
  select from payment begun where begun.certificate_id = certificate.id and begun.status = 'pending')`;
/** What staff have to hand over of it at the desk. */
const owed = sql<number>`(
  select coalesce(sum(back.sum), 0)::float8 from refund back join payment sale on sale.id = back.payment_id
  where sale.certificate_id = certificate.id and sale.taken_by is not null and back.status = 'requested')`;

const own = (db: Db) => db.select({ ...getTableColumns(certificate), isPaying }).from(certificate);
export type OwnRow = Awaited<ReturnType<typeof own>>[number];

/** A certificate of its buyer. */
export async function ownById(db: Db, id: number, userId: number): Promise<OwnRow | undefined> {
  // guard: certificates.test.ts
  const [row] = await own(db).where(and(eq(certificate.id, id), eq(certificate.userId, userId)));
  return row;
}

const MOST_OWN = 100;
/** The latest certificates that somebody bought. */
export const ownOf = (db: Db, userId: number): Promise<OwnRow[]> =>
  own(db).where(eq(certificate.userId, userId)).orderBy(desc(certificate.id)).limit(MOST_OWN);

const listed = (db: Db) =>
  db
    .select({ ...getTableColumns(certificate), isPaying, owed, buyer: personName, phone: users.phone })
    .from(certificate)
    .innerJoin(users, eq(users.id, certificate.userId));
export type ListedRow = Awaited<ReturnType<typeof listed>>[number];

const sortable = {
  certificateId: [certificate.id],
  certificateSum: [certificate.sum, certificate.id],
  certificateTo: [certificate.validTo, certificate.id],
  createdAt: [certificate.createdAt, certificate.id],
} as const;

interface ListQuery {
  readonly certificateStatus?: CertificateStatus | undefined;
  readonly search?: string | undefined;
  readonly sort?: keyof typeof sortable | undefined;
  readonly order: 'asc' | 'desc';
  readonly page: number;
  readonly pageSize: number;
}

/** The condition for a status, as `statusOf` says it of a row. */
function hasStatus(status: CertificateStatus, now: Date): SQL | undefined {
  const isSpent = sql`${certificate.spent} + ${certificate.returned} = ${certificate.sum}`;
  const isOver = sql`${certificate.validTo} < ${dayOf(now)}`;
  const active = eq(certificate.state, 'active');
  if (status === 'awaiting' || status === 'blocked') return eq(certificate.state, status);
  if (status === 'used') return and(active, isSpent);
  return and(active, sql`not (${isSpent})`, status === 'expired' ? isOver : sql`not (${isOver})`);
}

/** A page of all certificates. A whole code finds its certificate, a part of one does not. */
export function certificatesPage(db: Db, now: Date, { certificateStatus: status, search = '', ...wanted }: ListQuery) {
  const code = codeIn(search);
  return pageByIds<ListedRow>(db, wanted, {
    id: certificate.id,
    fits: status && hasStatus(status, now),
    found:
      search === ''
        ? undefined
        : [
            numberLike(certificate.id, search),
            withWords([certificate.recipient], search),
            code === undefined ? undefined : eq(certificate.code, code),
            phoneIn(search) === undefined ? undefined : isPerson(certificate.userId, search),
          ],
    sorting: inOrder(sortable[wanted.sort ?? 'certificateId'], wanted.order),
    rowsOf: ids => listed(db).where(inArray(certificate.id, [...ids])),
  });
}

export async function listedById(db: Db, id: number): Promise<ListedRow | undefined> {
  const [row] = await listed(db).where(eq(certificate.id, id));
  return row;
}

/** The bookings and orders of tickets that a certificate pays or has paid for. */
export const usesOf = (db: Db, certificateId: number) =>
  db
    .select({
      ...getTableColumns(certificateUse),
      usedOn: sql<string>`coalesce(${booking.roomName}, ${event.title})`,
    })
    .from(certificateUse)
    .leftJoin(booking, eq(booking.id, certificateUse.bookingId))
    .leftJoin(ticketOrder, eq(ticketOrder.id, certificateUse.ticketOrderId))
    .leftJoin(event, eq(event.id, ticketOrder.eventId))
    .where(eq(certificateUse.certificateId, certificateId))
    .orderBy(desc(certificateUse.id))
    .limit(200);
export type UseRow = Awaited<ReturnType<typeof usesOf>>[number];

const isOf = ({ kind, id }: Discounted): SQL =>
  eq(kind === 'booking' ? certificateUse.bookingId : certificateUse.ticketOrderId, id);

/** The certificates that pay for a booking or an order of tickets, or have paid for it. */
export const usesFor = (db: Db, order: Discounted) =>
  db
    .select({
      ...getTableColumns(certificateUse),
      code: certificate.code,
      rest: sql<number>`${certificate.sum} - ${certificate.spent} - ${certificate.returned}`.mapWith(Number),
    })
    .from(certificateUse)
    .innerJoin(certificate, eq(certificate.id, certificateUse.certificateId))
    .where(and(isOf(order), inArray(certificateUse.state, ['reserved', 'settled'])))
    .orderBy(asc(certificateUse.id));

/** Reserves a sum of a certificate for a booking or an order. A check of the database refuses more than is left. */
export const reserve = (
  tx: Db,
  { kind, id }: Discounted,
  values: Pick<typeof certificateUse.$inferInsert, 'certificateId' | 'sum' | 'receiptMode' | 'usedAt'>,
) =>
  tx
    .insert(certificateUse)
    .values({ ...values, state: 'reserved', ...(kind === 'booking' ? { bookingId: id } : { ticketOrderId: id }) })
    .onConflictDoUpdate({
      target: [
        certificateUse.certificateId,
        kind === 'booking' ? certificateUse.bookingId : certificateUse.ticketOrderId,
      ],
      set: { state: 'reserved', sum: values.sum, usedAt: values.usedAt },
      setWhere: inArray(certificateUse.state, ['lapsed', 'withdrawn']),
    });

/** Takes all certificates off an unpaid booking or order; true if there were any. */
export async function withdrawAll(tx: Db, order: Discounted): Promise<boolean> {
  const withdrawn = await tx
    .update(certificateUse)
    .set({ state: 'withdrawn' })
    .where(and(isOf(order), eq(certificateUse.state, 'reserved')))
    .returning({ id: certificateUse.id });
  return withdrawn.length > 0;
}

const toTerms = ({ sums, least, most, months }: typeof certificateTerms.$inferSelect): CertificateTerms => ({
  certificateSums: sums,
  certificateLeast: least,
  certificateMost: most,
  certificateMonths: months,
});

/** What is sold now. The migration has added the only row. */
export async function termsOf(db: Db): Promise<CertificateTerms> {
  return toTerms(inserted(await db.select().from(certificateTerms)));
}

export async function saveTerms(tx: Db, terms: CertificateTerms): Promise<CertificateTerms> {
  const { certificateSums: sums, certificateLeast: least, certificateMost: most, certificateMonths: months } = terms;
  return toTerms(inserted(await tx.update(certificateTerms).set({ sums, least, most, months }).returning()));
}

/** What was sold, used and returned from one moment until before another, and what the venue owes by certificates then. */
export async function reportOf(db: Db, from: Date, to: Date) {
  const [first, end] = [from.toISOString(), to.toISOString()];
  const { rows } = await db.execute<CertificateReport>(sql`
    with moved as (
      select paid_at as at, sum as sold, 0::bigint as used, 0::bigint as returned from certificate where paid_at is not null
      union all
      select paid.settled_at, 0, paid.sum, 0 from payment paid where paid.provider = 'certificate' and paid.status = 'succeeded'
      union all
      select back.created_at, 0, -back.sum, 0 from refund back join payment paid on paid.id = back.payment_id
        where paid.provider = 'certificate'
      union all
      select back.created_at, 0, 0, back.sum from refund back join certificate sold on sold.payment_id = back.payment_id)
    select
      coalesce(sum(sold) filter (where at >= ${first}::timestamptz), 0)::float8 as "certificatesSold",
      coalesce(sum(used) filter (where at >= ${first}::timestamptz), 0)::float8 as "certificatesUsed",
      coalesce(sum(returned) filter (where at >= ${first}::timestamptz), 0)::float8 as "certificatesReturned",
      coalesce(sum(sold - used - returned), 0)::float8 as "certificatesOwed"
    from moved where at < ${end}::timestamptz`);
  return inserted(rows);
}
