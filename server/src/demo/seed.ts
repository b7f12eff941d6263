import { sql } from 'drizzle-orm';
import type { Area } from '../area/area.ts';
import { users } from '../areas/accounts/accounts.table.ts';
import type { Db } from '../core/db/database.ts';
import { inTransaction } from '../core/db/transact.ts';
import type { Secrets } from '../core/security/encryption.ts';
import { argon2Passwords } from '../core/security/passwords.ts';
import type { FileStore } from '../ports/files/files.ts';
import { seedPeople } from './people.ts';
import { type DemoPicture, keepPictures } from './pictures.ts';
import { keepPortraits, seedProfiles } from './profiles.ts';
import { keepVideos } from './videos.ts';

// An arbitrary number for an advisory lock: if several servers start on one empty database, one fills it and the others
// wait.
const SEED_LOCK = 7_301_512;

export const picturesOf = (areas: readonly Area[]): readonly DemoPicture[] =>
  areas.flatMap(({ demo }) => demo?.pictures ?? []);

interface SeedOptions {
  readonly db: Db;
  readonly files: FileStore;
  /** Secrets that encrypt personal data. */
  readonly secrets: Secrets;
  readonly now: Date;
}

/**
 * Fills an empty database with the demo: people, and what each area shows of them. Files come first and are whole or
 * absent; all rows are one transaction, so a start that was killed half way leaves an empty database, which is filled
 * next time.
 */
export async function seedDemo(areas: readonly Area[], { db, files, secrets, now }: SeedOptions): Promise<void> {
  if (!(await isEmpty(db))) return;
  const passwords = argon2Passwords();
  await inTransaction(db, async tx => {
    // While pictures are made, the first server sends no statements and the others wait for the lock; neither may time
    // out.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (!(await isEmpty(tx))) return;
    await keepPortraits(files);
    await keepPictures(files, picturesOf(areas));
    await keepVideos(files);
    const people = await seedPeople(tx, passwords, now);
    await seedProfiles(tx, { files, secrets, now, ...people });
    for (const { demo } of areas) await demo?.seed(tx, { now, files, secrets, ...people });
  });
}

async function isEmpty(db: Db): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1);
  return rows.length === 0;
}
