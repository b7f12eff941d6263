import {
  findRooms,
  getBooking,
  getSchedule,
  moveMyBooking,
  quoteMove,
  quotePrice,
  writeSchedule,
} from '@venue/sdk/bookings';
import { getRoom, listRooms } from '@venue/sdk/rooms';
import { saveRoom } from '@venue/sdk/rooms/admin';
import type { RoomDetail } from '@venue/sdk/rooms/model';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { at, DAY, openStudio } from '../bookings/bookings.testing.ts';

const STUDIO = 31;
const everyDay = [1, 2, 3, 4, 5, 6, 7].map(weekday => ({ weekday, from: 9, to: 22 }));
const everyWeekday = everyDay.map(({ weekday }) => weekday);
const evening = {
  title: 'Вечер',
  fromDay: null,
  toDay: null,
  weekdays: everyWeekday,
  fromHour: 18,
  toHour: 22,
  pricePerHour: 200_000,
};

describe.each(databaseKinds)('prices of hours (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  let anna: Person;
  beforeAll(async () => {
    api = await testApi({ kind });
    await openStudio(api);
    staff = await api.aStaff();
  });
  beforeEach(async () => {
    await api.db.execute(sql`delete from room_slot`);
    anna = await api.aCustomer();
    await save({
      opening: everyDay,
      tariffs: [{ tariffValue: 'Час', description: '', pricePerHour: 150_000, minHours: 1, rules: [evening] }],
    });
  });
  afterAll(() => api.close());

  const read = async () => (await api.as(staff).send(getRoom, { body: { roomId: STUDIO } })).message;
  const save = async (over: object): Promise<RoomDetail> => {
    const { version } = await read();
    const body = {
      roomId: STUDIO,
      description: 'Студия',
      capacity: 10,
      seatings: [],
      area: 20,
      version: version ?? 0,
      ...over,
    };
    return (await api.as(staff).send(saveRoom, { body })).message;
  };
  const theTariff = async () => {
    const [tariff] = (await read()).tariffs;
    if (!tariff) throw new Error('no tariff');
    return tariff;
  };
  const wish = async (hours: readonly number[]) => ({
    roomId: STUDIO,
    tariffId: (await theTariff()).tariffId,
    slots: hours.map(hour => at(hour)),
    serviceIds: [],
    equipmentIds: [],
  });
  const book = async (hours: readonly number[], price: number) =>
    (await api.as(anna).send(writeSchedule, { body: { ...(await wish(hours)), price } })).message.orderId;
  const dearer = async () =>
    save({ tariffs: [{ ...(await theTariff()), rules: [{ ...evening, pricePerHour: 300_000 }] }] });

  test('a booking from 16 to 19 costs two hours of the day and one of the evening', async () => {
    const { lines, price } = (await api.client().send(quotePrice, { body: await wish([16, 17, 18]) })).message;
    expect(price).toBe(500_000);
    expect(lines.map(({ title, quantity, sum }) => [title, quantity, sum])).toEqual([
      ['Час', 2, 300_000],
      ['Час\u00a0· Вечер', 1, 200_000],
    ]);
    const orderId = await book([16, 17, 18], 500_000);
    expect((await api.as(anna).send(getBooking, { body: { orderId } })).message).toMatchObject({ price, lines });
    await expect(book([19], 150_000)).rejects.toMatchObject({ code: 'price_changed' });
  });

  test('what is shown is what one can have: the lowest price of an hour that is open, the sum of the wished ones', async () => {
    const lowest = async () => {
      const { rooms } = (await api.client().send(listRooms, {})).message;
      const hours = { day: DAY, from: 16, to: 19 };
      const found = (await api.client().send(findRooms, { body: { hours } })).message.rooms;
      const { roomPrice } = (await api.client().send(getSchedule, { body: { roomId: STUDIO, from: DAY, days: 1 } }))
        .message;
      const card = rooms.find(each => each.roomId === STUDIO);
      const wished = found.find(each => each.roomId === STUDIO);
      return [card?.priceFrom, (await read()).priceFrom, wished?.priceFrom, roomPrice, wished?.sum];
    };
    expect(await lowest()).toEqual([150_000, 150_000, 150_000, 150_000, 500_000]);
    // No hour has the tariff's own price any more.
    await save({ tariffs: [{ ...(await theTariff()), rules: [{ ...evening, fromHour: 9 }] }] });
    expect(await lowest()).toEqual([200_000, 200_000, 200_000, 200_000, 600_000]);
  });

  test('other rules are another tariff, the same ones in another order are not', async () => {
    const { tariffId } = await theTariff();
    const night = { ...evening, title: 'Утро', fromHour: 9, toHour: 11, pricePerHour: 100_000 };
    const { tariffs } = await save({ tariffs: [{ ...(await theTariff()), rules: [evening, night] }] });
    expect(tariffs[0]?.tariffId).not.toBe(tariffId);
    const turned = await save({ tariffs: [{ ...(await theTariff()), rules: [night, evening] }] });
    expect(turned.tariffs[0]?.tariffId).toBe(tariffs[0]?.tariffId);
    const { rules: _, ...silent } = await theTariff();
    expect((await save({ tariffs: [silent] })).tariffs).toEqual(tariffs);
  });

  test('an old order keeps its price when it is moved', async () => {
    const orderId = await book([16, 17, 18], 500_000);
    await dearer();
    const slots = [17, 18, 19].map(hour => at(hour));
    const quote = (await api.as(anna).send(quoteMove, { body: { orderId, slots } })).message;
    expect(quote.lines.map(({ title, sum }) => [title, sum])).toEqual([
      ['Час', 150_000],
      ['Час\u00a0· Вечер', 400_000],
    ]);
    const { price, due, back } = quote;
    const seen = [16, 17, 18].map(hour => at(hour));
    await api.as(anna).send(moveMyBooking, { body: { orderId, slots, seen, price, due, back } });
    expect((await api.as(anna).send(getBooking, { body: { orderId } })).message.price).toBe(550_000);
    await expect(book([20], 200_000)).rejects.toMatchObject({ code: 'price_changed' });
  });

  test('two prices of one hour are refused at the second one’s field', async () => {
    const rules = [evening, { ...evening, title: 'Пятница', weekdays: [5], fromHour: 21, toHour: 22 }];
    await expect(save({ tariffs: [{ ...(await theTariff()), rules }] })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { 'tariffs.0.rules.1.fromHour': 'На\u00a0эти часы уже есть цена: «Вечер»' },
    });
    const apart = [evening, { ...evening, title: 'Утро', fromHour: 9, toHour: 18 }];
    expect((await save({ tariffs: [{ ...(await theTariff()), rules: apart }] })).tariffs[0]?.rules).toHaveLength(2);
  });

  test('nobody changes what a tariff says hours cost', async () => {
    const { tariffId } = await theTariff();
    for (const change of [
      sql`update tariff set price_per_hour = 1 where id = ${tariffId}`,
      sql`update tariff set min_hours = 9 where id = ${tariffId}`,
    ])
      await expect(api.db.execute(change)).rejects.toMatchObject({ cause: { constraint: 'tariff_price_stays' } });
    for (const change of [
      sql`update tariff_rule set price_per_hour = 1 where tariff_id = ${tariffId}`,
      sql`delete from tariff_rule where tariff_id = ${tariffId}`,
    ])
      await expect(api.db.execute(change)).rejects.toMatchObject({ cause: { constraint: 'tariff_rule_stays' } });
  });
});
