import { addDays, dayOf } from '@venue/sdk';
import { getBooking } from '@venue/sdk/bookings';
import { bookingStatus } from '@venue/sdk/bookings/model';
import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { hold } from '../areas/bookings/bookings.testing.ts';
import { seedRooms } from '../areas/rooms/rooms.demo.ts';
import { compareClocks } from '../jobs/clock.job.ts';
import { testApi } from '../testing/api.ts';
import { databaseKinds } from '../testing/database.ts';
import { databaseClock } from './clock.ts';

const HALF_AN_HOUR = 30 * 60_000;

/** A machine whose clock is wrong by so much. */
const machineOff = (ms: number) => ({
  wall: () => Date.now() + ms,
  steady: () => performance.timeOrigin + performance.now() + ms,
});

describe.each(databaseKinds)('on %s', kind => {
  test.each([
    ['ahead', HALF_AN_HOUR],
    ['behind', -HALF_AN_HOUR],
  ])(
    'a server whose clock is half an hour %s is not ready, and neither ends nor keeps anybody’s hours',
    async (_, ms) => {
      const right = await testApi({ kind, start: new Date() });
      onTestFinished(() => right.close());
      const { database, db } = right;
      await db.transaction(tx => seedRooms(tx));
      const { rows } = await db.execute(sql`select id from tariff where room_id = 31 order by position limit 1`);
      const tariffId = Number(rows[0]?.id);
      const wrong = await testApi({ database, clock: await databaseClock(database.pool, machineOff(ms)) });
      onTestFinished(() => wrong.close());
      const ready = await wrong.app.inject('/health/ready');
      expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'wrong clock' }]);
      expect((await right.app.inject('/health/ready')).statusCode).toBe(200);

      const day = addDays(dayOf(new Date()), 2);
      const [anna, boris] = [await right.aCustomer(), await right.aCustomer()];
      const orderId = await hold(right, anna, tariffId, [12], day);
      await wrong.runJob('bookings.closeExpired');
      await expect(hold(wrong, boris, tariffId, [12], day)).rejects.toMatchObject({ code: 'slot_taken' });
      expect((await right.as(anna).send(getBooking, { body: { orderId } })).message.status).toBe(
        bookingStatus.awaitingPayment,
      );
      // What the wrong server holds has the same term as everywhere.
      const later = await hold(wrong, boris, tariffId, [14], day);
      const { rows: terms } = await db.execute(
        sql`select extract(epoch from expires_at - clock_timestamp()) as seconds from booking where id = ${later}`,
      );
      expect(Math.round(Number(terms[0]?.seconds) / 60)).toBe(right.config.holdMinutes);
    },
  );
});

describe('the clock', () => {
  /** A machine and a database whose clocks the test moves; a query takes as long as it is told to. */
  const aMachine = () => {
    const state = { database: 1_000_000, wall: 1_000_000, steady: 1_000_000, takes: 0 };
    const pool = {
      query: async () => {
        const { database } = state;
        state.steady += state.takes;
        state.wall += state.takes;
        state.database += state.takes;
        return { rows: [{ at: database }] };
      },
    };
    return { state, clock: databaseClock(pool as never, { wall: () => state.wall, steady: () => state.steady }) };
  };

  test('is corrected when the database’s is set anew, and by no more than a slow reply disproves', async () => {
    const { state, clock: opened } = aMachine();
    const clock = await opened;
    expect(clock.now().getTime()).toBe(1_000_000);
    state.takes = 60_000;
    await clock.compare();
    expect([clock.now().getTime(), clock.isRight()]).toEqual([1_060_000, true]);
    state.takes = 0;
    state.database += 5_000;
    await clock.compare();
    expect([clock.now().getTime(), clock.offset(), clock.isRight()]).toEqual([1_065_000, -5_000, false]);
  });

  test('goes on steadily when somebody sets that of the machine, which is then wrong until it is set right', async () => {
    const { state, clock: opened } = aMachine();
    const clock = await opened;
    const heard: string[] = [];
    const log = {
      info: (_: object, text: string) => void heard.push(`info: ${text}`),
      warn: () => {},
      error: (_: object, text: string) => void heard.push(`error: ${text}`),
    };
    const job = compareClocks(clock);
    const run = () => job.run({ log } as never);
    state.wall += 2_000;
    await run();
    expect(clock.isRight()).toBe(true);
    state.wall += 1;
    await run();
    await run();
    expect([clock.now().getTime(), clock.isRight()]).toEqual([1_000_000, false]);
    state.wall -= 2_001;
    await run();
    await run();
    expect(heard).toEqual([
      'error: the clock of this machine differs from the database: not ready until it is set right',
      'info: the clock of this machine agrees with the database again',
    ]);
  });
});
