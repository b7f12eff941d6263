import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { randomOf } from './demo/random.ts';
import { doubleSold, look, lost, surplus, unpaid } from './testing/crash/crash.books.ts';
import { type Closing, cancelTwice, closeHours, moveDeed, openHours } from './testing/crash/crash.desk.ts';
import { type Deed, goOn, hold, newDeed } from './testing/crash/crash.driver.ts';
import { startServer } from './testing/crash/crash.server.ts';
import { seedTown } from './testing/crash/crash.town.ts';
import { testDatabase } from './testing/database.ts';
import { tempDir } from './testing/temp.ts';

/** For a longer run: `COMMANDS=10000 npx vitest run server/src/twoServers.test.ts`. */
const COMMANDS = Number(process.env.COMMANDS ?? 600);
const CUSTOMERS = 300;
const AT_ONCE = 8;
const MONEY_MS = 60_000;

test(`after ${COMMANDS} commands of customers and staff to two servers everything is as each was told`, {
  timeout: 120_000 + COMMANDS * 60,
}, async () => {
  const database = await testDatabase('postgres', 4);
  onTestFinished(() => database.close());
  const { people, staff, offers } = await seedTown(database.db, CUSTOMERS);
  const env = {
    DATABASE_URL: database.url ?? '',
    SECRET: 'one secret that two servers of a test share',
    LOG_LEVEL: 'silent',
  };
  const servers = await Promise.all([startServer(tempDir(), env), startServer(tempDir(), env)]);
  onTestFinished(async () => void (await Promise.all(servers.map(server => server.kill()))));
  const origins = servers.map(({ origin }) => origin);

  const random = randomOf(12);
  const deeds: Deed[] = [];
  const closings: Closing[] = [];
  // Items that one worker is using now; the other workers choose different ones.
  const busy = new Set<Deed | Closing>();
  const done = { hold: 0, taken: 0, pay: 0, move: 0, cancel: 0, close: 0, open: 0 };
  const any = <T extends Deed | Closing>(list: readonly T[], fits: (each: T) => boolean = () => true) => {
    const free = list.filter(each => !busy.has(each) && fits(each));
    return free.length > 0 ? random.pick(free) : undefined;
  };
  const during = async <T extends Deed | Closing>(what: T | undefined, act: (what: T) => Promise<unknown>) => {
    if (!what) return;
    busy.add(what);
    await act(what).finally(() => busy.delete(what));
  };
  const stands = (deed: Deed) => deed.orderId !== undefined && !deed.release && !deed.cancelled;

  const command = async () => {
    const origin = random.pick(origins);
    const dice = random.whole(1, 100);
    if (dice <= 45)
      await during(newDeed(random.pick(people), random.pick(offers), random), async deed => {
        const isHeld = await hold(origin, deed);
        done[isHeld ? 'hold' : 'taken']++;
        if (isHeld) deeds.push(deed);
      });
    else if (dice <= 65)
      await during(
        any(deeds, deed => stands(deed) && !deed.money),
        deed => {
          done.pay++;
          return goOn(origin, deed, random);
        },
      );
    else if (dice <= 77)
      await during(any(deeds, stands), deed => {
        done.move++;
        return moveDeed(origin, staff, deed, random);
      });
    else if (dice <= 88)
      await during(any(deeds, stands), async deed => {
        const times = await cancelTwice(origins, staff, deed);
        expect(times).toBeLessThanOrEqual(1);
        done.cancel += times;
      });
    else if (dice <= 95) {
      const closing = await closeHours(origin, staff, random.pick(offers), random);
      if (closing) closings.push(closing);
      done.close++;
    } else
      await during(any(closings), async closing => {
        await openHours(origin, staff, closing);
        closings.splice(closings.indexOf(closing), 1);
        done.open++;
      });
  };
  let commands = 0;
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      while (commands++ < COMMANDS) await command();
    }),
  );

  const [origin = ''] = origins;
  const roomIds = [...new Set(offers.map(({ roomId }) => roomId))];
  await expect
    .poll(async () => unpaid(deeds, await look(origin, staff, roomIds)), { timeout: MONEY_MS, interval: 1_000 })
    .toEqual([]);
  const view = await look(origin, staff, roomIds);
  expect(lost(deeds, view)).toEqual([]);
  expect(surplus(deeds, view)).toEqual([]);
  expect(doubleSold(deeds)).toEqual([]);
  const { rows: closed } = await database.db.execute(
    sql`select room_id as room, starts_at as start from room_slot where technical_reason_id is not null`,
  );
  const hourOf = (row: (typeof closed)[number]) => `${row.room} ${new Date(String(row.start)).toISOString()}`;
  expect(closed.map(hourOf).sort()).toEqual(closings.flatMap(({ hours }) => hours).sort());
  // A payment for a cancelled booking is refunded once and in full.
  const owed = () =>
    database.db.execute(sql`
      select p.id, p.sum, p.refunded from payment p join booking b on b.id = p.booking_id
      where p.status = 'succeeded' and p.refunded <> case when b.cancelled_at is null then 0 else p.sum end`);
  for (let waited = 0; waited < MONEY_MS && (await owed()).rows.length > 0; waited += 500) await pause(500);
  expect((await owed()).rows).toEqual([]);

  // The test proves little unless each kind of command was run often enough.
  for (const times of Object.values(done)) expect(times).toBeGreaterThan(COMMANDS / 100);
  process.stdout.write(`two servers, ${COMMANDS} commands: ${JSON.stringify(done)}\n`);
});
