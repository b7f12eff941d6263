import type { AuditSubject } from '@venue/sdk/staff/model';
import { and, eq, inArray, lte, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { audit, outbox } from '../../core/db/core.table.ts';
import type { Db } from '../../core/db/database.ts';
import { dropFiles } from '../../core/files/keptFiles.ts';
import { dropPictures } from '../../core/record/images.ts';
import { type PictureOwner, picture } from '../../core/record/pictures.table.ts';
import { pictureFilesIn, removePictures } from '../../core/record/pictures.ts';
import type { FileStore } from '../../ports/files/files.ts';
import {
  application,
  approvedVersion,
  article,
  booking,
  brand,
  document,
  event,
  eventAttendee,
  marketItem,
  marketRequest,
  resident,
  users,
} from '../../schema.ts';
import { DELETED, type UserRow } from '../accounts/accounts.store.ts';
import { freeEvents, inventory, lettersTo, ownApproved } from './privacy.inventory.ts';

const MOST_AT_ONCE = 100;

const pictured = [
  ['brand', brand],
  ['marketItem', marketItem],
  ['article', article],
  ['resident', resident],
] as const satisfies readonly (readonly [PictureOwner, unknown])[];

/** People whose time has come. */
export async function dueForDeletion(db: Db, now: Date): Promise<number[]> {
  const rows = await db.select({ id: users.id }).from(users).where(lte(users.deletionAt, now)).limit(MOST_AT_ONCE);
  return rows.map(row => row.id);
}

/** Removes the pictures of everything a person made. */
export async function forgetPictures(tx: Db, files: FileStore, userId: number): Promise<void> {
  for (const [owner, table] of pictured) {
    const rows = await tx.select({ id: table.id }).from(table).where(eq(table.userId, userId));
    for (const { id } of rows) await removePictures(tx, files, { owner, id });
  }
  const events = await tx.select({ id: event.id }).from(event).where(freeEvents(userId));
  for (const { id } of events) {
    await removePictures(tx, files, { owner: 'event', id });
    await removePictures(tx, files, { owner: 'eventWide', id });
  }
  // An approved version may still show pictures that its record has lost since; an event that stays keeps its own.
  const approved = await tx.select({ data: approvedVersion.data }).from(approvedVersion).where(ownApproved(userId));
  const shown = [...new Set(approved.flatMap(({ data }) => pictureFilesIn(data)))];
  const kept = await tx.select({ file: picture.file }).from(picture).where(inArray(picture.file, shown));
  dropPictures(
    tx,
    files,
    shown.filter(file => kept.every(row => row.file !== file)),
  );
}

/** Records by the kinds the log of staff knows them by. */
const owned: Partial<Record<AuditSubject, { id: PgColumn; userId: PgColumn }>> = {
  user: { id: users.id, userId: users.id },
  avatar: { id: users.id, userId: users.id },
  application,
  article,
  booking,
  brand,
  event,
  marketItem,
  marketRequest,
  resident,
};

/** Of two states of a record that the log keeps, what is no text: statuses and marks, which its words are made of. */
const wordless = (state: PgColumn): SQL =>
  sql`case jsonb_typeof(${state}) when 'object' then (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${state}) where jsonb_typeof(value) in ('number', 'boolean')) end`;

/** Takes a person's names, texts and contacts out of the log; that somebody changed something, and when, stays. */
async function forgetAudited(tx: Db, userId: number): Promise<void> {
  const theirs = Object.entries(owned).map(([kind, { id, userId: owner }]) =>
    and(
      eq(audit.subject, kind),
      inArray(
        audit.subjectId,
        tx
          .select({ id: sql`${id}` })
          .from(id.table)
          .where(eq(owner, userId)),
      ),
    ),
  );
  await tx
    .update(audit)
    .set({ before: wordless(audit.before), after: wordless(audit.after) })
    .where(or(...theirs));
}

/** Deletes what is kept about a person and may be deleted. */
export async function forgetRows(tx: Db, files: FileStore, user: UserRow): Promise<void> {
  const papers = await tx.select({ file: document.file }).from(document).where(eq(document.userId, user.id));
  // Before the records go by which its rows are found.
  await forgetAudited(tx, user.id);
  await tx.delete(outbox).where(lettersTo([user.phone, user.email].filter(Boolean)));
  for (const { table, about, atDeletion } of inventory) {
    if (atDeletion === 'delete') await tx.delete(table).where(about(user.id));
  }
  await tx.update(event).set({ organizerName: '' }).where(eq(event.userId, user.id));
  await tx.update(eventAttendee).set({ name: '', phone: '', email: '' }).where(eq(eventAttendee.userId, user.id));
  await tx.update(users).set(nobody(user.id)).where(eq(users.id, user.id));
  dropFiles(tx, files, [...papers.map(row => row.file), ...(user.avatarFile ? [user.avatarFile] : [])]);
}

/** What is left of an account: a number, and a phone that cannot be one. */
const nobody = (userId: number) => ({
  phone: String(userId).padStart(10, '0'),
  passwordHash: DELETED,
  email: '',
  lastname: '',
  name: '',
  middlename: '',
  inn: '',
  emailActive: false,
  phoneActive: false,
  emailAccept: false,
  verified: false,
  active: false,
  avatarFile: null,
  avatarReason: null,
  avatarUploadedAt: null,
  verificationReason: null,
  deletionAt: null,
  lastSeenAt: null,
});
