import { sql } from 'drizzle-orm';
import type { Invariant } from '../../area/invariant.ts';

const addsUp = (paper: 'invoice' | 'act'): Invariant => ({
  name: `${paper === 'act' ? 'an act' : 'an invoice'} is the sum of its lines, VAT included`,
  broken: () => sql`
    select ${sql.raw(`'${paper} '`)} || p.id || ' says ' || p.sum || ' and ' || p.vat || ', its lines '
      || coalesce(sum(l.sum), 0) || ' and ' || coalesce(sum(l.vat), 0) as row
    from ${sql.identifier(paper)} p
    left join ${sql.identifier(`${paper}_service`)} l on l.${sql.identifier(`${paper}_id`)} = p.id
    group by p.id having p.sum <> coalesce(sum(l.sum), 0) or p.vat <> coalesce(sum(l.vat), 0)`,
});

/** Invoices and acts. Quantities are in thousandths. */
export const papersInvariants: readonly Invariant[] = [
  addsUp('invoice'),
  addsUp('act'),
  {
    name: 'a line costs its price by its quantity, rounded once',
    broken: () => sql`
      select l.paper || ' ' || l.paper_id || ', line ' || l.id || ': ' || l.price || ' × ' || l.quantity || ' / 1000 = ' || l.sum as row
      from (select 'invoice' as paper, invoice_id as paper_id, id, price, quantity, sum from invoice_service
        union all select 'act', act_id, id, price, quantity, sum from act_service) l
      where l.sum <> round(l.price::numeric * l.quantity / 1000)`,
  },
  {
    name: 'a УПД is where its newest answer says, and not before its file is there',
    broken: () => sql`
      select 'act ' || a.id || ' is ' || coalesce(e.state, 'unsent') || ', its newest answer ' || coalesce(n.result, 'none') as row
      from act a
      left join act_exchange e on e.act_id = a.id
      left join lateral (select result from upd_answer where act_id = a.id order by answered_at desc, id desc limit 1) n on true
      where (e.state in ('signed', 'differs', 'refused') or n.result is not null)
          and e.state is distinct from case n.result when 'accepted' then 'signed' else n.result end
        or e.act_id is not null and a.xml_name is null`,
  },
  {
    name: 'a line of an invoice says how much of it is in acts',
    broken: () => sql`
      select 'invoice ' || s.invoice_id || ', line ' || s.id || ' says ' || s.acted || ', acts ' || coalesce(sum(a.quantity), 0) as row
      from invoice_service s left join act_service a on a.invoice_service_id = s.id
      group by s.id having s.acted <> coalesce(sum(a.quantity), 0)`,
  },
];
