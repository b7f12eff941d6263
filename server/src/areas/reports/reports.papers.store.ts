import { VENUE_ZONE } from '@venue/sdk';
import type { ReportDays } from '@venue/sdk/reports/model';
import { sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { type Counted, readCounts } from './reports.counts.store.ts';

/**
 * Documents issued in these days, by kind, VAT rate of what was rendered, and organisation; and what is still to be
 * confirmed by an act: drafts of the period, paid invoices of agreements, and hours that are paid after the month.
 */
export const countPapers = (db: Db, { from, to }: ReportDays, now: Date): Promise<Counted[]> =>
  readCounts(
    db,
    sql`with p as materialized (
      select 'invoice' as kind, i.agreement_id, i.vat_rate, i.sum, i.vat from invoice i
      where i.status = 2 and i.date between ${from}::date and ${to}::date
      union all
      select 'void', i.agreement_id, i.vat_rate, i.sum, i.vat from invoice i
      join invoice_order o on o.invoice_id = i.id and o.state = 'cancelled'
      where i.status = 2 and i.date between ${from}::date and ${to}::date
      union all
      select a.form, a.agreement_id, a.vat_rate, a.sum, a.vat from act a
      where a.status = 2 and a.date between ${from}::date and ${to}::date),
    rendered as (
      select p.*, g.customer_inn as inn, g.customer_name as customer from p join agreement g on g.id = p.agreement_id
      where p.kind not in ('invoice', 'void'))
    select 'kind' as by, k.kind as key, '' as title, count(p.kind) as papers, coalesce(sum(p.sum), 0) as sum,
      coalesce(sum(p.vat), 0) as vat
    from (values ('invoice'), ('void'), ('act'), ('upd1'), ('upd2')) k(kind) left join p on p.kind = k.kind
    group by k.kind
    union all
    select 'rate', vat_rate, '', count(*), sum(sum), sum(vat) from rendered group by vat_rate
    union all
    select 'customer', inn, max(customer), count(*), sum(sum), sum(vat) from rendered group by inn
    union all
    select 'draft', a.id::text, a.number || ', ' || g.customer_name, 1, a.sum, a.vat
    from act a join agreement g on g.id = a.agreement_id
    where a.status = 1 and a."to" between ${from}::date and ${to}::date
    union all
    select 'paid', i.id::text, i.number || ', ' || g.customer_name, 1, s.sum, s.vat
    from invoice i join agreement g on g.id = i.agreement_id
    join invoice_order o on o.invoice_id = i.id and o.of_agreement and o.state = 'paid'
    cross join lateral (
      select sum(round(l.sum::numeric * (l.quantity - l.acted) / l.quantity)) as sum,
        sum(round(l.vat::numeric * (l.quantity - l.acted) / l.quantity)) as vat
      from invoice_service l where l.invoice_id = i.id and l.acted < l.quantity) s
    where i.date between ${from}::date and ${to}::date and s.sum > 0
    union all
    select 'unbilled', t.id::text, t.customer, count(*), sum(c.sum - c.returned), 0
    from client_booking c join client_terms t on t.id = c.terms_id join booking b on b.id = c.booking_id
    where c.invoice_id is null and c.sum > c.returned
      and (b.ends_at at time zone ${sql.raw(`'${VENUE_ZONE}'`)})::date between ${from}::date and ${to}::date
      and b.ends_at < ${now.toISOString()}::timestamptz
    group by t.id, t.customer
    order by 1, 5 desc, 2`,
  );
