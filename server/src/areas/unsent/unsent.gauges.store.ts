import { sql } from 'drizzle-orm';
import { type Gauges, MOST_ROWS } from '../../area/gauges.ts';
import { outbox } from '../../core/db/core.table.ts';
import { messagesSent } from '../../core/security/messageLimits.ts';

const kinds = ['sms', 'mail'] as const;

/** Messages that should have left by now: `due` has not been tried, `failed` is tried again. */
const waiting: Gauges = {
  labels: { kind: kinds, state: ['due', 'failed'] },
  help: {
    outbox_messages: 'messages that should have left by now: not tried yet (due), or tried without success (failed).',
    outbox_oldest_seconds: 'how long the oldest of them has waited.',
  },
  async read(db, { now }) {
    const at = sql`${now.toISOString()}::timestamptz`;
    const { rows } = await db.execute(sql`
      select kind, state, count(*)::int as outbox_messages,
        extract(epoch from ${at} - min(since))::float8 as outbox_oldest_seconds
      from (
        select kind, case when last_error is null then 'due' else 'failed' end as state,
          case when last_error is null then due_at else created_at end as since
        from ${outbox}
        where due_at is not null and (last_error is not null or due_at <= ${at})
        limit ${MOST_ROWS}
      ) as waiting
      group by kind, state`);
    return rows;
  },
};

/** SMS that a gateway took and nobody knows yet whether they have arrived. */
const underWay: Gauges = {
  help: { outbox_reports_awaited: 'messages that were sent and may still be reported as delivered or not.' },
  async read(db) {
    const { rows } = await db.execute(sql`
      select count(*)::int as outbox_reports_awaited
      from (select from ${outbox} where report_due_at is not null limit ${MOST_ROWS}) as awaited`);
    return rows;
  },
};

const budgets: Gauges = {
  labels: { kind: kinds },
  help: {
    message_budget_used_ratio:
      'messages of the last hour to receivers that strangers named, as a part of SMS_PER_HOUR or MAIL_PER_HOUR.',
  },
  async read(db, { now, config }) {
    const used = async (kind: (typeof kinds)[number], budget: number) => ({
      kind,
      message_budget_used_ratio: (await messagesSent({ db, now }, kind)) / budget,
    });
    return [await used('sms', config.smsPerHour), await used('mail', config.mailPerHour)];
  },
};

export const unsentGauges: readonly Gauges[] = [waiting, underWay, budgets];
