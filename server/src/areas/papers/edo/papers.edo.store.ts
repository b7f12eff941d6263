import { type EdoState, edoState, paperStatus } from '@venue/sdk/papers/model';
import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../core/db/database.ts';
import { inserted } from '../../../core/db/inserted.ts';
import { decrypt, type Secrets } from '../../../core/security/encryption.ts';
import type { FileStore } from '../../../ports/files/files.ts';
import { agreement } from '../../agreements/agreements.table.ts';
import { act } from '../papers.table.ts';
import { actExchange, type UpdAnswerFileRow, type UpdAnswerRow, updAnswer, updAnswerFile } from './papers.edo.table.ts';

/** Columns of an act's exchange, for a left join; null before the exchange has begun. */
export const exchange = {
  state: actExchange.state,
  sentAt: actExchange.sentAt,
  sentBy: actExchange.sentBy,
  isWaiting: actExchange.isWaiting,
} as const;

/** Where an act is in its exchange; null for one that is open or no УПД. */
export const edoStateOf = (row: {
  readonly xmlName: string | null;
  readonly exchange: { readonly state: EdoState } | null;
}): EdoState | null => (row.xmlName === null ? null : (row.exchange?.state ?? edoState.unsent));

const exchangesIn = (where: SQL) => sql`${act.id} in (select ${actExchange.actId} from ${actExchange} where ${where})`;

/** Acts in a state of their exchange. */
export const isInState = (state: EdoState): SQL | undefined =>
  state === edoState.unsent
    ? and(isNotNull(act.xmlName), sql`not exists (select 1 from ${actExchange} where ${actExchange.actId} = ${act.id})`)
    : exchangesIn(eq(actExchange.state, state));

/** УПД that were refused or signed with differences, and wait for staff. */
export const waitsForStaff: SQL = sql`${actExchange.isWaiting}`;
export const isWaiting = (wanted: boolean): SQL =>
  wanted ? exchangesIn(waitsForStaff) : sql`not ${exchangesIn(waitsForStaff)}`;

/** The random part of the name of a УПД's file, for which there is an index. */
const guidOf = sql`split_part(${act.xmlName}, '_', 6)`;

/** The closed УПД whose file has this random part, with its sides, locked until the end of the transaction. */
export async function lockUpd(tx: Db, guid: string) {
  const [row] = await tx
    .select({
      id: act.id,
      form: act.form,
      number: act.number,
      xml: sql<Buffer>`${act.xml}`.mapWith(act.xml),
      buyerInn: agreement.customerInn,
    })
    .from(act)
    .innerJoin(agreement, eq(agreement.id, act.agreementId))
    .where(and(eq(guidOf, guid), eq(act.status, paperStatus.closed)))
    .for('no key update', { of: act });
  return row;
}

/** The closed УПД among these, locked, in the order of their ids. */
export const lockIssued = (tx: Db, ids: readonly number[]) =>
  tx
    .select({ id: act.id, xmlName: sql<string>`${act.xmlName}`.mapWith(act.xmlName), state: actExchange.state })
    .from(act)
    .leftJoin(actExchange, eq(actExchange.actId, act.id))
    .where(and(inArray(act.id, [...ids]), isNotNull(act.xmlName)))
    .orderBy(asc(act.id))
    .for('no key update', { of: act });

/** Puts a closed УПД into the queue for the exchange folder, unless its exchange has begun. */
export async function queueUpd(tx: Db, actId: number, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(actExchange)
    .values({ actId, state: 'queued', changedAt: now })
    .onConflictDoNothing()
    .returning({ actId: actExchange.actId });
  return rows.length > 0;
}

/** Marks a УПД as sent; one that was sent or answered before stays as it is. */
export async function markSent(tx: Db, actId: number, sent: { at: Date; by: number | null }): Promise<void> {
  const values = { state: 'sent', sentAt: sent.at, sentBy: sent.by, changedAt: sent.at } as const;
  await tx
    .insert(actExchange)
    .values({ actId, ...values })
    .onConflictDoUpdate({ target: actExchange.actId, set: values, setWhere: eq(actExchange.state, 'queued') });
}

