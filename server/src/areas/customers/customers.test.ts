import { cancelBooking } from '@venue/sdk/bookings/admin';
import { getCustomer, getOrganisation, markCustomer } from '@venue/sdk/customers/admin';
import { agreeDeposit } from '@venue/sdk/deposits/admin';
import { findCaller, giveMoneyAtDesk, markArrival, payAtDesk } from '@venue/sdk/desk/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { at, hold, openStudio, paidBooking } from '../bookings/bookings.testing.ts';
import { anOrderInvoice } from '../invoice-orders/invoice-orders.testing.ts';
import { organisation } from '../profile/profile.testing.ts';
import { aRoomRequest } from '../room-requests/room-requests.testing.ts';
import { stand } from '../waitlist/waitlist.testing.ts';

describe.each(databaseKinds)('one page for a person (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  let anna: Person;
  let tariffId: number;
  beforeAll(async () => {
    api = await testApi({ kind });
    ({ tariffId } = await openStudio(api));
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    api.clock.now = new Date(at(12, '2026-12-01'));
    await api.db.execute(
      sql`truncate booking, booking_group, room_slot, room_wait, room_request, payment, movement, agreement, organisation, outbox, customer_mark, audit cascade`,
    );
    staff = await api.aStaff();
    anna = await api.aCustomer();
  });

  const card = async (who = staff) => (await api.as(who).send(getCustomer, { id: anna.id })).message;
  const cash = (orderId: number, sum: number) => api.as(staff).send(payAtDesk, { body: { orderId, by: 'cash', sum } });
  /** All money of the reconciliation. */
  const books = async (way: string) =>
    Number(
      (await api.db.execute(sql`select coalesce(sum(sum), 0) as sum from movement where way = ${way}`)).rows[0]?.sum,
    );

  test('has everything of all kinds with its status, the latest first', async () => {
    await paidBooking(api, await api.aCustomer(), tariffId, [10, 11, 12]);
    const orderId = await hold(api, anna, tariffId, [15]);
    const requestId = await aRoomRequest(api, anna);
    const waitId = await stand(api, anna);
    await api.db.execute(sql`insert into review (user_id, text, author, rating, meta, created_at, updated_at)
      values (${anna.id}, 'Светло', 'Анна', 5, '{}', now(), now())`);
    expect((await card()).things).toMatchObject([
      {
        thing: 'booking',
        total: 1,
        latest: [{ thingId: orderId, at: at(15), sum: 150_000, state: 'Временная бронь' }],
      },
      { thing: 'roomRequest', total: 1, latest: [{ thingId: requestId, sum: null, state: 'Ждёт ответа' }] },
      { thing: 'review', total: 1, latest: [{ title: 'Светло', state: 'Не\u00a0опубликован' }] },
      { thing: 'wait', total: 1, latest: [{ thingId: waitId, at: at(10) }] },
    ]);
  });

  test('names a hold that has run out as ended, and lists five of many', async () => {
    await api.db.execute(sql`insert into booking (user_id, room_id, tariff_id, tariff_title, status, hours, starts_at, ends_at, lines, price, vat, vat_percent, created_at, paid_at)
      select ${anna.id}, 31, ${tariffId}, '', 2, array[now()], now() - n * interval '1 day', now() - n * interval '1 day' + interval '1 hour', '[]', 100, 0, 0, now(), now() from generate_series(1, 8) n`);
    const { things, visits } = await card();
    expect(things[0]).toMatchObject({ thing: 'booking', total: 8 });
    expect(things[0]?.latest).toHaveLength(5);
    expect(visits).toEqual({ came: 0, missed: 0, upcoming: 0 });
    await api.db.execute(sql`truncate booking cascade`);
    await hold(api, anna, tariffId, [15]);
    api.clock.now = new Date(at(13, '2026-12-02'));
    staff = await api.aStaff();
    expect((await card()).things[0]?.latest[0]?.state).toBe('Отменено');
  });

  test('has the money of the reconciliation: paid, returned, owed both ways', async () => {
    const first = await paidBooking(api, anna, tariffId, [10]);
    const other = await api.aCustomer();
    await paidBooking(api, other, tariffId, [11]);
    const second = await hold(api, anna, tariffId, [15, 16]);
    await api.as(staff).send(agreeDeposit, { body: { orderId: second, depositSum: 90_000, restDueAt: at(15) } });
    await cash(second, 90_000);
    const third = await hold(api, anna, tariffId, [12]);
    await cash(third, 150_000);
    await api.as(staff).send(cancelBooking, { body: { orderId: third, seen: 2, rejectionReason: 'Авария' } });
    expect((await card()).money).toEqual({ paid: 390_000, returned: 0, owes: 210_000, owed: 150_000 });
    await api.as(staff).send(giveMoneyAtDesk, { body: { orderId: third, sum: 150_000 } });
    const { money } = await card();
    expect(money).toEqual({ paid: 390_000, returned: 150_000, owes: 210_000, owed: 0 });
    const theirs = (await api.as(staff).send(getCustomer, { id: other.id })).message.money;
    expect((money?.paid ?? 0) + (theirs?.paid ?? 0)).toBe(await books('payment'));
    expect((money?.returned ?? 0) + (theirs?.returned ?? 0)).toBe(await books('refund'));
    api.clock.now = new Date(at(12));
    staff = await api.aStaff();
    await api.as(staff).send(markArrival, { body: { orderId: first, arrival: 'absent' } });
    const { visits, things } = await card();
    expect(visits).toEqual({ came: 0, missed: 1, upcoming: 1 });
    expect(things[0]?.latest.find(({ thingId }) => thingId === first)?.state).toBe('Не\u00a0пришли');
  });

  test('leaves out what the reader may not read', async () => {
    await paidBooking(api, anna, tariffId, [10]);
    const reader = await api.aStaff(['users.read']);
    expect(await card(reader)).toMatchObject({ things: [], money: null, visits: null, can: [] });
    const desk = await api.aStaff(['users.read', 'bookings.read', 'desk.manage']);
    expect(await card(desk)).toMatchObject({ things: [{ thing: 'booking' }], money: { paid: 150_000 }, can: ['mark'] });
  });

  test('keeps tags and a warning, which the desk reads with the phone; the look is written down', async () => {
    const body = { tags: ['постоянный', 'фотограф', 'фотограф'], warning: ' Просит тишины ' };
    await api.as(staff).send(markCustomer, { id: anna.id, body });
    expect(await card()).toMatchObject({ tags: ['постоянный', 'фотограф'], warning: 'Просит тишины' });
    const { caller } = (await api.as(staff).send(findCaller, { body: { phone: anna.phone } })).message;
    expect(caller).toMatchObject({ warning: 'Просит тишины', blockedTo: null });
    const { rows } = await api.db.execute(sql`select what from personal_data_view where user_id = ${anna.id}`);
    expect(rows).toEqual([{ what: 'Личные данные' }]);
    const wrong = { tags: ['с, запятой'], warning: '' };
    await expect(api.as(staff).send(markCustomer, { id: anna.id, body: wrong })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await api.db.execute(sql`update users set deletion_at = now() + interval '9 days' where id = ${anna.id}`);
    await expect(api.as(staff).send(markCustomer, { id: anna.id, body })).rejects.toMatchObject({
      code: 'account_leaving',
    });
  });

  test('an organisation has its agreements, invoices, sums and people, by its INN', async () => {
    const orderId = await hold(api, anna, tariffId, [15]);
    const invoiceId = await anOrderInvoice(api, anna, orderId);
    const read = (INN: string) => api.as(staff).send(getOrganisation, { query: { INN } });
    expect((await read(organisation.INN)).message).toMatchObject({
      name: organisation.name,
      agreements: [{}],
      invoices: [{ invoiceId, sum: 150_000, rest: 150_000, payState: 'awaiting' }],
      people: [{ userId: anna.id, phone: anna.phone, accountState: 'active' }],
      money: { invoiced: 150_000, paid: 0, returned: 0, rest: 150_000, overdue: 0 },
    });
    await expect(read('7707083893')).rejects.toMatchObject({ code: 'not_found' });
    const reader = await api.aStaff(['users.read']);
    await expect(api.as(reader).send(getOrganisation, { query: { INN: organisation.INN } })).rejects.toMatchObject({
      code: 'profile_denied',
    });
    expect((await card()).organisations).toMatchObject([{ INN: organisation.INN }]);
  });
});
