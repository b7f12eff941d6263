import { proposalStatus } from '@venue/sdk/event-requests/model';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../core/db/database.ts';
import { inserted } from '../../../core/db/inserted.ts';
import { eventRequest } from '../event-requests.table.ts';
import { eventRequestAcceptance, eventRequestProposal, type ProposalRow } from './event-requests.proposals.table.ts';

export type { ProposalRow } from './event-requests.proposals.table.ts';

/** The proposals of a request, newest first. */
export const proposalsOf = (db: Db, requestId: number): Promise<ProposalRow[]> =>
  db
    .select()
    .from(eventRequestProposal)
    .where(eq(eventRequestProposal.requestId, requestId))
    .orderBy(desc(eventRequestProposal.version));

export async function proposalById(db: Db, id: number): Promise<ProposalRow | undefined> {
  const [row] = await db.select().from(eventRequestProposal).where(eq(eventRequestProposal.id, id));
  return row;
}

export const hasAccepted = async (db: Db, requestId: number): Promise<boolean> =>
  (await db.$count(
    eventRequestProposal,
    and(eq(eventRequestProposal.requestId, requestId), eq(eventRequestProposal.status, proposalStatus.accepted)),
  )) > 0;

/** Adds the next version and replaces one that waits for an answer. The caller holds the request locked. */
export async function addProposal(
  tx: Db,
  values: Omit<typeof eventRequestProposal.$inferInsert, 'version'>,
): Promise<ProposalRow> {
  const { requestId } = values;
  const [last] = await proposalsOf(tx, requestId);
  await tx
    .update(eventRequestProposal)
    .set({ status: proposalStatus.replaced })
    .where(and(eq(eventRequestProposal.requestId, requestId), eq(eventRequestProposal.status, proposalStatus.sent)));
  return inserted(
    await tx
      .insert(eventRequestProposal)
      .values({ ...values, version: (last?.version ?? 0) + 1 })
      .returning(),
  );
}

/** Saves the customer's answer to a proposal; an accepted one cannot change any more. */
export async function answerTo(
  tx: Db,
  id: number,
  { accepted, reason, at }: { accepted: boolean; reason: string | null; at: Date },
): Promise<ProposalRow> {
  const row = inserted(
    await tx
      .update(eventRequestProposal)
      .set({
        status: accepted ? proposalStatus.accepted : proposalStatus.declined,
        reason: accepted ? null : reason,
        answeredAt: at,
      })
      .where(eq(eventRequestProposal.id, id))
      .returning(),
  );
  if (accepted)
    await tx.insert(eventRequestAcceptance).values({
      proposalId: id,
      status: row.status,
      price: row.price,
      digest: row.digest ?? '',
      acceptedAt: at,
    });
  return row;
}

const last = (column: string) =>
  sql`(select ${sql.raw(column)} from event_request_proposal p where p.request_id = ${eventRequest.id} order by p.version desc limit 1)`;

/** The status and the sum of the last proposal: columns of lists. */
export const lastProposal = {
  proposalStatus: sql<ProposalRow['status'] | null>`${last('p.status')}`,
  proposalPrice: sql<number | null>`${last('p.price')}::float8`,
};
