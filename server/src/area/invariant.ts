import type { SQL } from 'drizzle-orm';
import type { Db } from '../core/db/database.ts';

/**
 * A statement about all rows that holds at every moment. What a constraint cannot say, because it spans tables, is said
 * here, and `npm run invariants -w server` looks for rows that break it.
 */
export interface Invariant {
  readonly name: string;
  /** Selects the rows that break it, each with one column, `row`: what it is and what is wrong with it. */
  readonly broken: (now: Date) => SQL;
}

export interface BrokenInvariant {
  readonly name: string;
  readonly rows: readonly string[];
}

/** The invariants that do not hold, with the rows that break them. Reads everything, so it takes its time. */
export async function brokenInvariants(
  db: Db,
  invariants: readonly Invariant[],
  now: Date,
): Promise<BrokenInvariant[]> {
  const broken: BrokenInvariant[] = [];
  for (const { name, broken: query } of invariants) {
    const { rows } = await db.execute<{ row: string }>(query(now));
    if (rows.length > 0) broken.push({ name, rows: rows.map(({ row }) => row) });
  }
  return broken;
}
