import type { KindName } from '@venue/sdk/kinds';
import { and, asc, eq, isNull, lte, notExists, or, sql } from 'drizzle-orm';
import type { Versioned } from '../../area/versioned.ts';
import type { Db } from '../../core/db/database.ts';
import { publicationPlan, recordVersion } from '../../core/record/versions.table.ts';

export type PlanRow = typeof publicationPlan.$inferSelect;

const planOf = (kind: KindName, id: number) => and(eq(publicationPlan.kind, kind), eq(publicationPlan.objectId, id));

export const plansOf = (db: Db, kind: KindName): Promise<PlanRow[]> =>
  db.select().from(publicationPlan).where(eq(publicationPlan.kind, kind)).orderBy(asc(publicationPlan.objectId));

export async function planFor(db: Db, kind: KindName, id: number): Promise<PlanRow | undefined> {
  const [row] = await db.select().from(publicationPlan).where(planOf(kind, id));
  return row;
}

/** Replaces the plan of a record. */
export async function putPlan(tx: Db, { kind, objectId, ...plan }: Omit<PlanRow, 'refusal'>): Promise<void> {
  const target = [publicationPlan.kind, publicationPlan.objectId];
  const set = { ...plan, refusal: null };
  await tx
    .insert(publicationPlan)
    .values({ kind, objectId, ...set })
    .onConflictDoUpdate({ target, set });
}

export async function dropPlan(tx: Db, kind: KindName, id: number): Promise<void> {
  await tx.delete(publicationPlan).where(planOf(kind, id));
}

/** A plan whose moment has come, locked until the end of the transaction; plans that others hold locked are skipped. */
export async function takeDue(tx: Db, now: Date): Promise<PlanRow | undefined> {
  const { refusal, publishAt, withdrawAt } = publicationPlan;
  const [row] = await tx
    .select()
    .from(publicationPlan)
    .where(and(isNull(refusal), or(lte(publishAt, now), lte(withdrawAt, now))))
    .orderBy(asc(sql`least(${publishAt}, ${withdrawAt})`))
    .limit(1)
    .for('update', { skipLocked: true });
  return row;
}

/** Removes the moment that has passed; the rest of the plan stays. */
export async function passMoment(tx: Db, { kind, objectId, publishAt, withdrawAt }: PlanRow): Promise<void> {
  if (publishAt === null || withdrawAt === null) await dropPlan(tx, kind, objectId);
  else await tx.update(publicationPlan).set({ publishAt: null }).where(planOf(kind, objectId));
}

export async function refusePlan(tx: Db, { kind, objectId }: PlanRow, refusal: string): Promise<void> {
  await tx.update(publicationPlan).set({ refusal }).where(planOf(kind, objectId));
}

/** Records of a kind without any version. */
export async function unversioned(db: Db, { kind, id }: Versioned, after: number, most: number): Promise<number[]> {
  const versions = db
    .select({ number: recordVersion.number })
    .from(recordVersion)
    .where(and(eq(recordVersion.kind, kind.name), eq(recordVersion.objectId, id)));
  const rows = await db
    .select({ id })
    .from(id.table)
    .where(and(sql`${id} > ${after}`, notExists(versions)))
    .orderBy(asc(id))
    .limit(most);
  return rows.map(row => Number(row.id));
}

/** Saves when a record changed, but keeps its version: an editor opened beside the pictures can still save. */
export async function touchRecord(tx: Db, { id }: Versioned, number: number, now: Date): Promise<void> {
  await tx.execute(sql`update ${id.table} set updated_at = ${now.toISOString()} where ${id} = ${number}`);
}

/** Locks a record until the end of the transaction. */
export const lockRecord = (tx: Db, { id }: Versioned, number: number) =>
  tx.select({ id }).from(id.table).where(eq(id, number)).for('update');
