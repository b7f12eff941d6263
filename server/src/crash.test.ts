import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { invariantsOf } from './area/area.ts';
import { brokenInvariants } from './area/invariant.ts';
import { areas } from './areas.ts';
import type { Db } from './core/db/database.ts';
import { randomOf } from './demo/random.ts';
import { openDatabase } from './ports/database/open.ts';
import { doubleSold, look, lost, strangeToOwners, surplus, unpaid } from './testing/crash/crash.books.ts';
import { askAgain, type Deed, drive } from './testing/crash/crash.driver.ts';
import { startServer } from './testing/crash/crash.server.ts';
import { seedTown } from './testing/crash/crash.town.ts';
import { tempDir } from './testing/temp.ts';

const KILLS = 10;
const CUSTOMERS = 150;
/** A restart slower than this fails the test. */
const SLOWEST_MS = 30_000;
/** A notification lost in a crash is repeated after ten seconds, and a delayed one arrives after eight. */
const MONEY_MS = 30_000;

const paidOf = (deeds: readonly Deed[]) => deeds.filter(({ money }) => money?.status === 'succeeded').length;

/** Works with the database while no server does. */
async function between<T>(dataDir: string, work: (db: Db) => Promise<T>): Promise<T> {
  const options = { dataDir, databaseUrl: undefined, databasePool: 1 };
  const database = await openDatabase(options, reason => {
    throw reason;
  });
  try {
    return await work(database.db);
  } finally {
    await database.close();
  }
}

test(`killed ${KILLS} times during bookings, the server loses nothing it acknowledged and sells nothing twice`, {
  timeout: 240_000,
}, async () => {
  const dataDir = tempDir();
  const { people, staff, offers } = await between(dataDir, db => seedTown(db, CUSTOMERS));
  const roomIds = [...new Set(offers.map(({ roomId }) => roomId))];
  const random = randomOf(7);
  const deeds: Deed[] = [];
  const figures = { kills: 0, askedAgain: 0, slowestMs: 0 };

  let server = await startServer(dataDir);
  try {
    while (figures.kills < KILLS) {
      const before = deeds.length;
      const driving = drive(server.origin, people, offers, random, deeds);
      // Awaited below, after the kill; the catch keeps an earlier failure from being an unhandled rejection.
      let over = false;
      driving
        .catch(() => undefined)
        .finally(() => {
          over = true;
        });
      await pause(random.whole(150, 600));
      figures.kills++;
      // Waits longer on a busy machine, so that enough happens before each kill.
      while (!over && (deeds.length <= figures.kills || paidOf(deeds) <= figures.kills / 2)) await pause(20);
      await server.kill();
      await driving;

      server = await startServer(dataDir);
      figures.slowestMs = Math.max(figures.slowestMs, server.openedIn);
      expect(server.openedIn).toBeLessThan(SLOWEST_MS);
      figures.askedAgain += await askAgain(server.origin, deeds);
      const view = await look(server.origin, staff, roomIds);
      expect(lost(deeds, view)).toEqual([]);
      expect(surplus(deeds, view)).toEqual([]);
      expect(doubleSold(deeds)).toEqual([]);
      expect(await strangeToOwners(server.origin, deeds.slice(before))).toEqual([]);
    }
    await expect
      .poll(async () => unpaid(deeds, await look(server.origin, staff, roomIds)), { timeout: MONEY_MS, interval: 500 })
      .toEqual([]);
    expect(await server.stop()).toBe(0);
  } finally {
    await server.kill();
  }

  expect(await between(dataDir, db => brokenInvariants(db, invariantsOf(areas), new Date()))).toEqual([]);

  const released = deeds.filter(({ release }) => release).length;
  expect(figures.askedAgain).toBeGreaterThan(0);
  process.stdout.write(
    `${figures.kills} kills: ${deeds.length} bookings acknowledged (${paidOf(deeds)} paid, ${released} released), 0 lost, ` +
      `0 hours sold twice; ${figures.askedAgain} unanswered calls asked again, none done twice; ` +
      `slowest start ${(figures.slowestMs / 1000).toFixed(1)} s\n`,
  );
});
