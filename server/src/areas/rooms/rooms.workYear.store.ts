import { dayOf } from '@venue/sdk';
import { eq, sql } from 'drizzle-orm';
import type { PendingRows } from '../../area/pendingRows.ts';
import type { Db } from '../../core/db/database.ts';
import { workYear } from './rooms.workYear.table.ts';

export type WorkYearRow = typeof workYear.$inferSelect;

/** The moved days of all years, by which working days are counted. */
export const movedDays = async (db: Db): Promise<ReadonlySet<string>> =>
  new Set((await db.select().from(workYear)).flatMap(each => each.movedDays));

export async function workYearOf(db: Db, year: number): Promise<WorkYearRow | undefined> {
  const [row] = await db.select().from(workYear).where(eq(workYear.year, year));
  return row;
}

/** Saves a year whose version is still this one, 0 for one without a row; undefined if it is not. */
export async function saveWorkYear(
  tx: Db,
  { version, ...values }: Omit<WorkYearRow, 'savedAt'> & { savedAt: Date },
): Promise<WorkYearRow | undefined> {
  const [row] =
    version === 0
      ? await tx.insert(workYear).values(values).onConflictDoNothing().returning()
      : await tx
          .update(workYear)
          .set({ ...values, version: version + 1 })
          .where(sql`${workYear.year} = ${values.year} and ${workYear.version} = ${version}`)
          .returning();
  return row;
}

/** Waits from December on, as long as nobody has entered the coming year. */
export function workYearPending(now: Date): PendingRows {
  const [year, month] = dayOf(now).split('-').map(Number) as [number, number];
  // guard: rooms.workYear.test.ts
  const wanted = month === 12 ? year + 1 : year;
  return {
    kind: 'workYear',
    from: sql`(select 1) as wanted`,
    where: sql`not exists (select 1 from ${workYear} where ${workYear.year} = ${wanted})`,
  };
}
