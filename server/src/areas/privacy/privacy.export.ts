import { PassThrough } from 'node:stream';
import { getTableColumns } from 'drizzle-orm';
import { ZipFile } from 'yazl';
import type { Area } from '../../area/area.ts';
import type { PersonalTable } from '../../area/personalData.ts';
import type { Context } from '../../core/context.ts';
import { outbox } from '../../core/db/core.table.ts';
import type { Db } from '../../core/db/database.ts';
import type { FileAnswer } from '../../core/http/handle.ts';
import { decryptJson, type Secrets } from '../../core/security/encryption.ts';
import { userById } from '../accounts/accounts.store.ts';
import { inventoryOf, lettersTo } from './privacy.inventory.ts';

/** Everything about a person in one archive: their rows as JSON, and their files. */
export async function archiveOf(areas: readonly Area[], context: Context, userId: number): Promise<FileAnswer> {
  const { db, config, now } = context;
  const data = {
    madeAt: now.toISOString(),
    ...(await rowsAbout(areas, db, { secrets: config, userId })),
    letters: await lettersOf(db, userId),
  };

  const zip = new ZipFile();
  // An unhandled `error` event ends the process, and this one may come before anybody reads.
  const out = new PassThrough().on('error', () => undefined);
  const broken = (cause: unknown) => {
    out.destroy(cause instanceof Error ? cause : new Error('the archive broke'));
  };
  zip.on('error', broken);
  zip.addBuffer(Buffer.from(JSON.stringify(data, null, 2)), 'data.json', { mtime: now });
  const files = await Promise.all(areas.map(({ personal }) => personal?.files?.(context, userId) ?? []));
  for (const { name, at, bytes } of files.flat()) {
    // Opened when its turn comes, so that one file at a time is in memory.
    zip.addReadStreamLazy(name, { mtime: at }, done => {
      // The archive does not handle errors of this stream.
      const stream = new PassThrough().on('error', broken);
      bytes().then(
        data => stream.end(data),
        error => stream.destroy(error),
      );
      done(null, stream);
    });
  }
  zip.end();
  zip.outputStream.pipe(out);
  return { data: out, type: 'application/zip', name: `Мои данные ${now.toISOString().slice(0, 10)}.zip` };
}

interface Whose {
  readonly secrets: Secrets;
  readonly userId: number;
}

/** A person's rows by the names of the inventory, decrypted. */
export async function rowsAbout(areas: readonly Area[], db: Db, whose: Whose): Promise<Record<string, unknown[]>> {
  const data: Record<string, unknown[]> = {};
  for (const each of inventoryOf(areas).tables) if (each.as !== null) data[each.as] = await rowsOf(db, each, whose);
  return data;
}

async function rowsOf(db: Db, { table, about, without = [], sealedAbout }: PersonalTable, { secrets, userId }: Whose) {
  const columns = Object.fromEntries(
    Object.entries(getTableColumns(table)).filter(([name]) => !without.includes(name)),
  );
  const rows: Record<string, unknown>[] = await db.select(columns).from(table).where(about(userId));
  if (!sealedAbout) return rows;
  return rows.map(({ sealed, ...row }) => ({ ...row, data: decryptJson(secrets, sealedAbout(row), String(sealed)) }));
}

async function lettersOf(db: Db, userId: number) {
  const user = await userById(db, userId);
  const contacts = user ? [user.phone, user.email].filter(Boolean) : [];
  return db
    .select({ to: outbox.recipient, subject: outbox.subject, text: outbox.body, at: outbox.createdAt })
    .from(outbox)
    .where(lettersTo(contacts));
}
