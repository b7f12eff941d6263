import { momentOf } from '@venue/sdk';
import { cancelPaidBooking, getSchedule, payByLink, releaseBooking } from '@venue/sdk/bookings';
import { cancelBooking, deleteTechnicalReason, writeTechnicalReason } from '@venue/sdk/bookings/admin';
import { addWait, leaveWait } from '@venue/sdk/waitlist';
import { listWaitsOfDay } from '@venue/sdk/waitlist/admin';
import { MOST_WAITS, waitStatus } from '@venue/sdk/waitlist/model';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { at, DAY, hold, notify, openStudio, paidBooking, pressPay, told } from '../bookings/bookings.testing.ts';
import { stand, waitsOf } from './waitlist.testing.ts';

let api: TestApi;
let anna: Person;
let boris: Person;
let tariffId: number;
let taken: number;

beforeEach(async () => {
  api = await testApi();
  ({ tariffId } = await openStudio(api));
  anna = await api.aCustomer();
  boris = await api.aCustomer();
  // Of the hours from ten to two one is free.
  taken = await paidBooking(api, await api.aCustomer(), tariffId, [10, 11, 12]);
});
afterEach(() => api.close());

const MINUTE = 60_000;
const serve = () => api.runJob('waitlist.serve');
const sweep = async () => {
  await api.runJob('bookings.closeExpired');
  await serve();
};
const { waiting, held, booked, missed, left, over, cancelled } = waitStatus;
const statusOf = async (person: Person) => (await waitsOf(api, person))[0]?.waitStatus;
const giveBack = async (orderId = taken, seen: 1 | 2 = 2) =>
  api.as(await api.aStaff()).send(cancelBooking, { body: { orderId, seen, rejectionReason: 'Авария' } });
const letters = async () =>
  (await api.db.execute(sql`select body, due_at from outbox where event = 'waitlist.held' order by id`)).rows;
const slots = async () =>
  (await api.db.execute(sql`select starts_at, kind from room_slot where room_id = 31 order by starts_at`)).rows;

describe('standing in a line', () => {
  test('is for hours that are taken; a line is stood in once, and five at a time', async () => {
    const ask = (body: Partial<Parameters<typeof stand>[2]>) => stand(api, anna, body);
    await expect(ask({ fromHour: 13, toHour: 16 })).rejects.toMatchObject({ code: 'hours_free' });
    await ask({});
    await expect(ask({ fromHour: 11 })).rejects.toMatchObject({ code: 'wait_repeated' });
    const staff = api.as(await api.aStaff());
    for (let each = 4; each < 4 + MOST_WAITS; each++) {
      const day = `2026-12-0${each}`;
      const reason = { roomId: 31, slots: [at(10, day), at(11, day)], reason: 'Уборка' };
      await staff.send(writeTechnicalReason, { body: reason });
      const asked = ask({ day, toHour: 12 });
      if (each < 3 + MOST_WAITS) await asked;
      else await expect(asked).rejects.toMatchObject({ code: 'wait_limit' });
    }
  });

  test('is refused for hours nobody could have', async () => {
    const refused = (body: object, code: string) => expect(stand(api, anna, body)).rejects.toMatchObject({ code });
    await refused({ day: '2026-11-30' }, 'slot_invalid');
    await refused({ day: '2027-06-01' }, 'slot_invalid');
    await refused({ fromHour: 0, toHour: 3 }, 'slot_invalid');
    await refused({ hours: 5 }, 'invalid_input');
    await refused({ fromHour: 14 }, 'invalid_input');
    await refused({ roomId: 999 }, 'not_found');
    await refused({ roomId: 47 }, 'room_not_bookable');
  });

  test('shows how many stand before; somebody else leaves nobody’s place', async () => {
    const first = await stand(api, anna);
    await stand(api, boris, { fromHour: 11 });
    expect(await waitsOf(api, boris)).toMatchObject([
      { waitStatus: waiting, ahead: 1, roomName: 'Фотостудия', day: DAY, offer: null, can: ['change', 'leave'] },
    ]);
    await expect(api.as(boris).send(leaveWait, { id: first })).rejects.toMatchObject({ code: 'not_found' });
    await api.as(anna).send(leaveWait, { id: first });
    expect(await statusOf(anna)).toBe(left);
    expect(await waitsOf(api, boris)).toMatchObject([{ ahead: 0 }]);
    await expect(api.as(anna).send(leaveWait, { id: first })).rejects.toMatchObject({ code: 'move_not_allowed' });
    // Somebody who left may join the line again, at its end.
    await stand(api, anna);
    expect(await waitsOf(api, anna)).toMatchObject([{ ahead: 1 }, { waitStatus: left }]);
  });

  test('is repeated by a program without a second place', async () => {
    const body = { roomId: 31, day: DAY, fromHour: 10, toHour: 12, hours: 1 };
    const client = api.as(anna);
    const sent = await client.send(addWait, { body }, { idempotencyKey: 'once-0001' });
    expect(await client.send(addWait, { body }, { idempotencyKey: 'once-0001' })).toEqual(sent);
    expect(await waitsOf(api, anna)).toHaveLength(1);
  });
});

