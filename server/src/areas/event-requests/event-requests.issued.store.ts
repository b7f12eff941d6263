import { sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';

/** Whether something left the venue because a request had ended: a review, a closed act, or money that goes back. */
export async function isIssued(db: Db, requestId: number): Promise<boolean> {
  const { rows } = await db.execute<{ issued: boolean }>(sql`
    select request.reviewed_at is not null
      or exists (
        select 1 from act join invoice_order as own on own.act_id = act.id or own.invoice_id = act.invoice_id
        where own.event_request_id = request.id and act.status = 2)
      or exists (
        select 1 from invoice_order as own
        where own.event_request_id = request.id and own.why = 'refused' and own.received > 0) as issued
    from event_request as request where request.id = ${requestId}`);
  return rows[0]?.issued === true;
}

/** Money of the invoices of a request that is owed back, in kopecks. */
export async function owedForRequest(db: Db, requestId: number): Promise<number> {
  const { rows } = await db.execute<{ owed: string }>(sql`
    select coalesce(sum(owed.sum), 0) as owed from money_owed as owed
    where owed.kind = 'invoice'
      and owed.subject_id in (select invoice_id from invoice_order where event_request_id = ${requestId})`);
  return Number(rows[0]?.owed);
}
