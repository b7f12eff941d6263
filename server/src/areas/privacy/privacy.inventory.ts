import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Area } from '../../area/area.ts';
import { type Kept, type Owned, of } from '../../area/personalData.ts';
import { audit, idempotency, outbox } from '../../core/db/core.table.ts';
import { approvedVersion, objectHistory } from '../../core/record/history.table.ts';

/** Everything the areas keep about people. */
export interface Inventory {
  readonly kept: readonly Kept[];
  readonly owned: readonly Owned[];
}

/** What the core keeps about people. */
const keptByCore: readonly Kept[] = [
  {
    table: objectHistory,
    about: userId => or(eq(objectHistory.ownerId, userId), eq(objectHistory.byId, userId)),
    as: 'history',
    atDeletion: 'delete',
    ahead: 'A history is past',
  },
  {
    table: idempotency,
    about: of(idempotency.userId),
    as: null,
    atDeletion: 'delete',
    ahead: 'Answers to requests that were sent',
  },
  {
    table: audit,
    about: of(audit.userId),
    as: null,
    atDeletion: 'keep',
    because: 'Что делали сотрудники, но без\u00a0текстов удалённых записей',
    ahead: 'A log is past',
  },
];

/**
 * Every table with something about a person. A test compares it with the schema, so a new table cannot be forgotten.
 */
export function inventoryOf(areas: readonly Area[]): Inventory {
  const owned = areas.flatMap(({ personal }) => personal?.owned ?? []);
  const approved: Kept = {
    table: approvedVersion,
    about: ownApproved(owned),
    as: 'approved',
    atDeletion: 'delete',
    ahead: 'The record it belongs to is ahead by itself',
  };
  return { owned, kept: [...areas.flatMap(({ personal }) => personal?.kept ?? []), approved, ...keptByCore] };
}

/** The approved versions of a person's records. */
export const ownApproved =
  (owned: readonly Owned[]) =>
  (userId: number): SQL =>
    or(
      ...owned.flatMap(each =>
        each.approved
          ? and(inArray(approvedVersion.kind, [...each.kinds]), inArray(approvedVersion.objectId, idsOf(each, userId)))
          : [],
      ),
    ) ?? sql`false`;

/** The ids of a person's records, as a subquery. */
export const idsOf = ({ id, userId: owner }: Owned, userId: number): SQL =>
  sql`(select ${id} from ${id.table} where ${owner} = ${userId})`;

const pointsAt = (one: PgTable, other: PgTable): boolean =>
  getTableConfig(one).foreignKeys.some(key => key.reference().foreignTable === other);

/**
 * What is deleted with an account, in an order that foreign keys allow: first approved versions, then each table before
 * the tables it references.
 */
export function inOrderOfDeletion(kept: readonly Kept[]): readonly Kept[] {
  const going = kept.filter(({ atDeletion }) => atDeletion === 'delete');
  // Approved versions are found through their records.
  const left = going.toSorted((a, b) => Number(b.table === approvedVersion) - Number(a.table === approvedVersion));
  const ordered: Kept[] = [];
  while (left.length > 0) {
    const next = left.findIndex(
      ({ table }) => !left.some(other => other.table !== table && pointsAt(other.table, table)),
    );
    ordered.push(...left.splice(Math.max(next, 0), 1));
  }
  return ordered;
}

/** Rows of the outbox have a phone or an e-mail address, but no account id. */
export const lettersTo = (contacts: readonly string[]): SQL =>
  contacts.length === 0 ? sql`false` : inArray(outbox.recipient, [...contacts]);
