import { getTableColumns, notLike, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Area } from '../area/area.ts';
import type { PersonalTable } from '../area/personalData.ts';
import type { Db } from '../core/db/database.ts';
import { inTransaction } from '../core/db/transact.ts';
import { dropFiles, keepFile } from '../core/files/keptFiles.ts';
import {
  decrypt,
  decryptJson,
  encrypt,
  encryptJson,
  keyIdOf,
  type Secrets,
  sealedFileName,
  sealedPrefix,
} from '../core/security/encryption.ts';
import type { FileStore } from '../ports/files/files.ts';
import type { Job, JobContext } from './job.ts';

type Row = Readonly<Record<string, unknown>>;

/** A column of a table that holds encrypted values, or names of encrypted files. */
interface Sealed {
  readonly table: PersonalTable['table'];
  readonly column: PgColumn;
  /** The column's name in a row. */
  readonly name: 'sealed' | 'file';
  /** The prefix of values made with the current secret. */
  readonly current: string;
  /** Rows in a batch; few for files, because they are read within the transaction. */
  readonly batch: number;
  /** Makes the new value of a row. */
  readonly renew: (tx: Db, row: Row) => Promise<string>;
}

function sealedOf(areas: readonly Area[], secrets: Secrets, files: FileStore): Sealed[] {
  return areas
    .flatMap(area => area.personal?.tables ?? [])
    .flatMap(({ table, sealedAbout, sealedFileAbout }) => [
      ...(sealedAbout ? [rowsOf(table, sealedAbout, secrets)] : []),
      ...(sealedFileAbout ? [filesOf(table, sealedFileAbout, secrets, files)] : []),
    ]);
}

function columnOf(table: PersonalTable['table'], name: string): PgColumn {
  const column = getTableColumns(table)[name];
  if (!column) throw new TypeError(`a table with something sealed has no column ${name}`);
  return column;
}

const rowsOf = (table: PersonalTable['table'], about: (row: Row) => string, secrets: Secrets): Sealed => ({
  table,
  column: columnOf(table, 'sealed'),
  name: 'sealed',
  current: sealedPrefix(secrets),
  batch: 200,
  renew: async (_tx, row) => encryptJson(secrets, about(row), decryptJson(secrets, about(row), String(row.sealed))),
});

const filesOf = (
  table: PersonalTable['table'],
  about: (row: Row) => string,
  secrets: Secrets,
  files: FileStore,
): Sealed => ({
  table,
  column: columnOf(table, 'file'),
  name: 'file',
  current: `${keyIdOf(secrets)}-`,
  batch: 5,
  // Written under a new name, so that after any interruption the row names a complete file.
  renew: async (tx, row) => {
    const [old, file] = [String(row.file), sealedFileName(secrets)];
    const data = decrypt(secrets, about(row), await files.bytes(old));
    await keepFile(tx, files, file, encrypt(secrets, about({ ...row, file }), data));
    await dropFiles(tx, files, [old]);
    return file;
  },
});

const isOld = ({ column, current }: Sealed) => notLike(column, `${current}%`);

interface Outcome {
  readonly done: number;
  readonly failed: number;
  /** Where the next batch begins; undefined after the last. */
  readonly next: string | undefined;
}

/** Encrypts one batch again. The rows are locked, so that nothing saved meanwhile is overwritten. */
function resealBatch({ db, log }: JobContext, sealed: Sealed, after: string): Promise<Outcome> {
  const { table, name, batch, renew } = sealed;
  return inTransaction(db, async tx => {
    const rows: Row[] = await tx
      .select({ ...getTableColumns(table), place: sql<string>`ctid::text` })
      .from(table)
      .where(sql`${isOld(sealed)} and ctid > ${after}::tid`)
      // The column of the table, not the text selected above.
      .orderBy(sql`${table}.ctid`)
      .limit(batch)
      .for('update', { skipLocked: true });
    let failed = 0;
    for (const row of rows) {
      const value = await renew(tx, row).catch((err: unknown) => {
        failed++;
        log.error({ err, id: row.id, userId: row.userId }, 'cannot be sealed again: no configured secret opens it');
        return undefined;
      });
      if (value === undefined) continue;
      await tx
        .update(table)
        .set({ [name]: value })
        .where(sql`ctid = ${row.place}::tid`);
    }
    const last = rows.at(-1)?.place;
    return { done: rows.length - failed, failed, next: rows.length < batch ? undefined : String(last) };
  });
}

/**
 * Encrypts again, with the current SECRET and in batches, what was encrypted with a former one or in a former format,
 * and logs when nothing of that is left. Several servers may do it at once: each skips the rows another has locked.
 */
export function reseal(areas: readonly Area[]): Job {
  let saidDone = false;
  return {
    name: 'reseal',
    everyMs: 10 * 60_000,
    async run(context) {
      const { db, config, ports, log } = context;
      const all = sealedOf(areas, config, ports.files);
      let done = 0;
      for (const sealed of all) {
        for (let next: string | undefined = '(0,0)'; next !== undefined; ) {
          const batch: Outcome = await resealBatch(context, sealed, next);
          done += batch.done;
          next = batch.next;
        }
      }
      if (done > 0) log.info({ values: done }, 'sealed again with the current secret');
      if (config.secretPrevious.length === 0 || saidDone) return;
      const counts = await Promise.all(all.map(sealed => db.$count(sealed.table, isOld(sealed))));
      saidDone = counts.every(count => count === 0);
      if (saidDone) log.info({}, 'no value is encrypted with a previous secret');
      else
        log.warn(
          { values: counts.reduce((sum, count) => sum + count, 0) },
          'some values are still encrypted with a previous secret',
        );
    },
  };
}
