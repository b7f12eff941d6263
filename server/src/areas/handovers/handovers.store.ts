import { dayOf, momentOf } from '@venue/sdk';
import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { staffName } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { type HandoverRow, type PersonCash, shiftHandover } from './handovers.table.ts';

/** The last hand-over; undefined before the first. */
async function lastHandover(db: Db): Promise<HandoverRow | undefined> {
  const [row] = await db.select().from(shiftHandover).orderBy(desc(shiftHandover.id)).limit(1);
  return row;
}

/** Sums by person of all hand-overs so far. */
const sumsSoFar = sql`
  select coalesce((p.value ->> 'by')::integer, 0) as by, sum((p.value ->> 'cashIn')::bigint) as cash_in, sum((p.value ->> 'cashOut')::bigint) as cash_out
  from shift_handover h cross join lateral jsonb_array_elements(h.people) p group by 1`;

/**
 * Cash of the desk that no shift has handed over yet, as the reconciliation has it. What came is everything since the
 * first hand-over less everything handed over, so that money whose transaction ended late is in the next one.
 */
async function cashOf(db: Db, first: Date): Promise<PersonCash[]> {
  const { rows } = await db.execute<Record<'by' | 'cash_in' | 'cash_out', string>>(sql`
    with moved as (
      select coalesce(case m.way when 'payment' then p.taken_by else r.given_by end, 0) as by,
        coalesce(sum(m.sum) filter (where m.way = 'payment'), 0) as cash_in, coalesce(sum(m.sum) filter (where m.way = 'refund'), 0) as cash_out
      from movement m left join payment p on p.id = m.payment_id left join refund r on r.id = m.refund_id
      where m.means = 'cash' and m.way in ('payment', 'refund') and m.sum is not null and m.at >= ${first.toISOString()} group by 1),
    handed as (${sumsSoFar})
    select by, coalesce(m.cash_in, 0) - coalesce(h.cash_in, 0) as cash_in, coalesce(m.cash_out, 0) - coalesce(h.cash_out, 0) as cash_out
    from moved m full join handed h using (by)
    where coalesce(m.cash_in, 0) <> coalesce(h.cash_in, 0) or coalesce(m.cash_out, 0) <> coalesce(h.cash_out, 0) order by by`);
  return rows.map(row => ({
    by: Number(row.by),
    cashIn: Number(row.cash_in),
    cashOut: Number(row.cash_out),
  }));
}

/** The present shift: what has to be in the drawer. */
export async function openShift(db: Db, now: Date) {
  const last = await lastHandover(db);
  const [earliest] = await db.select().from(shiftHandover).orderBy(shiftHandover.id).limit(1);
  const first = earliest?.since ?? new Date(momentOf(dayOf(now), 0));
  const people = await cashOf(db, first);
  const opening = last ? last.counted - last.removed : 0;
  const add = (of: 'cashIn' | 'cashOut') => people.reduce((sum, each) => sum + each[of], 0);
  const sums = { opening, cashIn: add('cashIn'), cashOut: add('cashOut') };
  return {
    lastHandoverId: last?.id ?? null,
    since: last?.at ?? first,
    people,
    ...sums,
    expected: sums.opening + sums.cashIn - sums.cashOut,
  };
}

/** Adds a hand-over; a second one after the same other violates `shift_handover_once`. */
export const addHandover = async (tx: Db, values: typeof shiftHandover.$inferInsert): Promise<HandoverRow> =>
  inserted(await tx.insert(shiftHandover).values(values).returning());

/** Names of these members of the staff. */
export async function namesOf(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: users.id, bioLastname: users.lastname, bioName: users.name, bioMiddlename: users.middlename })
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
  return new Map(rows.map(({ id, ...name }) => [id, staffName(name, id)]));
}

/** Hand-overs with the name of who made them, newest first. */
export const handovers = (db: Db) =>
  db
    .select({
      row: shiftHandover,
      name: { bioLastname: users.lastname, bioName: users.name, bioMiddlename: users.middlename },
    })
    .from(shiftHandover)
    .innerJoin(users, eq(users.id, shiftHandover.madeBy))
    .orderBy(desc(shiftHandover.id));
export type NamedHandover = Awaited<ReturnType<typeof handovers>>[number];
