// `npm run invariants`: looks for rows that contradict each other, as of one moment. Exits
// with 1 if there are any.
import './callersFolder.ts';
import { sql } from 'drizzle-orm';
import { invariantsOf } from './area/area.ts';
import { brokenInvariants } from './area/invariant.ts';
import { areas } from './areas.ts';
import { readConfig } from './config.ts';
import { databaseClock } from './core/clock.ts';
import { inTransaction } from './core/db/transact.ts';
import { lockDataDir } from './core/lock.ts';
import { openDatabase } from './ports/database/open.ts';

const SHOWN = 20;
const say = (line: string) => process.stdout.write(`${line}\n`);

const config = readConfig(process.env);
const lock = config.databaseUrl === undefined ? await lockDataDir(config.dataDir) : undefined;
const database = await openDatabase(config, reason => {
  throw reason;
});
try {
  const { now } = await databaseClock(database.pool);
  const invariants = invariantsOf(areas);
  const broken = await inTransaction(database.db, async tx => {
    await tx.execute(sql`set transaction isolation level repeatable read, read only`);
    return brokenInvariants(tx, invariants, now());
  });
  for (const { name, rows } of broken) {
    say(`Does not hold: ${name} (${rows.length})`);
    for (const row of rows.slice(0, SHOWN)) say(`  ${row}`);
    if (rows.length > SHOWN) say(`  and ${rows.length - SHOWN} more`);
  }
  say(`${invariants.length - broken.length} of ${invariants.length} invariants hold.`);
  process.exitCode = broken.length > 0 ? 1 : 0;
} finally {
  await database.close();
  await lock?.release();
}
