import { getBooking, writeSchedule } from '@venue/sdk/bookings';
import { exportBookings, getBookingCard } from '@venue/sdk/bookings/admin';
import { bookForCaller, getBoard } from '@venue/sdk/desk/admin';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../../testing/api.people.ts';
import { type TestApi, testApi } from '../../../testing/api.ts';
import { databaseKinds } from '../../../testing/database.ts';
import { users } from '../../accounts/accounts.table.ts';
import { at, DAY, openStudio } from '../bookings.testing.ts';

const COMMENT = 'Нужен отпариватель,\nвстретьте курьера в 10:30';

describe.each(databaseKinds)('what is told along with a booking (%s)', kind => {
  let api: TestApi;
  let tariffId: number;
  let staff: Person;
  let anna: Person;

  beforeAll(async () => {
    api = await testApi({ kind });
    ({ tariffId } = await openStudio(api));
    [staff, anna] = [await api.aStaff(), await api.aCustomer()];
    await api.db.execute(sql`update room set capacity = 12 where id = 31`);
  });
  afterAll(() => api.close());

  const wish = (hour: number) => ({
    roomId: 31,
    tariffId,
    slots: [at(hour)],
    serviceIds: [],
    equipmentIds: [],
    price: 150_000,
  });
  const book = async (hour: number, told: { guests?: number | null; customerComment?: string }) =>
    (await api.as(anna).send(writeSchedule, { body: { ...wish(hour), ...told } })).message.orderId;

  test('staff read it on the card, on the board and in the export', async () => {
    const orderId = await book(9, { guests: 12, customerComment: ` ${COMMENT} ` });
    const told = { guests: 12, customerComment: COMMENT };
    expect((await api.as(anna).send(getBooking, { body: { orderId } })).message).toMatchObject(told);
    expect((await api.as(staff).send(getBookingCard, { id: orderId })).message).toMatchObject(told);
    const { bookings } = (await api.as(staff).send(getBoard, { query: { from: DAY, days: 1 } })).message;
    expect(bookings).toMatchObject([{ orderId, ...told, comment: '' }]);
    const csv = await api.as(staff).send(exportBookings, { query: { format: 'csv', search: String(orderId) } });
    const text = await csv.data.text();
    expect(text).toContain('Комментарий клиента');
    expect(text).toContain(`"${COMMENT}"`);
  });

  test('it may be left out', async () => {
    const orderId = await book(10, {});
    const { message } = await api.as(anna).send(getBooking, { body: { orderId } });
    expect(message).toMatchObject({ guests: null, customerComment: '' });
  });

  test('more than the room holds are refused at their field, of a customer and at the desk', async () => {
    const refusal = { code: 'invalid_input', fields: { guests: 'Сюда входит до\u00a012 человек' } };
    await expect(book(11, { guests: 13 })).rejects.toMatchObject(refusal);
    const caller = { phone: '9990001122', lastname: '', name: '', keepMinutes: 60 as const, comment: '' };
    const atDesk = (guests: number) => api.as(staff).send(bookForCaller, { body: { ...wish(11), ...caller, guests } });
    await expect(atDesk(13)).rejects.toMatchObject(refusal);
    await expect(book(11, { guests: 0 })).rejects.toMatchObject({ code: 'invalid_input' });
    const { orderId } = (await atDesk(12)).message;
    expect((await api.as(staff).send(getBookingCard, { id: orderId })).message.guests).toBe(12);
  });

  test('a room of which nobody knows how many it holds takes any number', async () => {
    await api.db.execute(sql`update room set capacity = 0 where id = 31`);
    expect(await book(12, { guests: 300 })).toBeGreaterThan(0);
  });

  test('what somebody wrote goes with their account, what they booked stays', async () => {
    api.clock.advance(3 * 86_400_000);
    await api.db.update(users).set({ deletionAt: api.clock.now }).where(eq(users.id, anna.id));
    await api.runJob('privacy.delete');
    const { rows } = await api.db.execute(
      sql`select count(*)::int as all, count(*) filter (where customer_comment <> '')::int as told
          from booking where user_id = ${anna.id}`,
    );
    expect(rows).toEqual([{ all: 3, told: 0 }]);
  });
});