describe('hours that are given back', () => {
  test('are held for the first in line, who gets a link, and paid by it without a login', async () => {
    const id = await stand(api, anna);
    await stand(api, boris);
    await serve();
    expect(await statusOf(anna)).toBe(waiting);
    await giveBack();
    await serve();
    const [mine] = await waitsOf(api, anna);
    expect(mine).toMatchObject({
      waitStatus: held,
      ahead: null,
      offer: { start: at(10), end: at(12), price: 300_000, payUntil: '2026-12-01T08:00:00.000Z' },
      can: ['pay', 'refuse'],
    });
    expect(await told(api, `info/${anna.id}`)).toContainEqual({ action: 'waitChanged', data: { waitId: id } });
    const [letter] = await letters();
    expect(letter?.body).toContain('Освободилось время, которого вы ждали: Фотостудия');
    // The hours that she leaves are enough for the next.
    expect(await statusOf(boris)).toBe(held);
    expect((await waitsOf(api, boris))[0]?.offer).toMatchObject({ start: at(12), end: at(14) });
    const token = /\/app\/pay#(\S+)/.exec(String(letter?.body))?.[1] ?? '';
    const { message } = await api.client().send(payByLink, { body: { token } });
    await pressPay(api, message.confirmationToken, 'success');
    await notify(api, message.paymentId);
    expect(await statusOf(anna)).toBe(booked);
  });

  test('what is not paid in time goes to the next in line', async () => {
    await stand(api, anna, { toHour: 12 });
    await stand(api, boris, { toHour: 12 });
    await giveBack();
    await serve();
    expect([await statusOf(anna), await statusOf(boris)]).toEqual([held, waiting]);
    api.clock.advance(61 * MINUTE);
    // It counts as missed even before it is swept.
    expect(await statusOf(anna)).toBe(missed);
    await sweep();
    expect([await statusOf(anna), await statusOf(boris)]).toEqual([missed, held]);
    expect(await letters()).toHaveLength(2);
  });

  test('two who let offers lapse by turns do not keep the hours from others', async () => {
    const isFree = async () => {
      const { message } = await api.client().send(getSchedule, { body: { roomId: 31, from: DAY, days: 1 } });
      return message.schedule.filter(({ start }) => start === at(10) || start === at(11)).every(each => !each.statusId);
    };
    const wait = (person: Person) => stand(api, person, { toHour: 12 }).catch(({ code }: { code: string }) => code);
    await wait(anna);
    await wait(boris);
    await giveBack();
    await serve();
    const rounds: boolean[] = [];
    for (let round = 0; round < 8; round++) {
      const said = [await wait(anna), await wait(boris)];
      if (round === 1) expect((await waitsOf(api, anna))[0]).toMatchObject({ waitStatus: waiting, isBehind: true });
      if (round === 7) expect(said).toEqual(['hours_free', 'hours_free']);
      api.clock.advance(61 * MINUTE);
      await sweep();
      rounds.push(await isFree());
    }
    // Each had a first offer, and a second one only after an hour in which anybody could have the hours.
    expect(rounds).toEqual([false, true, false, true, false, true, true, true]);
    const reason = { roomId: 31, slots: [at(10), at(11)], reason: 'Уборка' };
    await api.as(await api.aStaff()).send(writeTechnicalReason, { body: reason });
    await expect(stand(api, anna, { toHour: 12 })).rejects.toMatchObject({ code: 'wait_lapsed' });
    // Other hours of the day are another matter, and staff see how often nobody paid.
    await api.as(await api.aStaff()).send(writeTechnicalReason, { body: { ...reason, slots: [at(16)] } });
    await stand(api, anna, { fromHour: 16, toHour: 17, hours: 1 });
    const desk = await api.as(await api.aStaff()).send(listWaitsOfDay, { query: { day: DAY } });
    expect(desk.message.inLine).toMatchObject([{ userPhone: anna.phone, isBehind: false, lapses: 2 }]);
  });

  test('are not held for who has as many unpaid holds as one may', async () => {
    await stand(api, anna, { toHour: 12 });
    await stand(api, boris, { toHour: 12 });
    for (const hour of [10, 12, 14]) await hold(api, anna, tariffId, [hour], '2026-12-04');
    await giveBack();
    await serve();
    expect([await statusOf(anna), await statusOf(boris)]).toEqual([waiting, held]);
  });

  test('what is refused goes to the next at once; what staff cancel says so', async () => {
    await stand(api, anna, { toHour: 12 });
    await stand(api, boris, { toHour: 12 });
    await giveBack();
    await serve();
    const [mine] = await waitsOf(api, anna);
    await api.as(anna).send(releaseBooking, { body: { orderId: mine?.offer?.orderId ?? 0 } });
    expect(await statusOf(anna)).toBe(left);
    await serve();
    const [next] = await waitsOf(api, boris);
    expect(next).toMatchObject({ waitStatus: held, offer: { start: at(10) } });
    await giveBack(next?.offer?.orderId, 1);
    expect(await statusOf(boris)).toBe(cancelled);
  });

  test('who paid and cancels later does not stand in the line again', async () => {
    await stand(api, anna, { toHour: 12 });
    await giveBack();
    await serve();
    const orderId = (await waitsOf(api, anna))[0]?.offer?.orderId ?? 0;
    const { rows } = await api.db.execute(sql`select body from outbox where event = 'waitlist.held'`);
    const token = /\/app\/pay#(\S+)/.exec(String(rows[0]?.body))?.[1] ?? '';
    const { message } = await api.client().send(payByLink, { body: { token } });
    await pressPay(api, message.confirmationToken, 'success');
    await notify(api, message.paymentId);
    await api.as(anna).send(cancelPaidBooking, { body: { orderId, refund: 300_000 } });
    await serve();
    expect(await statusOf(anna)).toBe(booked);
    expect(await slots()).toEqual([]);
  });

  test('also by opening closed hours, and only where so many are free in a row', async () => {
    const staff = api.as(await api.aStaff());
    const day = '2026-12-04';
    const close = async (hour: number) => {
      const body = { roomId: 31, slots: [at(hour, day)], reason: 'Уборка' };
      return (await staff.send(writeTechnicalReason, { body })).id;
    };
    const [ten, eleven] = [await close(10), await close(11)];
    await stand(api, anna, { day, toHour: 12 });
    await staff.send(deleteTechnicalReason, { body: { technicalReasonId: ten } });
    await serve();
    expect(await statusOf(anna)).toBe(waiting);
    await staff.send(deleteTechnicalReason, { body: { technicalReasonId: eleven } });
    await serve();
    expect(await statusOf(anna)).toBe(held);
  });

  test('at night they are kept until the morning, and nobody is woken', async () => {
    await stand(api, anna, { toHour: 12 });
    api.clock.now = momentOf('2026-12-02', 2);
    await giveBack();
    await serve();
    const eight = momentOf('2026-12-02', 8);
    const nine = momentOf('2026-12-02', 9).toISOString();
    expect((await waitsOf(api, anna))[0]?.offer).toMatchObject({ payUntil: nine });
    const [letter] = await letters();
    expect(new Date(String(letter?.due_at))).toEqual(eight);
  });

  test('what did not come by its time is over, and nothing is held any more', async () => {
    await stand(api, anna, { toHour: 12 });
    api.clock.now = momentOf(DAY, 10);
    await serve();
    expect(await statusOf(anna)).toBe(over);
    expect(await letters()).toEqual([]);
  });

  test('are seen as taken by everybody else; the desk sees who waits', async () => {
    await stand(api, anna, { toHour: 12 });
    await stand(api, boris, { toHour: 12 });
    await giveBack();
    await serve();
    const { message } = await api.as(boris).send(getSchedule, { body: { roomId: 31, from: DAY, days: 1 } });
    const ten = message.schedule.find(({ start }) => start === at(10));
    expect(ten?.statusId).toBe(1);
    await expect(hold(api, boris, tariffId, [10, 11])).rejects.toMatchObject({ code: 'slot_taken' });
    const desk = await api.as(await api.aStaff()).send(listWaitsOfDay, { query: { day: DAY } });
    expect(desk.message.inLine).toMatchObject([
      { userPhone: anna.phone, waitStatus: held, ahead: null },
      { userPhone: boris.phone, waitStatus: waiting, ahead: 0 },
    ]);
  });
});
