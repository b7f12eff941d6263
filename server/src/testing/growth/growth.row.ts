/**
 * What bounds a table:
 * - `size`: staff keep as many rows as the venue has, and change or remove them;
 * - `expires`: rows leave after a time, as `expired` of an area says;
 * - `work`: a row leaves when what it is for is done;
 * - `account`: rows are deleted with the account they belong to;
 * - `record`: rows are deleted with the record named in `with`;
 * - `stays`: nothing, for the reason in `why`.
 */
type Bound = 'size' | 'expires' | 'work' | 'account' | 'record' | 'stays';

/** How a table grows, and what bounds it. */
export interface Growth {
  /** The table. */
  readonly in: string;
  readonly bound: Bound;
  /** What adds rows, and how many. */
  readonly rows: string;
  /** The record that rows leave with. */
  readonly with?: string;
  /** What removes the rows, or why they stay; that of `expires` stands with `expired`. */
  readonly why?: string;
}

/** Tables of which staff keep as many rows as the venue has. */
export const sized = (rows: string, tables: readonly string[]): readonly Growth[] =>
  tables.map(table => ({ in: table, bound: 'size', rows }));

/** Tables whose rows leave with a record. */
export const partsOf = (parent: string, tables: Readonly<Record<string, string>>): readonly Growth[] =>
  Object.entries(tables).map(([table, rows]) => ({ in: table, bound: 'record', rows, with: parent }));

/** Tables whose rows are deleted with an account. */
export const ofAccounts = (tables: Readonly<Record<string, string>>): readonly Growth[] =>
  Object.entries(tables).map(([table, rows]) => ({ in: table, bound: 'account', rows }));

/** Tables whose rows expire. */
export const expiring = (tables: Readonly<Record<string, string>>): readonly Growth[] =>
  Object.entries(tables).map(([table, rows]) => ({ in: table, bound: 'expires', rows }));

/** Tables whose rows stay, for one reason. */
export const staying = (why: string, tables: Readonly<Record<string, string>>): readonly Growth[] =>
  Object.entries(tables).map(([table, rows]) => ({ in: table, bound: 'stays', rows, why }));