/** The next УПД of the queue, locked; those that another server writes are skipped. */
export async function claimQueued(tx: Db) {
  const [row] = await tx
    .select({ actId: actExchange.actId, xml: act.xml, name: act.xmlName })
    .from(actExchange)
    .innerJoin(act, eq(act.id, actExchange.actId))
    .where(eq(actExchange.state, 'queued'))
    .orderBy(asc(actExchange.actId))
    .limit(1)
    .for('update', { of: actExchange, skipLocked: true });
  return row;
}

export async function answerByName(tx: Db, name: string): Promise<UpdAnswerRow | undefined> {
  const [row] = await tx.select().from(updAnswer).where(eq(updAnswer.name, name));
  return row;
}

export const addAnswer = async (tx: Db, values: typeof updAnswer.$inferInsert): Promise<UpdAnswerRow> =>
  inserted(await tx.insert(updAnswer).values(values).returning());

/** The newest answer of a УПД, by its own time. */
async function newestAnswer(tx: Db, actId: number): Promise<UpdAnswerRow | undefined> {
  const [row] = await tx
    .select()
    .from(updAnswer)
    .where(eq(updAnswer.actId, actId))
    .orderBy(desc(updAnswer.answeredAt), desc(updAnswer.id))
    .limit(1);
  return row;
}

const stateAfter = { accepted: 'signed', differs: 'differs', refused: 'refused' } as const;

/** Brings the state of a УПД in step with a new answer; an older one than the newest changes nothing. */
export async function followAnswer(tx: Db, answer: UpdAnswerRow, now: Date): Promise<void> {
  const { actId, result } = answer;
  const newest = await newestAnswer(tx, actId);
  if (newest?.id !== answer.id) return;
  const values = { state: stateAfter[result], isWaiting: result !== 'accepted', changedAt: now } as const;
  await tx
    .insert(actExchange)
    .values({ actId, ...values })
    .onConflictDoUpdate({ target: actExchange.actId, set: values });
}

/** Takes a УПД off the list of what waits for staff; returns whether it was on it. */
export async function settle(tx: Db, actId: number, now: Date): Promise<boolean> {
  const rows = await tx
    .update(actExchange)
    .set({ isWaiting: false, changedAt: now })
    .where(and(eq(actExchange.actId, actId), waitsForStaff))
    .returning({ actId: actExchange.actId });
  return rows.length > 0;
}

/** Adds a file of an answer; returns false if the answer has it already. */
export async function addAnswerFile(tx: Db, values: typeof updAnswerFile.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(updAnswerFile).values(values).onConflictDoNothing().returning({ id: updAnswerFile.id });
  return rows.length > 0;
}

export const answersOf = (db: Db, actId: number): PromiseLike<UpdAnswerRow[]> =>
  db.select().from(updAnswer).where(eq(updAnswer.actId, actId)).orderBy(desc(updAnswer.answeredAt), desc(updAnswer.id));

/** The files of some answers, each answer's own part first. */
export const filesOfAnswers = (db: Db, answerIds: readonly number[]): PromiseLike<UpdAnswerFileRow[]> =>
  db
    .select()
    .from(updAnswerFile)
    .where(inArray(updAnswerFile.answerId, [...answerIds]))
    .orderBy(asc(updAnswerFile.isSignature), asc(updAnswerFile.id));

export async function answerFileById(db: Db, id: number): Promise<UpdAnswerFileRow | undefined> {
  const [row] = await db.select().from(updAnswerFile).where(eq(updAnswerFile.id, id));
  return row;
}

/** The associated data for encrypting a file: its answer and its unique name in the file store. */
export const aboutAnswerFile = ({ answerId, file }: Pick<UpdAnswerFileRow, 'answerId' | 'file'>): string =>
  `upd-answer:${answerId}:${file}`;

/** The decrypted bytes of a file. */
export const answerBytes = async (
  files: FileStore,
  secrets: Secrets,
  row: Pick<UpdAnswerFileRow, 'answerId' | 'file'>,
): Promise<Buffer> => decrypt(secrets, aboutAnswerFile(row), await files.bytes(row.file));
