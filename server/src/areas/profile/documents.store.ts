import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { decrypt, type Secrets } from '../../core/security/encryption.ts';
import type { FileStore } from '../../ports/files/files.ts';
import { type DocumentRow, document } from './profile.table.ts';

/** A person's files, oldest first. */
export const documentsOf = (db: Db, userId: number): Promise<DocumentRow[]> =>
  db.select().from(document).where(eq(document.userId, userId)).orderBy(asc(document.id));

/** The associated data for encrypting a file: its person and its unique name in the file store. */
export const aboutDocument = ({ userId, file }: Pick<DocumentRow, 'userId' | 'file'>): string =>
  `document:${userId}:${file}`;

/** The decrypted bytes of a file. */
export const documentBytes = async (files: FileStore, secrets: Secrets, row: DocumentRow): Promise<Buffer> =>
  decrypt(secrets, aboutDocument(row), await files.bytes(row.file));

/** A file of this person; somebody else's is undefined. */
export async function documentOf(db: Db, userId: number, id: number): Promise<DocumentRow | undefined> {
  const [row] = await db.select().from(document).where(ofPerson(userId, id));
  return row;
}

export const countDocuments = (tx: Db, userId: number): Promise<number> =>
  tx.$count(document, eq(document.userId, userId));

export async function addDocument(tx: Db, values: typeof document.$inferInsert): Promise<DocumentRow> {
  return inserted(await tx.insert(document).values(values).returning());
}

/** Removes a file of this person; returns its name in the store, or undefined when there is none. */
export async function removeDocument(tx: Db, userId: number, id: number): Promise<string | undefined> {
  const [row] = await tx.delete(document).where(ofPerson(userId, id)).returning({ file: document.file });
  return row?.file;
}

/** Removes a person's files of one type; returns their names in the store. */
export async function removeDocumentsOf(tx: Db, userId: number, type: number): Promise<string[]> {
  const gone = await tx
    .delete(document)
    .where(and(eq(document.userId, userId), eq(document.type, type)))
    .returning({ file: document.file });
  return gone.map(row => row.file);
}

// guard: documents.test.ts
const ofPerson = (userId: number, id: number) => and(eq(document.userId, userId), eq(document.id, id));
