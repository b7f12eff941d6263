import { momentOf, type Permission } from '@venue/sdk';
import { getBooking, getSchedule, releaseBooking, writeSchedule } from '@venue/sdk/bookings';
import {
  cancelBooking,
  deleteTechnicalReason,
  exportBookings,
  getBookingCard,
  listBookings,
  writeTechnicalReason,
} from '@venue/sdk/bookings/admin';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { at, DAY, hold, openStudio, paidBooking, told } from './bookings.testing.ts';

describe.each(databaseKinds)('staff and bookings (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  let tariffId: number;

  beforeAll(async () => {
    api = await testApi({ kind });
    ({ tariffId } = await openStudio(api));
    staff = await api.aStaff();
  });
  afterAll(() => api.close());

  const list = (query: Record<string, unknown>) => api.as(staff).send(listBookings, { query: query as never });

  test('the grid pages, sorts, filters and searches on the server', async () => {
    const anna = await api.aCustomer({ lastname: 'Кедрова', name: 'Анна', phone: '9126660001' });
    const oleg = await api.aCustomer({ lastname: 'Ёлкин', name: 'Олег', phone: '9126660002' });
    const first = await paidBooking(api, anna, tariffId, [9, 10]);
    const second = await hold(api, oleg, tariffId, [13]);
    const third = await paidBooking(api, oleg, tariffId, [15]);

    const ids = async (query: Record<string, unknown>) => (await list(query)).items.map(row => row.orderId);
    expect(await ids({})).toEqual([third, second, first]);
    expect(await ids({ sort: 'price', order: 'desc' })).toEqual([first, third, second]);
    expect(await ids({ sort: 'start', order: 'asc' })).toEqual([first, second, third]);
    expect(await ids({ status: 1 })).toEqual([second]);
    expect(await ids({ roomId: 52 })).toEqual([]);
    expect(await ids({ from: DAY, to: DAY })).toEqual([third, second, first]);
    expect(await ids({ from: '2026-12-04' })).toEqual([]);
    expect(await ids({ search: 'кедров' })).toEqual([first]);
    expect(await ids({ search: '+7 (912) 666-00-02' })).toEqual([third, second]);
    expect(await ids({ search: String(second) })).toEqual([second]);
    expect(await ids({ search: "%' or 1=1 --" })).toEqual([]);
    expect(await ids({ page: 2, pageSize: 2 })).toEqual([first]);
    expect((await list({ page: 9, pageSize: 2 })).message).toMatchObject({ total: 3, totalIsExact: true });
    await expect(list({ pageSize: 1000 })).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { pageSize: expect.any(String) },
    });
    await expect(list({ sort: 'password' })).rejects.toMatchObject({ code: 'invalid_input' });
  });

  test('a booking over several days is found by each of them, and by none between', async () => {
    const vera = await api.aCustomer({ lastname: 'Многодневнова', phone: '9126660009' });
    const slots = [at(16, '2026-12-07'), at(9, '2026-12-09')];
    const body = { roomId: 31, tariffId, slots, serviceIds: [], equipmentIds: [], price: 300_000 };
    const { orderId } = (await api.as(vera).send(writeSchedule, { body })).message;
    const found = async (query: Record<string, unknown>) => (await list(query)).items.map(row => row.orderId);
    for (const day of ['2026-12-07', '2026-12-09']) expect(await found({ from: day, to: day })).toEqual([orderId]);
    expect(await found({ from: '2026-12-08', to: '2026-12-08' })).toEqual([]);
    expect(await found({ from: '2026-12-08' })).toEqual([orderId]);
    expect(await found({ from: '2026-12-06', to: '2026-12-10' })).toEqual([orderId]);
    expect(await found({ from: '2026-12-10' })).toEqual([]);
    expect(await found({ from: '2026-12-04', to: '2026-12-06' })).toEqual([]);
    const day = { format: 'csv', from: '2026-12-09', to: '2026-12-09' } as const;
    const csv = await (await api.as(staff).send(exportBookings, { query: day })).data.text();
    expect(csv).toContain('Многодневнова');
    // Cancelled, it holds no hours any more.
    await api.as(staff).send(cancelBooking, { body: { seen: 1, orderId, rejectionReason: 'Авария в студии' } });
    expect(await found({ from: '2026-12-07', to: '2026-12-07' })).toEqual([orderId]);
    expect(await found({ from: '2026-12-09', to: '2026-12-09' })).toEqual([]);
  });

  test('a search does not tell whose e-mail or INN it is', async () => {
    const owner = await api.aCustomer({ lastname: 'Скрытнова', phone: '9126660077' });
    await api.db
      .update(users)
      .set({ email: 'skrytnova@example.ru', inn: '660012345678' })
      .where(eq(users.id, owner.id));
    const orderId = await hold(api, owner, tariffId, [12], '2026-12-23');
    const found = async (search: string) => (await list({ search })).items.map(row => row.orderId);
    expect(await found('скрытнова')).toEqual([orderId]);
    expect(await found('666-00-77')).toEqual([orderId]);
    for (const secret of ['skrytnova', 'skrytnova@example.ru', '660012345678', '66001'])
      expect(await found(secret)).toEqual([]);
  });

  test('the export holds everything filtered, and no cell runs as a formula', async () => {
    const sly = await api.aCustomer({ lastname: '=HYPERLINK("http://evil")', phone: '9126660003' });
    await hold(api, sly, tariffId, [16]);
    const csv = await api.as(staff).send(exportBookings, { query: { format: 'csv', search: '=hyperlink' } });
    expect(csv).toMatchObject({ type: 'text/csv', name: expect.stringMatching(/^Бронирования .*\.csv$/) });
    const text = await csv.data.text();
    expect(text).toContain(`"'=HYPERLINK(""http://evil"")"`);
    expect(text).toContain('"8 912 666-00-03"');
    expect(text.trim().split('\r\n')).toHaveLength(2);
    const xlsx = await api.as(staff).send(exportBookings, { query: { format: 'xlsx' } });
    expect(new Uint8Array(await xlsx.data.arrayBuffer()).slice(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]));
  });

  test('cancelling tells the customer why, frees the hours and refunds in full', async () => {
    const person = await api.aCustomer();
    const orderId = await paidBooking(api, person, tariffId, [11]);
    await expect(
      api.as(staff).send(cancelBooking, { body: { seen: 2, orderId, rejectionReason: '  ' } }),
    ).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { rejectionReason: 'Обязательное поле' },
    });
    const onlooker = await api.aStaff(['bookings.read']);
    expect((await api.as(staff).send(getBookingCard, { id: orderId })).message.can).toEqual(['cancel']);
    expect((await api.as(onlooker).send(getBookingCard, { id: orderId })).message.can).toEqual([]);
    await api.as(staff).send(cancelBooking, { body: { seen: 2, orderId, rejectionReason: 'Авария в студии' } });
    await expect(
      api.as(staff).send(cancelBooking, { body: { seen: 2, orderId, rejectionReason: 'Ещё раз' } }),
    ).rejects.toMatchObject({ code: 'already_decided', data: { by: expect.any(String), at: expect.any(String) } });
    await api.runJob('payments.sendRefunds');
    const { message } = await api.as(person).send(getBooking, { body: { orderId } });
    expect(message).toMatchObject({
      status: 3,
      rejectionReason: 'Авария в студии',
      refund: { status: 'succeeded', sum: 150_000 },
    });
    expect(await told(api, `info/${person.id}`)).toContainEqual({
      action: 'delete',
      data: expect.objectContaining({ orderId }),
    });
    const { rows } = await api.db.execute(
      sql`select user_id, call_id from audit where subject = 'booking' and subject_id = ${orderId}`,
    );
    expect(rows).toEqual([{ user_id: staff.id, call_id: 'admin.booking.cancel' }]);
    const card = (await api.as(staff).send(getBookingCard, { id: orderId })).message;
    expect(card.history.map(each => each.what)).toContain('Отменено: Авария в студии');
    await hold(api, await api.aCustomer(), tariffId, [11]);
  });

  test('staff return what the customer’s terms say, or all, by the sums that they saw', async () => {
    const person = await api.aCustomer();
    let desk = staff;
    const read = async (orderId: number) => (await api.as(desk).send(getBookingCard, { id: orderId })).message;
    const cancel = (orderId: number, refund: number) =>
      api.as(desk).send(cancelBooking, { body: { seen: 2, orderId, rejectionReason: 'Звонок', refund } });
    const sms = async () => {
      const { rows } = await api.db.execute(
        sql`select body from outbox where event = 'booking.cancelledByStaff' and recipient = ${person.phone} order by id`,
      );
      return rows.map(row => String(row.body)).at(-1);
    };
    const orderId = await paidBooking(api, person, tariffId, [12]);
    const before = api.clock.now;
    const { start } = await read(orderId);
    api.clock.now = new Date(Date.parse(start) - 25 * 3_600_000);
    desk = await api.aStaff();
    expect((await read(orderId)).cancelRefund).toEqual({ byTerms: 150_000, whole: 150_000 });
    // Within a day of its beginning the terms say half.
    api.clock.advance(2 * 3_600_000);
    desk = await api.aStaff();
    await expect(cancel(orderId, 149_999)).rejects.toMatchObject({ code: 'price_changed' });
    await expect(cancel(orderId, 0)).rejects.toMatchObject({ code: 'price_changed' });
    expect((await read(orderId)).cancelRefund).toEqual({ byTerms: 75_000, whole: 150_000 });
    await cancel(orderId, 75_000);
    expect(await read(orderId)).toMatchObject({ status: 3, refund: { sum: 75_000 }, cancelRefund: null });
    expect(await sms()).toMatch(/ Вернём 750 ₽\. Причина: Звонок\. Площадка$/);
    expect((await read(orderId)).history.map(each => each.what)).toContain('Отменено: Звонок');
    api.clock.now = before;
  });

  test('what is cancelled already is cancelled by nobody again', async () => {
    const person = await api.aCustomer();
    const orderId = await hold(api, person, tariffId, [17]);
    await api.as(person).send(releaseBooking, { body: { orderId } });
    const body = { orderId, seen: 3, rejectionReason: 'Ремонт' } as const;
    await expect(api.as(staff).send(cancelBooking, { body })).rejects.toMatchObject({
      code: 'booking_not_cancellable',
    });
    expect((await api.as(person).send(getBooking, { body: { orderId } })).message).toMatchObject({
      status: 3,
      rejectionReason: null,
    });
  });

  test('a technical reason closes hours for customers, tells staff why, and opens them again', async () => {
    const body = { roomId: 31, slots: [at(9, '2026-12-05'), at(10, '2026-12-05')], reason: 'Покраска' };
    const { id: technicalReasonId } = await api.as(staff).send(writeTechnicalReason, { body });
    const slots = async (client: ReturnType<TestApi['client']>) =>
      (await client.send(getSchedule, { body: { roomId: 31, from: '2026-12-05', days: 1 } })).message.schedule.slice(
        0,
        3,
      );
    expect(await slots(api.client())).toMatchObject([
      { statusId: 2, technicalReason: null, technicalReasonId: null },
      { statusId: 2, technicalReason: null },
      { statusId: null },
    ]);
    expect(await slots(api.as(staff))).toMatchObject([{ technicalReason: 'Покраска', technicalReasonId }, {}, {}]);
    await expect(api.as(staff).send(writeTechnicalReason, { body })).rejects.toMatchObject({
      code: 'slot_taken',
      data: { taken: body.slots },
    });
    await api.as(staff).send(deleteTechnicalReason, { body: { technicalReasonId } });
    expect((await slots(api.client())).map(slot => slot.statusId)).toEqual([null, null, null]);
    await expect(api.as(staff).send(deleteTechnicalReason, { body: { technicalReasonId } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('staff never close an hour that is paid', async () => {
    await paidBooking(api, await api.aCustomer(), tariffId, [17]);
    const body = { roomId: 31, slots: [at(16, '2026-12-06'), at(17)], reason: 'Покраска' };
    await expect(api.as(staff).send(writeTechnicalReason, { body })).rejects.toMatchObject({ code: 'slot_taken' });
    const { rows } = await api.db.execute(
      sql`select count(*)::int as reasons from technical_reason where reason = 'Покраска' and created_at = ${momentOf('2026-12-01', 12).toISOString()}::timestamptz`,
    );
    expect(rows).toEqual([{ reasons: 0 }]);
  });

  test.each([
    ['nobody', null, 'access_denied'],
    ['staff without permissions', [], 'profile_denied'],
    ['staff who may only read', ['bookings.read'], 'profile_denied'],
  ] as const)('%s cannot cancel or close', async (_, permissions, code) => {
    const client = permissions ? api.as(await api.aStaff(permissions as readonly Permission[])) : api.client();
    await expect(
      client.send(cancelBooking, { body: { seen: 1, orderId: 1, rejectionReason: 'x' } }),
    ).rejects.toMatchObject({
      code,
      status: 403,
    });
    await expect(
      client.send(writeTechnicalReason, { body: { roomId: 31, slots: [at(9)], reason: 'x' } }),
    ).rejects.toMatchObject({ code });
  });

  test('a customer is no staff', async () => {
    const client = api.as(await api.aCustomer());
    await expect(client.send(listBookings, { query: {} })).rejects.toMatchObject({
      code: 'profile_denied',
      status: 403,
    });
  });

  test.each([0, -1, Number.NaN, 99_999_999_999])('booking «%s» is not found', async id => {
    await expect(api.as(staff).send(getBookingCard, { id })).rejects.toMatchObject({ code: 'not_found' });
  });
});
