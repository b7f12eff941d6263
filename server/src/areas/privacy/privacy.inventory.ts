import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { Area } from '../../area/area.ts';
import { of, type PersonalRecords, type PersonalTable } from '../../area/personalData.ts';
import { audit, idempotency, outbox } from '../../core/db/core.table.ts';
import { approvedVersion, objectHistory } from '../../core/record/history.table.ts';

/** Everything the areas keep about people. */
export interface Inventory {
  readonly tables: readonly PersonalTable[];
  readonly records: readonly PersonalRecords[];
}

/** What the core keeps about people. */
const tablesOfCore: readonly PersonalTable[] = [
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
  const records = areas.flatMap(({ personal }) => personal?.records ?? []);
  const approved: PersonalTable = {
    table: approvedVersion,
    about: ownApproved(records),
    as: 'approved',
    atDeletion: 'delete',
    ahead: 'The record it belongs to is ahead by itself',
  };
  return { records, tables: [...areas.flatMap(({ personal }) => personal?.tables ?? []), approved, ...tablesOfCore] };
}

/** The approved versions of a person's records. */
export const ownApproved =
  (records: readonly PersonalRecords[]) =>
  (userId: number): SQL =>
    or(
      ...records.flatMap(each =>
        each.approved
          ? and(inArray(approvedVersion.kind, [...each.kinds]), inArray(approvedVersion.objectId, idsOf(each, userId)))
          : [],
      ),
    ) ?? sql`false`;

/** The ids of a person's records, as a subquery. */
export const idsOf = ({ id, userId: owner }: PersonalRecords, userId: number): SQL =>
  sql`(select ${id} from ${id.table} where ${owner} = ${userId})`;

const pointsAt = (one: PgTable, other: PgTable): boolean =>
  getTableConfig(one).foreignKeys.some(key => key.reference().foreignTable === other);

/**
 * What is deleted with an account, in an order that foreign keys allow: first approved versions, then each table before
 * the tables it references.
 */
export function inOrderOfDeletion(tables: readonly PersonalTable[]): readonly PersonalTable[] {
  const toDelete = tables.filter(({ atDeletion }) => atDeletion === 'delete');
  // Approved versions are found through their records.
  const remaining = toDelete.toSorted(
    (a, b) => Number(b.table === approvedVersion) - Number(a.table === approvedVersion),
  );
  const ordered: PersonalTable[] = [];
  while (remaining.length > 0) {
    const next = remaining.findIndex(
      ({ table }) => !remaining.some(other => other.table !== table && pointsAt(other.table, table)),
    );
    ordered.push(...remaining.splice(Math.max(next, 0), 1));
  }
  return ordered;
}

/** Rows of the outbox have a phone or an e-mail address, but no account id. */
export const lettersTo = (contacts: readonly string[]): SQL =>
  contacts.length === 0 ? sql`false` : inArray(outbox.recipient, [...contacts]);
