import { ApiFailure, failureTexts } from '@venue/sdk';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { brokenConstraint } from '../../core/db/transact.ts';
import { act, invoice } from '../papers/papers.table.ts';
import { agreement, paperCounter } from './agreements.table.ts';

export type PaperKind = (typeof paperCounter.$inferSelect)['kind'];

/** Which documents share a numbering, and the field for a typed number. */
const counts = {
  agreement: { table: agreement, among: undefined, field: 'agreementNumber' },
  invoice: { table: invoice, among: undefined, field: 'invoiceNumber' },
  act: { table: act, among: eq(act.isInvoice, false), field: 'actNumber' },
  upd: { table: act, among: eq(act.isInvoice, true), field: 'actNumber' },
} as const satisfies Record<PaperKind, { table: object; among: SQL | undefined; field: string }>;

const unique: readonly (string | undefined)[] = ['agreement', 'invoice', 'act'].map(name => `${name}_number_of_year`);

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
  kind: PaperKind,
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
  const { table, among } = counts[kind];
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
export async function withNumber<T>(kind: PaperKind, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (!unique.includes(brokenConstraint(error))) throw error;
    throw new ApiFailure('number_taken', { fields: { [counts[kind].field]: failureTexts.number_taken } });
  }
}
