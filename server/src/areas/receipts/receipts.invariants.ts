import { sql } from 'drizzle-orm';
import type { Invariant } from '../../area/invariant.ts';

/** Fiscal receipts and the reconciliation. */
export const receiptsInvariants: readonly Invariant[] = [
  {
    name: 'money that came has its receipt',
    broken: () => sql`
      select 'payment ' || p.id as row from payment p
      where p.status = 'succeeded' and p.provider <> 'transfer'
        and not (p.provider = 'certificate' and p.receipt_mode = 'prepaid')
        and not exists (select from receipt t where t.payment_id = p.id and t.refund_id is null and not t.is_second)`,
  },
  {
    name: 'money that went back has its receipt',
    broken: () => sql`
      select 'refund ' || r.id as row from refund r join payment p on p.id = r.payment_id
      where r.status = 'succeeded' and p.provider <> 'transfer'
        and not (p.provider = 'certificate' and p.receipt_mode = 'prepaid' and not r.after_second_receipt)
        and not exists (select from receipt t where t.refund_id = r.id)`,
  },
  {
    name: 'a receipt is of the money that moved',
    broken: () => sql`
      select 'receipt ' || t.id || ' is of ' || t.sum || ', the money is ' || coalesce(r.sum, p.received, p.sum) as row
      from receipt t join payment p on p.id = t.payment_id left join refund r on r.id = t.refund_id
      where not t.is_second and t.sum <> coalesce(r.sum, p.received, p.sum)`,
  },
  {
    name: 'a second receipt is of what had not been refunded',
    broken: () => sql`
      select 'payment ' || p.id || ' has a second receipt of ' || coalesce(t.sum::text, 'nothing') as row
      from payment p left join receipt t on t.payment_id = p.id and t.is_second and t.package_use_id is null
      where (p.second_receipt_at is null) <> (t.id is null)
        or t.sum <> coalesce(p.received, p.sum)
          - coalesce((select sum(r.sum) from refund r where r.payment_id = p.id and not r.after_second_receipt), 0)
          - coalesce((select sum(u.sum) from receipt u where u.payment_id = p.id and u.package_use_id is not null), 0)`,
  },
  {
    name: 'a prepayment whose service was given has its second receipt within an hour',
    broken: now => sql`
      select 'payment ' || payment_id || ' of ' || sum || ' waits since ' || ends_at as row from prepayment
      where second_receipt_at is null and ends_at < ${now.toISOString()}::timestamptz - interval '1 hour'`,
  },
  {
    name: 'the reconciliation has every movement of money, as our rows and the books say it',
    broken: () => sql`
      select coalesce(m.key, w.key) || ': ' || coalesce(m.sum::text, 'nothing') || ', should be '
        || coalesce(w.sum::text, 'nothing') as row
      from movement m full join movement_said w on w.key = m.key and w.provider = m.provider
      where (m.sum, m.provider_sum, m.way, m.day) is distinct from (w.sum, w.provider_sum, w.way, w.day)
        or m.key is null or w.key is null`,
  },
];
