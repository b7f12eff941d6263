import { owedState } from '@venue/sdk/receipts/model';
import { inArray, sql } from 'drizzle-orm';
import type { Gauges } from '../../area/gauges.ts';
import { takersIn } from '../../ports/payments/open.ts';
import { differsBy } from './receipts.movements.store.ts';
import { moneyOwed } from './receipts.owed.store.ts';
import { movement, receipt, statementDay } from './receipts.table.ts';

/** What the venue owes, by who has to do something: the provider (`sending`), or staff (`byHand`, `refused`). */
const owed: Gauges = {
  labels: { state: owedState.ids },
  help: {
    money_owed: 'refunds and money of invoices that the venue has not returned.',
    money_owed_kopecks: 'their sum.',
    money_owed_oldest_seconds: 'age of the oldest of them.',
  },
  async read(db, { now }) {
    const { rows } = await db.execute(sql`
      select state, count(*)::int as money_owed, sum(sum)::float8 as money_owed_kopecks,
        extract(epoch from ${now.toISOString()}::timestamptz - min(since))::float8 as money_owed_oldest_seconds
      from ${moneyOwed} group by state`);
    return rows;
  },
};

const receipts: Gauges = {
  labels: { state: ['awaited', 'refused'] },
  help: {
    receipts: 'fiscal receipts that the provider has not registered yet, or has refused.',
    receipts_oldest_seconds: 'age of the oldest of them.',
  },
  async read(db, { now }) {
    const ofState = (state: 'awaited' | 'refused') => sql`
      select ${sql.raw(`'${state}'`)} as state, count(*)::int as receipts,
        extract(epoch from ${now.toISOString()}::timestamptz - min(requested_at))::float8 as receipts_oldest_seconds
      from ${receipt} where status = ${sql.raw(`'${state}'`)}`;
    const { rows } = await db.execute(sql`${ofState('awaited')} union all ${ofState('refused')}`);
    return rows;
  },
};

const books: Gauges = {
  help: {
    money_differing: 'movements of money on which our books, the provider’s and the receipts do not agree.',
    statement_days_late_seconds: 'how long the provider’s books of a day should have been read and were not.',
  },
  async read(db, { now, config }) {
    // The books of a provider without settings are not read any more, and are not late.
    const read = inArray(statementDay.provider, takersIn(config));
    const { rows } = await db.execute(sql`
      select (select count(*)::int from ${movement} where ${differsBy(now)}) as money_differing,
        (select greatest(extract(epoch from ${now.toISOString()}::timestamptz - min(due_at)), 0)::float8
          from ${statementDay} where due_at is not null and ${read}) as statement_days_late_seconds`);
    return rows;
  },
};

export const receiptsGauges: readonly Gauges[] = [owed, receipts, books];
