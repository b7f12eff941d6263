import { sql } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { isInClosedTime } from '../rooms/rooms.standing.store.ts';

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

/** The invoice of a request that counts, locked; its money that is here, in kopecks. Undefined without one. */
export async function lockMoney(tx: Db, requestId: number): Promise<EventMoney | undefined> {
  const { rows } = await tx.execute<Record<keyof EventMoney, string>>(sql`
    select invoice_id as "invoiceId", sum, received - returned as received, state from invoice_order
    where event_request_id = ${requestId} and state <> 'cancelled' and act_id is null for update`);
  const [row] = rows;
  if (!row) return undefined;
  const { state } = row;
  return { invoiceId: Number(row.invoiceId), sum: Number(row.sum), received: Number(row.received), state };
}

export interface EventMoney {
  readonly invoiceId: number;
  readonly sum: number;
  readonly received: number;
  readonly state: string;
}

/** Whether the venue is closed at an hour of a request. */
export async function isClosedFor(db: Db, requestId: number, now: Date): Promise<boolean> {
  const id = sql`request.id`;
  const { rows } = await db.execute<{ closed: boolean }>(sql`
    select ${isInClosedTime('event_request_id', id, now)} as closed from event_request as request
    where request.id = ${requestId}`);
  return rows[0]?.closed === true;
}

/** Says of an invoice that has ended what the venue keeps of its money. */
export const keepOfInvoice = async (tx: Db, invoiceId: number, kept: number): Promise<void> =>
  void (await tx.execute(sql`update invoice_order set kept = ${kept} where invoice_id = ${invoiceId}`));

/** Money of the invoices of a request that is owed back, in kopecks. */
export async function owedForRequest(db: Db, requestId: number): Promise<number> {
  const { rows } = await db.execute<{ owed: string }>(sql`
    select coalesce(sum(owed.sum), 0) as owed from money_owed as owed
    where owed.kind = 'invoice'
      and owed.subject_id in (select invoice_id from invoice_order where event_request_id = ${requestId})`);
  return Number(rows[0]?.owed);
}
