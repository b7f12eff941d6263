import { momentOf } from '@venue/sdk';
import { releaseBooking } from '@venue/sdk/bookings';
import { cancelBooking } from '@venue/sdk/bookings/admin';
import { changeWait } from '@venue/sdk/waitlist';
import { waitStatus } from '@venue/sdk/waitlist/model';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { DAY, openStudio, paidBooking } from '../bookings/bookings.testing.ts';
import { stand, waitsOf } from './waitlist.testing.ts';

const MINUTE = 60_000;
const { waiting, left, missed, over } = waitStatus;

let api: TestApi;
let anna: Person;
let boris: Person;
let taken: number;

beforeEach(async () => {
  api = await testApi();
  const { tariffId } = await openStudio(api);
  anna = await api.aCustomer();
  boris = await api.aCustomer();
  // Of the hours from ten to two one is free.
  taken = await paidBooking(api, await api.aCustomer(), tariffId, [10, 11, 12]);
});
afterEach(() => api.close());

const later = (minutes: number) => {
  api.clock.now = new Date(api.clock.now.getTime() + minutes * MINUTE);
};
const told = async () => {
  await api.runJob('waitlist.tellOfHolds');
  const { rows } = await api.db.execute(
    sql`select event from outbox where recipient = ${anna.phone} and event like 'waitlist.%' order by id`,
  );
  return rows.map(({ event }) => event);
};
const giveBack = async () => {
  const body = { orderId: taken, seen: 2 as const, rejectionReason: 'Авария' };
  await api.as(await api.aStaff()).send(cancelBooking, { body });
  await api.runJob('waitlist.serve');
};

describe('a place in the line', () => {
  test('is changed for other hours of the room, at the end of their line', async () => {
    const id = await stand(api, anna);
    await stand(api, boris, { fromHour: 11, toHour: 13 });
    const change = (who: Person, body: object) =>
      api.as(who).send(changeWait, { id, body: { day: DAY, fromHour: 11, toHour: 13, hours: 2, ...body } });
    await expect(change(boris, {})).rejects.toMatchObject({ code: 'not_found' });
    await expect(change(anna, { fromHour: 13, toHour: 15 })).rejects.toMatchObject({ code: 'hours_free' });
    await change(anna, {});
    expect(await waitsOf(api, anna)).toMatchObject([
      { waitStatus: waiting, fromHour: 11, toHour: 13, ahead: 1, can: ['change', 'leave'] },
      { waitStatus: left, can: [] },
    ]);
    await expect(change(anna, {})).rejects.toMatchObject({ code: 'move_not_allowed' });
  });

  test('a refused change leaves it as it was', async () => {
    const id = await stand(api, anna);
    const body = { day: '2020-01-01', fromHour: 11, toHour: 13, hours: 2 };
    await expect(api.as(anna).send(changeWait, { id, body })).rejects.toMatchObject({ code: 'slot_invalid' });
    expect(await waitsOf(api, anna)).toMatchObject([{ waitId: id, waitStatus: waiting }]);
  });

  test('its time passes without hours: its person is told, once', async () => {
    await stand(api, anna);
    api.clock.now = momentOf(DAY, 13);
    await api.runJob('waitlist.serve');
    await api.runJob('waitlist.serve');
    expect((await waitsOf(api, anna))[0]?.waitStatus).toBe(over);
    expect(await told()).toEqual(['waitlist.over']);
  });
});

describe('hours held for somebody', () => {
  test('are spoken of again before their term ends, and when it has, once each', async () => {
    await stand(api, anna);
    await giveBack();
    expect(await told()).toEqual(['waitlist.held']);
    later(44);
    expect(await told()).toEqual(['waitlist.held']);
    later(2);
    await told();
    expect(await told()).toEqual(['waitlist.held', 'waitlist.runsOut']);
    later(30);
    await api.runJob('bookings.closeExpired');
    expect((await waitsOf(api, anna))[0]?.waitStatus).toBe(missed);
    await told();
    expect(await told()).toEqual(['waitlist.held', 'waitlist.runsOut', 'waitlist.missed']);
  });

  test('nothing is said of those that were given up', async () => {
    await stand(api, anna);
    await giveBack();
    const [place] = await waitsOf(api, anna);
    await api.as(anna).send(releaseBooking, { body: { orderId: place?.offer?.orderId ?? 0 } });
    later(90);
    expect(await told()).toEqual(['waitlist.held']);
  });

  test('nobody is woken: what ended at night is said in the morning', async () => {
    await stand(api, anna);
    await giveBack();
    later(90);
    await api.runJob('bookings.closeExpired');
    api.clock.now = momentOf('2026-12-01', 23);
    expect(await told()).toEqual(['waitlist.held']);
    api.clock.now = momentOf('2026-12-02', 8);
    expect(await told()).toEqual(['waitlist.held', 'waitlist.missed']);
  });
});
