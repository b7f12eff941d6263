import { exportBookings } from '@venue/sdk/bookings/admin';
import { expect, inject, onTestFinished, test } from 'vitest';
import { startPgbouncer } from '../../tools/pgbouncer.mjs';
import { invariantsOf } from './area/area.ts';
import { brokenInvariants } from './area/invariant.ts';
import { areas } from './areas.ts';
import { randomOf } from './demo/random.ts';
import { setAll } from './ports/database/driver.ts';
import { SESSION } from './ports/database/pooler.ts';
import { doubleSold, look, lost, surplus, unpaid } from './testing/crash/crash.books.ts';
import { clientOf, type Deed, goOn, hold, newDeed } from './testing/crash/crash.driver.ts';
import { startServer } from './testing/crash/crash.server.ts';
import { seedTown } from './testing/crash/crash.town.ts';
import { testDatabase } from './testing/database.ts';
import { tempDir } from './testing/temp.ts';

const BOOKINGS = 120;
const AT_ONCE = 8;
const MONEY_MS = 60_000;

test('two servers behind PgBouncer book, take payments, run their jobs and export as they do without', {
  timeout: 180_000,
}, async () => {
  const database = await testDatabase('postgres', 4);
  onTestFinished(() => database.close());
  const { pathname } = new URL(database.url ?? '');
  const name = pathname.slice(1);
  await database.pool.query(setAll(SESSION).replaceAll('SET', `ALTER ROLE CURRENT_USER IN DATABASE ${name} SET`));
  const { people, staff, offers } = await seedTown(database.db, 60);
  // Fewer sessions than the servers have connections, so that they share each.
  const pooler = await startPgbouncer(inject('postgresUrl'), { sessions: 4 });
  onTestFinished(() => pooler.stop());
  const env = {
    DATABASE_URL: pooler.url(name),
    DATABASE_DIRECT_URL: database.url ?? '',
    SECRET: 'one secret that two servers of a test share',
    LOG_LEVEL: 'error',
  };
  const servers = await Promise.all([startServer(tempDir(), env), startServer(tempDir(), env)]);
  onTestFinished(async () => void (await Promise.all(servers.map(server => server.kill()))));
  const origins = servers.map(({ origin }) => origin);
  const [origin = ''] = origins;

  const random = randomOf(5);
  const deeds: Deed[] = [];
  let tries = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (tries++ < BOOKINGS) {
        const deed = newDeed(random.pick(people), random.pick(offers), random);
        if (!(await hold(random.pick(origins), deed))) continue;
        deeds.push(deed);
        await goOn(random.pick(origins), deed, random);
      }
    }),
  );

  const roomIds = [...new Set(offers.map(({ roomId }) => roomId))];
  // The jobs of both servers deliver the payments.
  await expect
    .poll(async () => unpaid(deeds, await look(origin, staff, roomIds)), { timeout: MONEY_MS, interval: 1_000 })
    .toEqual([]);
  const view = await look(origin, staff, roomIds);
  expect({ lost: lost(deeds, view), surplus: surplus(deeds, view), doubleSold: doubleSold(deeds) }).toEqual({
    lost: [],
    surplus: [],
    doubleSold: [],
  });
  expect(await brokenInvariants(database.db, invariantsOf(areas), new Date())).toEqual([]);
  const { data } = await clientOf(origin, staff).send(exportBookings, { query: { format: 'csv' } });
  const lines = (await data.text()).trim().split('\n');
  expect(lines).toHaveLength(view.bookings.size + 1);
  expect(view.bookings.size).toBeGreaterThan(BOOKINGS / 4);
});
