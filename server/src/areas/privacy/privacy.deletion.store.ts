import { and, eq, gt, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { audit, outbox } from '../../core/db/core.table.ts';
import type { Db } from '../../core/db/database.ts';
import { approvedVersion } from '../../core/record/history.table.ts';
import { dropPictures } from '../../core/record/images.ts';
import { picture } from '../../core/record/pictures.table.ts';
import { pictureFilesIn, removeWithRecord } from '../../core/record/pictures.ts';
import type { FileStore } from '../../ports/files/files.ts';
import type { UserRow } from '../accounts/accounts.store.ts';
import { users } from '../accounts/accounts.table.ts';
import { type Inventory, idsOf, inOrderOfDeletion, lettersTo, ownApproved } from './privacy.inventory.ts';

const MOST_AT_ONCE = 100;

/** People whose deletion is due. */
export async function dueForDeletion(db: Db, now: Date): Promise<number[]> {
  const rows = await db.select({ id: users.id }).from(users).where(lte(users.deletionAt, now)).limit(MOST_AT_ONCE);
  return rows.map(row => row.id);
}

/** Accounts whose deletion is not due, and waits for something that staff have to decide. */
export async function waitingForStaff(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(users.deletionNeedsStaff, gt(users.deletionAt, now)))
    .limit(MOST_AT_ONCE);
  return rows.map(row => row.id);
}

/** Removes the pictures of everything a person made. */
export async function forgetPictures(tx: Db, files: FileStore, { records }: Inventory, userId: number): Promise<void> {
  for (const { id, userId: owner, pictures = [], deleted } of records) {
    if (pictures.length === 0) continue;
    const rows = await tx
      .select({ id: sql<number>`${id}` })
      .from(id.table)
      .where(deleted?.(userId) ?? eq(owner, userId));
    for (const row of rows) for (const at of pictures) await removeWithRecord(tx, files, { owner: at, id: row.id });
  }
  // An approved version may show pictures that its record no longer has; pictures of records that stay are kept.
  const approved = await tx
    .select({ data: approvedVersion.data })
    .from(approvedVersion)
    .where(ownApproved(records)(userId));
  const approvedFiles = [...new Set(approved.flatMap(({ data }) => pictureFilesIn(data)))];
  const inUse = await tx.select({ file: picture.file }).from(picture).where(inArray(picture.file, approvedFiles));
  await dropPictures(
    tx,
    files,
    approvedFiles,
    inUse.map(row => row.file),
  );
}

/**
 * A state of a record in the log without its texts: only numbers and booleans, from which the log's phrases are made.
 */
const wordless = (state: PgColumn): SQL =>
  sql`case jsonb_typeof(${state}) when 'object' then (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${state}) where jsonb_typeof(value) in ('number', 'boolean')) end`;

/** Removes a person's names, texts and contacts from the log; it still says that something was changed, and when. */
async function forgetAudited(tx: Db, { records }: Inventory, userId: number): Promise<void> {
  const ofPerson = records.map(each =>
    and(inArray(audit.subject, [...each.kinds]), inArray(audit.subjectId, idsOf(each, userId))),
  );
  await tx
    .update(audit)
    .set({ before: wordless(audit.before), after: wordless(audit.after) })
    .where(or(...ofPerson) ?? sql`false`);
}

/** Deletes what is kept about a person and may be deleted. */
export async function forgetRows(tx: Db, inventory: Inventory, user: Pick<UserRow, 'id' | 'phone' | 'email'>) {
  // Done before the deletion of the records by which the log rows are found.
  await forgetAudited(tx, inventory, user.id);
  await tx.delete(outbox).where(lettersTo([user.phone, user.email].filter(Boolean)));
  for (const { table, about } of inOrderOfDeletion(inventory.tables)) await tx.delete(table).where(about(user.id));
}
