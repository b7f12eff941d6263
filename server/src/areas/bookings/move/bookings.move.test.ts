import {
  cancelPaidBooking,
  dropMove,
  getBooking,
  getSchedule,
  moveMyBooking,
  payEmbedded,
  quoteMove,
} from '@venue/sdk/bookings';
import { cancelBooking } from '@venue/sdk/bookings/admin';
import { moveBooking } from '@venue/sdk/desk/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../../testing/api.people.ts';
import type { TestApi } from '../../../testing/api.ts';
import { databaseKinds } from '../../../testing/database.ts';
import { anApiWithBank, type Bank, startOver } from '../../payments/payments.testing.ts';
import { at, DAY, hold, told } from '../bookings.testing.ts';

const HOUR = 150_000;
const MINUTE = 60_000;

describe.each(databaseKinds)('a customer moves a booking (%s)', kind => {
  let api: TestApi;
  let bank: Bank;
  let tariffId: number;
  let anna: Person;
  let orderId: number;

  beforeAll(async () => {
    ({ api, bank, tariffId } = await anApiWithBank(kind));
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await startOver(api, bank);
    anna = await api.aCustomer();
    orderId = await hold(api, anna, tariffId, [10, 11]);
  });

  const pay = async (status: 'succeeded' | 'canceled' | 'authorized' | null = 'succeeded') => {
    const { paymentId } = (await api.as(anna).send(payEmbedded, { body: { orderId } })).message;
    if (status) await answer(paymentId, status);
    return paymentId;
  };
  const answer = async (paymentId: string, status: 'succeeded' | 'canceled' | 'authorized') => {
    bank.say(paymentId, status);
    await api.app.inject({ method: 'POST', url: '/api/payments/notify/bank', payload: { paymentId } });
  };
  const slotsOf = (hours: readonly number[]) => hours.map(hour => at(hour));
  const quote = async (hours: readonly number[]) =>
    (await api.as(anna).send(quoteMove, { body: { orderId, slots: slotsOf(hours) } })).message;
  const move = async (hours: readonly number[], more: object = {}, from: readonly number[] = [10, 11]) => {
    const { price, due, back } = await quote(hours);
    const body = { orderId, slots: slotsOf(hours), seen: slotsOf(from), price, due, back, ...more };
    return (await api.as(anna).send(moveMyBooking, { body })).message.moved;
  };
  const info = async () => (await api.as(anna).send(getBooking, { body: { orderId } })).message;
  const hours = async () => (await info()).slots.map(({ start }) => new Date(start).getUTCHours() + 5);
  /** The owner and the kind of each taken hour in the database. */
  const taken = async () =>
    (
      await api.db.execute(
        sql`select booking_id, kind, extract(hour from starts_at at time zone 'Asia/Yekaterinburg')::int as hour
            from room_slot order by starts_at`,
      )
    ).rows.map(({ booking_id, kind: what, hour }) => `${booking_id === orderId ? 'own' : 'other'} ${what} ${hour}`);
  const money = async () => {
    const { rows } = await api.db.execute(
      sql`select (select coalesce(sum(received), 0) from payment where status = 'succeeded')::int as came,
                 (select coalesce(sum(sum), 0) from refund)::int as went`,
    );
    return [rows[0]?.came, rows[0]?.went];
  };
  const other = async (hour: number) => hold(api, await api.aCustomer(), tariffId, [hour]);

  test('what is not paid moves at once and costs what it costs then', async () => {
    expect(await quote([14])).toMatchObject({ price: HOUR, paid: 0, due: 0, back: 0 });
    const { expiresAt } = await info();
    expect(await move([14])).toBe(true);
    expect(await taken()).toEqual(['own hold 14']);
    expect(await info()).toMatchObject({ price: HOUR, expiresAt, can: ['pay', 'release', 'move'] });
    await pay();
    expect(await money()).toEqual([HOUR, 0]);
  });

  test('moved while the provider is being asked, the old sum is nobody’s to pay', async () => {
    bank.onStart = async () => {
      bank.onStart = async () => undefined;
      await move([14]);
    };
    await expect(pay(null)).rejects.toMatchObject({ code: 'booking_not_payable' });
    await pay();
    expect(await money()).toEqual([HOUR, 0]);
    expect(await taken()).toEqual(['own booking 14']);
  });

  test('the same sum moves a paid one at once, and its customer is written to', async () => {
    await pay();
    expect(await move([11, 12])).toBe(true);
    expect(await taken()).toEqual(['own booking 11', 'own booking 12']);
    expect(await money()).toEqual([2 * HOUR, 0]);
    const { rows } = await api.db.execute(sql`select body from outbox where event = 'booking.moved'`);
    expect(rows).toEqual([
      { body: expect.stringContaining('перенесена: Фотостудия, 03.12.2026 11:00–13:00, 2 часа.') },
    ]);
  });

  test('what is cheaper comes back in part, and what is left comes back when it is cancelled', async () => {
    await pay();
    expect(await quote([15])).toMatchObject({ paid: 2 * HOUR, due: 0, back: HOUR });
    expect(await move([15])).toBe(true);
    expect(await money()).toEqual([2 * HOUR, HOUR]);
    await api.runJob('payments.sendRefunds');
    expect(bank.refunds.map(each => each.sum)).toEqual([HOUR]);
    await api.as(anna).send(cancelPaidBooking, { body: { orderId, refund: HOUR } });
    await api.runJob('payments.sendRefunds');
    expect(bank.refunds.map(each => each.sum)).toEqual([HOUR, HOUR]);
    expect(await taken()).toEqual([]);
  });

  test('staff who cancel what became cheaper send back what is left, and no more', async () => {
    await pay();
    await move([15]);
    const office = await api.aStaff();
    await api.as(office).send(cancelBooking, { body: { orderId, seen: 2, rejectionReason: 'Авария' } });
    expect(await money()).toEqual([2 * HOUR, 2 * HOUR]);
  });

  test('what is dearer stays until it is paid: the new hours are held, the old ones are its own', async () => {
    await pay();
    expect(await move([11, 12, 13])).toBe(false);
    expect(await hours()).toEqual([10, 11]);
    expect(await taken()).toEqual(['own booking 10', 'own booking 11', 'own hold 12', 'own hold 13']);
    expect((await info()).move).toMatchObject({ price: 3 * HOUR, due: HOUR });
    await expect(other(12)).rejects.toMatchObject({ code: 'slot_taken' });
    await expect(other(10)).rejects.toMatchObject({ code: 'slot_taken' });
    await pay();
    expect(await hours()).toEqual([11, 12, 13]);
    expect(await taken()).toEqual(['own booking 11', 'own booking 12', 'own booking 13']);
    expect(await money()).toEqual([3 * HOUR, 0]);
    expect(await info()).toMatchObject({ price: 3 * HOUR, move: null });
  });

  test('a move that is not paid ends by itself, and the booking is where it was', async () => {
    await pay();
    await move([11, 12, 13]);
    api.clock.advance(60 * MINUTE);
    expect((await info()).move).toBeNull();
    expect(await other(12)).toBeGreaterThan(0);
    await api.runJob('bookings.closeExpired');
    expect(await taken()).toEqual(['own booking 10', 'own booking 11', 'other hold 12']);
  });

  test('late money moves it while the hours are free, and goes back once they are not', async () => {
    await pay();
    await move([12, 13, 14]);
    const paymentId = await pay(null);
    api.clock.advance(24 * 60 * MINUTE);
    bank.isDown = true;
    await api.runJob('bookings.closeExpired');
    bank.isDown = false;
    expect(await taken()).toEqual(['own booking 10', 'own booking 11']);
    await other(13);
    await answer(paymentId, 'succeeded');
    expect((await taken()).filter(each => each.startsWith('own'))).toEqual(['own booking 10', 'own booking 11']);
    expect(await money()).toEqual([3 * HOUR, HOUR]);
  });

  test('late money for free hours still moves it', async () => {
    await pay();
    await move([12, 13, 14]);
    const paymentId = await pay(null);
    bank.isDown = true;
    api.clock.advance(3 * 60 * MINUTE);
    await api.runJob('bookings.closeExpired');
    bank.isDown = false;
    await answer(paymentId, 'succeeded');
    expect(await taken()).toEqual(['own booking 12', 'own booking 13', 'own booking 14']);
    expect(await money()).toEqual([3 * HOUR, 0]);
  });

  test('late money does not move it into a day that was closed since', async () => {
    await pay();
    await move([12, 13, 14]);
    const paymentId = await pay(null);
    bank.isDown = true;
    api.clock.advance(3 * 60 * MINUTE);
    await api.runJob('bookings.closeExpired');
    bank.isDown = false;
    await api.db.execute(sql`insert into room_closed_day (room_id, day, reason) values (null, ${DAY}, '')`);
    await answer(paymentId, 'succeeded');
    await api.db.execute(sql`delete from room_closed_day where day = ${DAY}`);
    expect(await taken()).toEqual(['own booking 10', 'own booking 11']);
    expect(await money()).toEqual([3 * HOUR, HOUR]);
  });

  test('a payment under way keeps the hours beyond the deadline; a refusal gives them back to it', async () => {
    await pay();
    await move([12, 13, 14]);
    const paymentId = await pay(null);
    api.clock.advance(20 * MINUTE);
    await api.runJob('bookings.closeExpired');
    await expect(other(13)).rejects.toMatchObject({ code: 'slot_taken' });
    await answer(paymentId, 'canceled');
    expect(await taken()).toEqual(['own booking 10', 'own booking 11']);
  });

  test('money of another sum moves nothing and goes back', async () => {
    await pay();
    await move([12, 13, 14]);
    const paymentId = await pay(null);
    bank.say(paymentId, 'succeeded', 1);
    await api.app.inject({ method: 'POST', url: '/api/payments/notify/bank', payload: { paymentId } });
    expect(await hours()).toEqual([10, 11]);
    expect(await money()).toEqual([2 * HOUR + 1, 1]);
    // What is here is what came, not what was asked for.
    expect(await quote([12, 13, 14])).toMatchObject({ paid: 2 * HOUR, due: HOUR });
  });

  test('given up, its hours are free and its money goes back', async () => {
    await pay();
    await move([12, 13, 14]);
    const paymentId = await pay(null);
    await api.as(anna).send(dropMove, { body: { orderId } });
    expect(await taken()).toEqual(['own booking 10', 'own booking 11']);
    await answer(paymentId, 'succeeded');
    expect(await hours()).toEqual([10, 11]);
    expect(await money()).toEqual([3 * HOUR, HOUR]);
    await expect(api.as(anna).send(dropMove, { body: { orderId } })).rejects.toMatchObject({
      code: 'booking_not_movable',
    });
  });

  test('who cancels or is moved by staff meanwhile has no hour left behind, and the money for the move goes back', async () => {
    await pay();
    await move([12, 13, 14]);
    const paymentId = await pay(null);
    const office = await api.aStaff();
    const request = { roomId: 31, tariffId, slots: slotsOf([15, 16]), serviceIds: [], equipmentIds: [] };
    await api.as(office).send(moveBooking, {
      body: { ...request, orderId, seen: slotsOf([10, 11]), price: 2 * HOUR, due: 0, by: null },
    });
    expect(await taken()).toEqual(['own booking 15', 'own booking 16']);
    expect((await told(api, `info/${anna.id}`)).slice(-3)).toMatchObject([
      { action: 'delete', data: { starts: expect.arrayContaining(slotsOf([12, 13, 14])) } },
      { action: 'delete', data: { starts: slotsOf([10, 11]) } },
      { action: 'paid', data: { starts: slotsOf([15, 16]) } },
    ]);
    await answer(paymentId, 'succeeded');
    expect(await taken()).toEqual(['own booking 15', 'own booking 16']);
    expect(await money()).toEqual([3 * HOUR, HOUR]);
    await move([9, 10, 11], {}, [15, 16]);
    await api.as(anna).send(cancelPaidBooking, { body: { orderId, refund: 2 * HOUR } });
    expect(await taken()).toEqual([]);
  });

  test('another choice takes the place of a move that waits', async () => {
    await pay();
    await move([12, 13, 14]);
    await move([9, 10, 11]);
    expect(await taken()).toEqual(['own hold 9', 'own booking 10', 'own booking 11']);
    await move([16, 17]);
    expect(await taken()).toEqual(['own booking 16', 'own booking 17']);
    expect((await info()).move).toBeNull();
  });

  test('the policy: until a day before, never what has begun, nobody else’s, at the sums that were seen', async () => {
    await pay();
    const taker = await other(14);
    expect(taker).toBeGreaterThan(0);
    await expect(move([13, 14])).rejects.toMatchObject({ code: 'slot_taken', data: { taken: [at(14)] } });
    await expect(move([13], { back: 0 })).rejects.toMatchObject({ code: 'price_changed', data: { back: HOUR } });
    await expect(move([13], {}, [10])).rejects.toMatchObject({ code: 'conflict' });
    await expect(quote([20])).rejects.toMatchObject({ code: 'slot_invalid' });
    const stranger = await api.aCustomer();
    await expect(api.as(stranger).send(quoteMove, { body: { orderId, slots: slotsOf([13]) } })).rejects.toMatchObject({
      code: 'not_found',
    });
    const { price, due, back } = await quote([10, 11, 12]);
    const body = { orderId, slots: slotsOf([10, 11, 12]), seen: slotsOf([10, 11]), price, due, back };
    await expect(api.as(stranger).send(moveMyBooking, { body })).rejects.toMatchObject({ code: 'not_found' });
    await api.as(anna).send(moveMyBooking, { body });
    await expect(api.as(stranger).send(dropMove, { body: { orderId } })).rejects.toMatchObject({ code: 'not_found' });
    expect((await info()).move).not.toBeNull();
    await api.as(anna).send(dropMove, { body: { orderId } });
    expect(await taken()).toEqual(['own booking 10', 'own booking 11', 'other hold 14']);
    api.clock.now = new Date(Date.parse(at(10)) - 24 * 60 * MINUTE + 1000);
    expect((await info()).can).not.toContain('move');
    await expect(quote([16])).rejects.toMatchObject({ code: 'booking_not_movable' });
  });

  test('its own hours count as free to who moves it, and to nobody else', async () => {
    const free = async (who: Person) => {
      const body = { roomId: 31, from: DAY, days: 1, moving: orderId };
      const { schedule } = (await api.as(who).send(getSchedule, { body })).message;
      return schedule.filter(each => each.statusId === null).map(each => each.start);
    };
    expect(await free(anna)).toEqual(expect.arrayContaining([at(10), at(11)]));
    expect(await free(await api.aCustomer())).not.toContain(at(10));
  });

  test('the hours kept free around it stay while a move waits, and go with it', async () => {
    await api.db.execute(sql`update room set buffer_after = 1 where id = 31`);
    orderId = await hold(api, anna, tariffId, [14]);
    await pay();
    const own = async () => (await taken()).filter(each => each.startsWith('own'));
    expect(await own()).toEqual(['own booking 14', 'own buffer 15']);
    await move([15, 16], {}, [14]);
    expect(await own()).toEqual(['own booking 14', 'own buffer 15', 'own hold 16', 'own buffer 17']);
    await api.as(anna).send(dropMove, { body: { orderId } });
    expect(await own()).toEqual(['own booking 14', 'own buffer 15']);
    await move([15, 16], {}, [14]);
    await pay();
    expect(await own()).toEqual(['own booking 15', 'own booking 16', 'own buffer 17']);
    await api.db.execute(sql`update room set buffer_after = 0 where id = 31`);
  });

  test('three moves that wait are as many as three holds', async () => {
    await pay();
    await move([10, 11, 12]);
    expect((await info()).move).not.toBeNull();
    await hold(api, anna, tariffId, [14]);
    await hold(api, anna, tariffId, [15]);
    await expect(hold(api, anna, tariffId, [16])).rejects.toMatchObject({ code: 'too_many_holds' });
    await api.as(anna).send(dropMove, { body: { orderId } });
    await hold(api, anna, tariffId, [16]);
    await expect(move([10, 11, 12])).rejects.toMatchObject({ code: 'too_many_holds' });
    // A move that costs no more takes place at once.
    expect(await move([12, 13])).toBe(true);
  });

  test('in two stages the extra sum is captured while the move is held, and voided after it was dropped', async () => {
    await pay();
    expect(await move([14, 15, 16])).toBe(false);
    const given = await pay(null);
    await api.as(anna).send(dropMove, { body: { orderId } });
    await answer(given, 'authorized');
    expect([bank.finished, await hours()]).toEqual([[`voided ${given}`], [10, 11]]);
    api.clock.advance(60_000);
    expect(await move([14, 15, 16])).toBe(false);
    const kept = await pay('authorized');
    expect(bank.finished.at(-1)).toBe(`succeeded ${kept}`);
    expect([await hours(), await money()]).toEqual([
      [14, 15, 16],
      [3 * HOUR, 0],
    ]);
  });
});
