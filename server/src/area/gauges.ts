import type { Config } from '../config.ts';
import type { Db } from '../core/db/database.ts';

/** What of the database is shown at `/metrics`: numbers that one short query reads. */
export interface Gauges {
  /** The labels and all their values; those without a row are shown as 0, rows with other values not at all. */
  readonly labels?: Readonly<Record<string, readonly string[]>>;
  /** The numbers by their names, and what each means. */
  readonly help: Readonly<Record<string, string>>;
  /**
   * Reads rows with the labels and the numbers. An index has to answer the query: it runs every few seconds, and on the
   * embedded database everybody waits for it.
   */
  readonly read: (db: Db, parts: { readonly now: Date; readonly config: Config }) => Promise<readonly GaugeRow[]>;
}

type GaugeRow = Readonly<Record<string, unknown>>;

/** So many rows are counted at most. */
export const MOST_ROWS = 10_000;
