import type { EarlierDecision } from '@venue/sdk';
import type { KindName } from '@venue/sdk/kinds';
import { and, asc, desc, eq, ilike, inArray } from 'drizzle-orm';
import { actorOf, type Context } from '../context.ts';
import type { Db } from '../db/database.ts';
import { pageOf } from '../db/pageOf.ts';
import { approvedVersion, objectHistory } from './history.table.ts';

interface HistoryStep {
  readonly kind: KindName;
  readonly objectId: number;
  readonly ownerId: number;
  readonly title: string;
  readonly status: number;
  /** In Russian: «Отправлена на проверку». */
  readonly what: string;
  readonly comment?: string;
}

/** Adds what the actor did to the record's history, in the same transaction. */
export async function noteStep(tx: Db, context: Context, step: HistoryStep): Promise<void> {
  const { userId, name } = actorOf(context);
  await tx.insert(objectHistory).values({ ...step, byId: userId, who: name, at: context.now });
}

/** Adds a step to the record's history that happened automatically or by a payment of its owner. */
export async function noteByItself(tx: Db, at: Date, step: HistoryStep, who = 'Система'): Promise<void> {
  await tx.insert(objectHistory).values({ ...step, byId: step.ownerId, who, at });
}

/** What happened to a record, newest first. */
export const historyOf = (db: Db, kind: KindName, objectId: number) =>
  db
    .select()
    .from(objectHistory)
    .where(and(eq(objectHistory.kind, kind), eq(objectHistory.objectId, objectId)))
    .orderBy(desc(objectHistory.id));

/** The step that led to the record's current status; corrections do not change a status. */
export async function stepTo(db: Db, kind: KindName, objectId: number, status: number): Promise<EarlierDecision> {
  const steps = await historyOf(db, kind, objectId);
  const other = steps.findIndex(step => step.status !== status);
  const step = steps[(other < 0 ? steps.length : other) - 1];
  return { what: step?.what ?? 'Статус другой', by: step?.who ?? null, at: step?.at.toISOString() ?? null };
}

/** The last step of a record, whatever it changed. */
export async function lastStep(db: Db, kind: KindName, objectId: number): Promise<EarlierDecision> {
  const [step] = await historyOf(db, kind, objectId).limit(1);
  return { what: step?.what ?? 'Статус другой', by: step?.who ?? null, at: step?.at.toISOString() ?? null };
}

interface HistoryQuery {
  readonly ownerId: number;
  readonly kinds: readonly KindName[];
  readonly objectId?: number | undefined;
  /** A pattern of LIKE for the title. */
  readonly title?: string | undefined;
  readonly order?: 'asc' | 'desc' | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** A page of what happened to a person's records of some kinds, newest first unless asked otherwise. */
export function historyPage(db: Db, { ownerId, kinds, objectId, title, order, ...page }: HistoryQuery) {
  const fits = and(
    eq(objectHistory.ownerId, ownerId),
    inArray(objectHistory.kind, [...kinds]),
    objectId === undefined ? undefined : eq(objectHistory.objectId, objectId),
    title === undefined ? undefined : ilike(objectHistory.title, title),
  );
  const rows = db
    .select()
    .from(objectHistory)
    .where(fits)
    .orderBy(order === 'asc' ? asc(objectHistory.id) : desc(objectHistory.id));
  return pageOf(db, page, rows, db.select({ id: objectHistory.id }).from(objectHistory).where(fits));
}

/** Stores a record as it is approved now. */
export async function keepApproved(tx: Db, now: Date, kind: KindName, objectId: number, data: unknown) {
  const target = [approvedVersion.kind, approvedVersion.objectId];
  await tx
    .insert(approvedVersion)
    .values({ kind, objectId, data, at: now })
    .onConflictDoUpdate({ target, set: { data, at: now } });
}

/** A record as it was last approved; undefined when it never was. */
export async function lastApproved(db: Db, kind: KindName, objectId: number): Promise<unknown> {
  const [row] = await db
    .select({ data: approvedVersion.data })
    .from(approvedVersion)
    .where(and(eq(approvedVersion.kind, kind), eq(approvedVersion.objectId, objectId)));
  return row?.data;
}

/** Several records as they were last approved, by their numbers. */
export async function lastApprovedOf(db: Db, kind: KindName, ids: readonly number[]): Promise<Map<number, unknown>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: approvedVersion.objectId, data: approvedVersion.data })
    .from(approvedVersion)
    .where(and(eq(approvedVersion.kind, kind), inArray(approvedVersion.objectId, [...ids])));
  return new Map(rows.map(({ id, data }) => [id, data]));
}

/** Deletes the approved version of a deleted record and returns it. */
export async function forgetApproved(tx: Db, kind: KindName, objectId: number): Promise<unknown> {
  const [row] = await tx
    .delete(approvedVersion)
    .where(and(eq(approvedVersion.kind, kind), eq(approvedVersion.objectId, objectId)))
    .returning({ data: approvedVersion.data });
  return row?.data;
}
