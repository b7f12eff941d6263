import { sql } from 'drizzle-orm';
import { users } from '../areas/accounts/accounts.table.ts';
import type { Db } from '../core/db/database.ts';
import { inTransaction } from '../core/db/transact.ts';
import { argon2Passwords } from '../core/security/passwords.ts';
import type { FileStore } from '../ports/files/files.ts';
import { picturesOfArticles, seedArticles } from './articles.ts';
import { seedBookings } from './bookings.ts';
import { picturesOfBrands, seedBrands } from './brands.ts';
import { picturesOfEvents, seedEvents } from './events.ts';
import { picturesOfItems, seedMarket } from './market.ts';
import { seedPeople } from './people.ts';
import { keepPictures } from './pictures.ts';
import { keepPortraits, seedProfiles } from './profiles.ts';
import { picturesOfResidents, seedResidents } from './residents.ts';
import { picturesOfRooms, seedRooms } from './rooms.ts';
import { keepVideos } from './videos.ts';

// Any constant of our own; servers that start together on one empty database queue behind whoever holds it.
const SEED_LOCK = 7_301_512;

export const demoPictures = [
  ...picturesOfRooms,
  ...picturesOfBrands,
  ...picturesOfResidents,
  ...picturesOfItems,
  ...picturesOfArticles,
  ...picturesOfEvents,
];

interface SeedOptions {
  readonly db: Db;
  readonly files: FileStore;
  /** What personal data are sealed with. */
  readonly secret: string;
  readonly now: Date;
}

/**
 * Fills an empty database with the demo: rooms, people, a month of bookings. Files come first and are whole or absent;
 * all rows are one transaction, so a start that was killed half way leaves an empty database, which is filled next time.
 */
export async function seedDemo({ db, files, secret, now }: SeedOptions): Promise<void> {
  if (!(await isEmpty(db))) return;
  const passwords = argon2Passwords();
  await inTransaction(db, async tx => {
    // Whoever comes second waits while the first makes pictures, and the first sends nothing meanwhile.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (!(await isEmpty(tx))) return;
    await keepPortraits(files);
    await keepPictures(files, demoPictures);
    await keepVideos(files);
    await seedRooms(tx);
    const { customerIds, staffId } = await seedPeople(tx, passwords, now);
    await seedBookings(tx, now, customerIds, staffId);
    await seedProfiles(tx, { files, secret, now, customerIds, staffId });
    await seedBrands(tx, now, customerIds, staffId);
    await seedResidents(tx, now, customerIds);
    await seedMarket(tx, now, customerIds, staffId);
    await seedArticles(tx, now, customerIds, staffId);
    await seedEvents(tx, now, customerIds, staffId);
  });
}

async function isEmpty(db: Db): Promise<boolean> {
  const rows = await db.select({ id: users.id }).from(users).limit(1);
  return rows.length === 0;
}
