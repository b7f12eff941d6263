import type { AnyKind, Plan } from '@venue/sdk';
import type { KindName } from '@venue/sdk/kinds';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Db } from '../db/database.ts';
import { publicationPlan } from './versions.table.ts';

/** The condition of a list for records with a plan, or without one; undefined if that was not asked. */
export function planFits(kind: KindName, id: PgColumn, hasPlan: boolean | undefined): SQL | undefined {
  if (hasPlan === undefined) return undefined;
  // Plans are few, so their ids are read once and not for each record.
  const numbers = sql`(select ${publicationPlan.objectId} from ${publicationPlan} where ${eq(publicationPlan.kind, kind)})`;
  return hasPlan ? sql`${id} in ${numbers}` : sql`${id} not in ${numbers}`;
}

/** The rows of a page, each with its plan. */
export async function withPlans<R extends object>(
  db: Db,
  { name, id }: Pick<AnyKind, 'id'> & { readonly name: KindName },
  rows: readonly R[],
): Promise<(R & { plan: Plan | null })[]> {
  const numberOf = (row: R) => Number(Reflect.get(row, id));
  const planRows = await db
    .select()
    .from(publicationPlan)
    .where(and(eq(publicationPlan.kind, name), inArray(publicationPlan.objectId, rows.map(numberOf))));
  const plans = new Map(
    planRows.map(({ objectId, publishAt, withdrawAt, refusal }) => [
      objectId,
      {
        publishAt: publishAt?.toISOString() ?? null,
        withdrawAt: withdrawAt?.toISOString() ?? null,
        refusal,
      },
    ]),
  );
  return rows.map(row => ({ ...row, plan: plans.get(numberOf(row)) ?? null }));
}
