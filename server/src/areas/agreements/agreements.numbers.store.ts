import { ApiFailure, failureTexts } from '@venue/sdk';
import { and, eq, getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Config } from '../../config.ts';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { brokenConstraint } from '../../core/db/transact.ts';
import { agreement, paperCounter } from './agreements.table.ts';

type PaperKind = (typeof paperCounter.$inferSelect)['kind'];

/** Documents that share a numbering, and the field for a typed number. */
export interface Numbering {
  readonly kind: PaperKind;
  readonly table: PgTable & Readonly<Record<'id' | 'year' | 'number', PgColumn>>;
  /** Which rows of the table; all of them by default. */
  readonly among?: SQL;
  readonly field: string;
}

export const agreementNumbering: Numbering = { kind: 'agreement', table: agreement, field: 'agreementNumber' };

/** A number as the scheme of its kind writes it: `{number}/{year}` → `12/2026`. */
const written = (config: Config, kind: PaperKind, number: number, year: number): string =>
  config[`${kind}Number`].replace('{number}', String(number)).replace('{year}', String(year));

/**
 * The number of a new document: the typed one, or the next of its kind in the year of its date. The counter's row is
 * locked until the transaction ends, also for a typed number, so concurrent requests see which numbers are taken. A
 * number of a rolled-back transaction is given again.
 */
export async function numberFor(
  tx: Db,
  config: Config,
  { kind, table, among }: Numbering,
  date: string,
  typed: string | undefined,
): Promise<string> {
  const year = Number(date.slice(0, 4));
  let { last } = inserted(
    await tx
      .insert(paperCounter)
      .values({ kind, year, last: 0 })
      .onConflictDoUpdate({
        target: [paperCounter.kind, paperCounter.year],
        set: { last: sql`${paperCounter.last}` },
      })
      .returning({ last: paperCounter.last }),
  );
  if (typed) return typed;
  for (;;) {
    last++;
    const number = written(config, kind, last, year);
    const [taken] = await tx
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.year, year), eq(table.number, number), among));
    if (taken) continue;
    await tx
      .update(paperCounter)
      .set({ last })
      .where(and(eq(paperCounter.kind, kind), eq(paperCounter.year, year)));
    return number;
  }
}

/** Saves a document; a number already used that year is refused with an error on its field. */
export async function withNumber<T>({ table, field }: Numbering, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (brokenConstraint(error) !== `${getTableName(table)}_number_of_year`) throw error;
    throw new ApiFailure('number_taken', { fields: { [field]: failureTexts.number_taken } });
  }
}
