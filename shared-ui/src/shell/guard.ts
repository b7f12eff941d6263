import type { RoleName } from '@venue/sdk';
import { type GuardRow, guardTable } from './guardTable.ts';

export interface Visitor {
  /** A path of the table, e.g. `/admin/events`; without the base path and the query. */
  readonly path: string;
  /** The role whose token is valid, or null. */
  readonly loggedIn: RoleName | null;
  /** The account type stored on this machine, or null. */
  readonly accountType: RoleName | null;
}

const patterns = new Map<string, RegExp>();

function fits(pattern: string, path: string): boolean {
  if (pattern === '*') return true;
  const cached = patterns.get(pattern) ?? new RegExp(`^${pattern.replace('/**', '/.+')}$`);
  patterns.set(pattern, cached);
  return cached.test(path);
}

/** The first row of the table that matches a visitor of a path. */
export function rowFor(
  { path, loggedIn, accountType }: Visitor,
  table: readonly GuardRow[] = guardTable,
): GuardRow | undefined {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') || '/' : path;
  const state = loggedIn ? 'logged-in' : 'logged-out';
  const type = loggedIn ?? accountType ?? 'none stored';
  return table.find(
    ([rowState, rowType, at]) =>
      (rowState === 'any' || rowState === state) && (rowType === 'any' || rowType === type) && fits(at, trimmed),
  );
}

/** Where a visitor of a path is redirected, or `stay`. */
export const decide = (visitor: Visitor): string => rowFor(visitor)?.[3] ?? 'stay';
