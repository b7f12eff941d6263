import { paperStatus } from '@venue/sdk/papers/model';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { withWords } from '../../core/db/search.ts';
import { accountStateInSql, personName } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { agreement } from '../agreements/agreements.table.ts';
import { invoiceOrder } from '../papers/money/papers.money.table.ts';
import { invoice } from '../papers/papers.table.ts';
import { organisation } from '../profile/profile.table.ts';

const MOST = 100;

export const agreementsOf = (db: Db, inn: string) =>
  db.select().from(agreement).where(eq(agreement.customerInn, inn)).orderBy(desc(agreement.id)).limit(MOST);

/** The issued invoices of an organisation, newest first. */
export const invoicesOf = (db: Db, inn: string) =>
  db
    .select({
      id: invoice.id,
      number: invoice.number,
      date: invoice.date,
      sum: invoice.sum,
      state: invoiceOrder.state,
      rest: sql<number>`case ${invoiceOrder.state} when 'awaiting' then greatest(0, ${invoiceOrder.sum} - ${invoiceOrder.received} + ${invoiceOrder.returned}) else 0 end`.mapWith(
        Number,
      ),
    })
    .from(invoice)
    .innerJoin(agreement, eq(agreement.id, invoice.agreementId))
    .leftJoin(invoiceOrder, eq(invoiceOrder.invoiceId, invoice.id))
    .where(sql`${agreement.customerInn} = ${inn} and ${invoice.status} = ${paperStatus.closed}`)
    .orderBy(desc(invoice.id))
    .limit(MOST);

/** Everybody who acts for an organisation: with it in their profile, or with an agreement of it in their account. */
export function peopleOf(db: Db, inn: string) {
  // The index of words finds it; the digits of a shorter number are not those of this one.
  const ofProfiles = db
    .select({ id: organisation.userId })
    .from(organisation)
    .where(and(withWords([organisation.name, organisation.inn], inn), eq(organisation.inn, inn)));
  const ofAgreements = db.select({ id: agreement.userId }).from(agreement).where(eq(agreement.customerInn, inn));
  return db
    .select({ userId: users.id, customer: personName, phone: users.phone, accountState: accountStateInSql })
    .from(users)
    .where(or(inArray(users.id, ofProfiles), inArray(users.id, ofAgreements)))
    .orderBy(users.id)
    .limit(MOST);
}

/** The sums of an organisation: its issued invoices, and what came and went back for them by the reconciliation. */
export async function moneyOfOrganisation(db: Db, inn: string) {
  const { rows } = await db.execute<Record<'invoiced' | 'paid' | 'returned' | 'rest', string>>(sql`
    with issued as (
      select i.id, i.sum, o.state, o.sum - o.received + o.returned as rest from agreement g
      join invoice i on i.agreement_id = g.id and i.status = ${paperStatus.closed}
      left join invoice_order o on o.invoice_id = i.id where g.customer_inn = ${inn}),
    moved as (
      select m.way, m.sum from issued i join movement m on m.provider = 'transfer' and m.provider_payment = i.id::text
      where m.sum is not null)
    select coalesce((select sum(sum) from issued where state is distinct from 'cancelled'), 0)::bigint as invoiced,
      coalesce((select sum(sum) from moved where way = 'payment'), 0)::bigint as paid,
      coalesce((select sum(sum) from moved where way = 'refund'), 0)::bigint as returned,
      coalesce((select sum(greatest(0, rest)) from issued where state = 'awaiting'), 0)::bigint as rest`);
  const [row] = rows;
  const number = (value: string | undefined) => Number(value ?? 0);
  return {
    invoiced: number(row?.invoiced),
    paid: number(row?.paid),
    returned: number(row?.returned),
    rest: number(row?.rest),
  };
}
