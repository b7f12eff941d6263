import { PassThrough } from 'node:stream';
import { getTableColumns } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import type { Context } from '../../core/context.ts';
import { outbox } from '../../core/db/core.table.ts';
import type { Db } from '../../core/db/database.ts';
import type { FileAnswer } from '../../core/http/handle.ts';
import { decryptJson } from '../../core/security/encryption.ts';
import { userById } from '../accounts/accounts.store.ts';
import { documentBytes, documentsOf } from '../profile/documents.store.ts';
import { inventory, type Kept, lettersTo } from './privacy.inventory.ts';

/** Everything about a person in one archive: their rows as JSON, and their files. */
export async function archiveOf({ db, config, ports, now }: Context, userId: number): Promise<FileAnswer> {
  const data = {
    madeAt: now.toISOString(),
    ...(await rowsAbout(db, config.secret, userId)),
    letters: await lettersOf(db, userId),
  };

  const zip = new ZipFile();
  // An error nobody hears ends the process, and this one may come before anybody reads.
  const out = new PassThrough().on('error', () => undefined);
  const broken = (cause: unknown) => {
    out.destroy(cause instanceof Error ? cause : new Error('the archive broke'));
  };
  zip.on('error', broken);
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'data.json', { mtime: now });
  for (const row of await documentsOf(db, userId)) {
    // Opened when its turn comes, so that one file at a time is in memory.
    zip.addReadStreamLazy(`documents/${row.id} ${row.name}`, { mtime: row.uploadedAt }, done => {
      // The archive does not listen to it.
      const stream = new PassThrough().on('error', broken);
      documentBytes(ports.files, config.secret, row).then(
        bytes => stream.end(bytes),
        error => stream.destroy(error),
      );
      done(null, stream);
    });
  }
  const avatar = (await userById(db, userId))?.avatarFile;
  if (avatar) zip.addBuffer(await ports.files.bytes(avatar), 'avatar.webp', { mtime: now });
  zip.end();
  zip.outputStream.pipe(out);
  return { data: out, type: 'application/zip', name: `Мои данные ${now.toISOString().slice(0, 10)}.zip` };
}

/** A person's rows by the names of the inventory; sealed ones opened. */
export async function rowsAbout(db: Db, secret: string, userId: number): Promise<Record<string, unknown[]>> {
  const data: Record<string, unknown[]> = {};
  for (const kept of inventory) if (kept.as !== null) data[kept.as] = await rowsOf(db, kept, userId, secret);
  return data;
}

async function rowsOf(db: Db, { table, about, without = [] }: Kept, userId: number, secret: string) {
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) => !without.includes(name)),
  );
  const rows: Record<string, unknown>[] = await db.select(columns).from(table).where(about(userId));
  return rows.map(row => opened(row, secret));
}

/** A sealed column as its owner wrote it. */
function opened({ sealed, ...row }: Record<string, unknown>, secret: string): Record<string, unknown> {
  if (typeof sealed !== 'string') return row;
  const about = 'key' in row ? `draft:${row.userId}:${row.key}` : `passport:${row.userId}`;
  return { ...row, data: decryptJson(secret, about, sealed) };
}

async function lettersOf(db: Db, userId: number) {
  const user = await userById(db, userId);
  const contacts = user ? [user.phone, user.email].filter(Boolean) : [];
  return db
    .select({ to: outbox.recipient, subject: outbox.subject, text: outbox.body, at: outbox.createdAt })
    .from(outbox)
    .where(lettersTo(contacts));
}
