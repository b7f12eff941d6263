import { cancelPaidBooking, dropMove, getBooking, getReceipt, moveMyBooking, payByLink } from '@venue/sdk/bookings';
import { cancelBooking, getBookingCard } from '@venue/sdk/bookings/admin';
import { getDepositByLink, getMyDeposit } from '@venue/sdk/deposits';
import { agreeDeposit, listOwedRests, withdrawDeposit } from '@venue/sdk/deposits/admin';
import { getDeskBooking, moveBooking, payAtDesk, quoteAtDesk, sendPayLink, startDeskSbp } from '@venue/sdk/desk/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { at, hold, startPaying } from '../bookings/bookings.testing.ts';
import { anApiWithBank, type Bank, startOver } from '../payments/payments.testing.ts';
import { breaches } from '../promo-codes/promo-codes.testing.ts';
import { linkSent } from '../room-requests/room-requests.testing.ts';

const HOUR = 150_000;
const DEPOSIT = 90_000;
const REST = 2 * HOUR - DEPOSIT;

describe.each(databaseKinds)('a deposit and the rest (%s)', kind => {
  let api: TestApi;
  let bank: Bank;
  let staff: Person;
  let anna: Person;
  let tariffId: number;
  beforeAll(async () => {
    ({ api, bank, tariffId } = await anApiWithBank(kind));
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.execute(sql`truncate deposit, outbox, movement, audit cascade`);
    await startOver(api, bank);
    staff = await api.aStaff();
    anna = await api.aCustomer();
  });

  const agreed = async (over: object = {}) => {
    const orderId = await hold(api, anna, tariffId, [10, 11]);
    await agree(orderId, over);
    return orderId;
  };
  const agree = (orderId: number, over: object = {}, who = staff) =>
    api.as(who).send(agreeDeposit, { body: { orderId, depositSum: DEPOSIT, restDueAt: at(10), ...over } });
  const cash = (orderId: number, sum: number) => api.as(staff).send(payAtDesk, { body: { orderId, by: 'cash', sum } });
  const deskOf = async (id: number) => (await api.as(staff).send(getDeskBooking, { id })).message;
  const read = async (orderId: number) => (await api.as(anna).send(getBooking, { body: { orderId } })).message;
  const depositOf = async (orderId: number) =>
    (await api.as(anna).send(getMyDeposit, { body: { orderId } })).message.deposit;
  const owed = async () => (await api.as(staff).send(listOwedRests, {})).message.rests;
  const say = async (paymentId: string, status: 'succeeded' | 'canceled' = 'succeeded') => {
    bank.say(paymentId, status);
    await api.db.execute(sql`update payment set due_at = ${api.clock.now.toISOString()} where status = 'pending'`);
    for (const job of ['payments.poll', 'bookings.closeExpired', 'payments.sendRefunds']) await api.runJob(job);
  };
  const refunded = async () =>
    (await api.db.execute(sql`select coalesce(sum(sum), 0)::int as sum from refund`)).rows[0]?.sum;
  const events = async () =>
    (await api.db.execute(sql`select event from outbox where kind = 'sms' order by id`)).rows.map(row => row.event);
  const confirmed = async () => {
    const orderId = await agreed();
    await cash(orderId, DEPOSIT);
    return orderId;
  };

  test('taken at the desk it confirms the booking; the rest is on the list and taken later', async () => {
    const orderId = await agreed();
    expect(await deskOf(orderId)).toMatchObject({ price: 2 * HOUR, due: DEPOSIT });
    expect(await depositOf(orderId)).toMatchObject({ depositIsPaid: false, depositSum: DEPOSIT, rest: REST });
    expect(await owed()).toEqual([]);
    await expect(cash(orderId, 2 * HOUR)).rejects.toMatchObject({ code: 'sum_changed' });
    await cash(orderId, DEPOSIT);
    expect(await read(orderId)).toMatchObject({ status: 2, price: 2 * HOUR });
    expect(await deskOf(orderId)).toMatchObject({ paid: DEPOSIT, due: REST });
    expect(await owed()).toMatchObject([{ orderId, rest: REST, restDueAt: at(10), phone: anna.phone }]);
    await expect(api.as(anna).send(getReceipt, { body: { orderId } })).rejects.toMatchObject({
      code: 'receipt_not_ready',
    });
    expect(await breaches(api)).toEqual([]);
    await cash(orderId, REST);
    expect(await owed()).toEqual([]);
    expect(await deskOf(orderId)).toMatchObject({ paid: 2 * HOUR, due: 0 });
    await expect(cash(orderId, REST)).rejects.toMatchObject({ code: 'booking_not_payable' });
    expect(await events()).toEqual(['booking.depositPaid', 'booking.restPaid']);
    expect(await breaches(api)).toEqual([]);
  });

  test('the customer pays the deposit and then the rest on the site, each with the receipt of a prepayment', async () => {
    const orderId = await agreed();
    await say((await startPaying(api, anna, orderId)).paymentId);
    expect(await depositOf(orderId)).toMatchObject({ depositIsPaid: true, rest: REST });
    await say((await startPaying(api, anna, orderId)).paymentId);
    expect(await depositOf(orderId)).toMatchObject({ rest: 0 });
    const { rows } = await api.db.execute(
      sql`select sum::int as sum, receipt_mode as mode from payment where status = 'succeeded' order by id`,
    );
    expect(rows).toEqual([
      { sum: DEPOSIT, mode: 'prepaid' },
      { sum: REST, mode: 'prepaid' },
    ]);
    expect(await breaches(api)).toEqual([]);
  });

  test('by the link of the SMS, and by SBP at the desk', async () => {
    const orderId = await agreed();
    await api.as(staff).send(sendPayLink, { body: { orderId } });
    const token = await linkSent(api);
    await say((await api.client().send(payByLink, { body: { token } })).message.paymentId);
    const { deposit } = (await api.client().send(getDepositByLink, { body: { token } })).message;
    expect(deposit).toMatchObject({ depositIsPaid: true, rest: REST });
    expect((await deskOf(orderId)).can).toEqual(expect.arrayContaining(['pay', 'sbp']));
    const { paymentId } = (await api.as(staff).send(startDeskSbp, { body: { orderId, sum: REST } })).message;
    await say(paymentId);
    expect(await deskOf(orderId)).toMatchObject({ due: 0 });
    expect(await breaches(api)).toEqual([]);
  });

  test('is agreed by whoever may, for less than the price, by a time before the end, while nothing is paid', async () => {
    const orderId = await hold(api, anna, tariffId, [10, 11]);
    const other = await api.aStaff(['desk.manage', 'desk.cash', 'bookings.manage']);
    await expect(agree(orderId, {}, other)).rejects.toMatchObject({ code: 'profile_denied' });
    const wrong = async (over: object, field: string) =>
      expect(agree(orderId, over)).rejects.toMatchObject({
        code: 'invalid_input',
        fields: { [field]: expect.any(String) },
      });
    await wrong({ depositSum: 2 * HOUR }, 'depositSum');
    await wrong({ depositSum: 0 }, 'depositSum');
    await wrong({ restDueAt: api.clock.now.toISOString() }, 'restDueAt');
    await wrong({ restDueAt: at(13) }, 'restDueAt');
    await agree(orderId);
    await api.as(staff).send(withdrawDeposit, { body: { orderId } });
    expect(await deskOf(orderId)).toMatchObject({ due: 2 * HOUR });
    await startPaying(api, anna, orderId);
    await expect(agree(orderId)).rejects.toMatchObject({ code: 'deposit_not_now' });
    const taken = await hold(api, anna, tariffId, [14, 15]);
    await agree(taken);
    await cash(taken, DEPOSIT);
    await expect(api.as(staff).send(withdrawDeposit, { body: { orderId: taken } })).rejects.toMatchObject({
      code: 'deposit_not_now',
    });
    await agree(taken, { restDueAt: at(15) });
    expect(await depositOf(taken)).toMatchObject({ depositSum: DEPOSIT, rest: REST, restDueAt: at(15) });
    const stranger = await api.aCustomer();
    await expect(api.as(stranger).send(getMyDeposit, { body: { orderId } })).rejects.toMatchObject({
      code: 'not_found',
    });
  });

  test('two who pay the rest at once pay it once, and money that comes twice goes back', async () => {
    const orderId = await confirmed();
    const answers = await Promise.allSettled([cash(orderId, REST), cash(orderId, REST)]);
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const second = await hold(api, anna, tariffId, [14, 15]);
    await agree(second);
    await cash(second, DEPOSIT);
    const { paymentId } = await startPaying(api, anna, second);
    await cash(second, REST);
    await say(paymentId);
    expect(await refunded()).toBe(REST);
    expect(await breaches(api)).toEqual([]);
  });

  test('cancelled in time, the deposit goes back; late, it stays; the rest is owed no more', async () => {
    const early = await confirmed();
    expect((await read(early)).refundIfCancelled).toBe(DEPOSIT);
    await api.as(anna).send(cancelPaidBooking, { body: { orderId: early, refund: DEPOSIT } });
    expect(await refunded()).toBe(DEPOSIT);
    expect(await owed()).toEqual([]);
    expect(await breaches(api)).toEqual([]);
    const late = await confirmed();
    api.clock.advance(30 * 3_600_000);
    const person = { ...anna };
    expect((await api.as(person).send(getBooking, { body: { orderId: late } })).message.refundIfCancelled).toBe(0);
    await api.as(person).send(cancelPaidBooking, { body: { orderId: late, refund: 0 } });
    expect(await refunded()).toBe(DEPOSIT);
    staff = await api.aStaff();
    expect(await owed()).toEqual([]);
    expect(await breaches(api)).toEqual([]);
  });

  test.each([
    ['on the site, the provider writes it', 'awaited'],
    ['at the desk, it is listed for the cash register', 'byHand'],
  ])('what is kept of a deposit is settled by a second receipt when the hours are over: paid %s', async (_, status) => {
    const orderId = status === 'byHand' ? await confirmed() : await agreed();
    if (status === 'awaited') await say((await startPaying(api, anna, orderId)).paymentId);
    api.clock.advance(30 * 3_600_000);
    await api.as(anna).send(cancelPaidBooking, { body: { orderId, refund: 0 } });
    const seconds = async () =>
      (await api.db.execute(sql`select status, sum::int as sum from receipt where is_second`)).rows;
    await api.runJob('receipts.settle');
    expect(await seconds()).toEqual([]);
    api.clock.now = new Date(Date.parse(at(12)) + 60_000);
    await api.runJob('receipts.settle');
    expect(await seconds()).toEqual([{ status, sum: DEPOSIT }]);
    expect(await breaches(api)).toEqual([]);
  });

  test('staff who cancel it return what was paid, and no more', async () => {
    const orderId = await confirmed();
    const { cancelRefund } = (await api.as(staff).send(getBookingCard, { id: orderId })).message;
    expect(cancelRefund).toEqual({ byTerms: DEPOSIT, whole: DEPOSIT });
    const body = { orderId, rejectionReason: 'Авария', seen: 2 as const };
    await api.as(staff).send(cancelBooking, { body });
    expect(await refunded()).toBe(DEPOSIT);
    expect(await breaches(api)).toEqual([]);
  });

  test('moved to fewer hours, the rest goes down before money goes back; to more, the difference is taken', async () => {
    const orderId = await confirmed();
    const request = (hours: readonly number[]) => ({
      ...{ roomId: 31, tariffId, slots: hours.map(hour => at(hour)), serviceIds: [], equipmentIds: [] },
    });
    const quoted = (await api.as(staff).send(quoteAtDesk, { body: { orderId, ...request([10]) } })).message;
    expect(quoted).toMatchObject({ price: HOUR, due: 0, back: 0 });
    const less = { price: HOUR, due: 0, back: 0, by: null };
    await api.as(staff).send(moveBooking, { body: { orderId, seen: [at(10), at(11)], ...request([10]), ...less } });
    expect(await deskOf(orderId)).toMatchObject({ price: HOUR, paid: DEPOSIT, due: HOUR - DEPOSIT });
    expect(await refunded()).toBe(0);
    const more = { price: 3 * HOUR, due: 2 * HOUR, back: 0, by: 'cash' as const };
    const body = { orderId, seen: [at(10)], ...request([10, 11, 12]), ...more };
    await api.as(staff).send(moveBooking, { body });
    expect(await deskOf(orderId)).toMatchObject({ paid: DEPOSIT + 2 * HOUR, due: HOUR - DEPOSIT });
    expect(await breaches(api)).toEqual([]);
    const moved = { orderId, slots: [at(11)], seen: [at(10), at(11), at(12)], price: HOUR, due: 0 };
    const back = 2 * HOUR - (HOUR - DEPOSIT);
    await api.as(anna).send(moveMyBooking, { body: { ...moved, back } });
    expect(await deskOf(orderId)).toMatchObject({ due: 0 });
    expect(await breaches(api)).toEqual([]);
  });

  test('money for the rest is not taken for a move of the same sum that was given up', async () => {
    const orderId = await hold(api, anna, tariffId, [10, 11]);
    await agree(orderId, { depositSum: HOUR });
    await cash(orderId, HOUR);
    const move = { orderId, slots: [at(10), at(11), at(12)], seen: [at(10), at(11)], price: 3 * HOUR, due: HOUR };
    await api.as(anna).send(moveMyBooking, { body: { ...move, back: 0 } });
    await api.as(anna).send(dropMove, { body: { orderId } });
    const { paymentId } = await startPaying(api, anna, orderId);
    await say(paymentId);
    expect(await refunded()).toBe(0);
    expect(await deskOf(orderId)).toMatchObject({ price: 2 * HOUR, paid: 2 * HOUR, due: 0 });
    expect(await breaches(api)).toEqual([]);
  });

  test('a booking moved to earlier hours has its rest paid before it ends', async () => {
    const orderId = await hold(api, anna, tariffId, [10, 11], '2026-12-04');
    await agree(orderId, { restDueAt: at(11, '2026-12-04') });
    await cash(orderId, DEPOSIT);
    const move = { orderId, slots: [at(10), at(11)], seen: [at(10, '2026-12-04'), at(11, '2026-12-04')] };
    await api.as(anna).send(moveMyBooking, { body: { ...move, price: 2 * HOUR, due: 0, back: 0 } });
    expect(await owed()).toMatchObject([{ orderId, restDueAt: at(12) }]);
    const { rows } = await api.db.execute<{ soon: boolean }>(sql`select remind_at <= due_at as soon from deposit`);
    expect(rows).toEqual([{ soon: true }]);
    expect(await breaches(api)).toEqual([]);
  });

  test('who pays all at once owes nothing, and late money of a deposit confirms what is still free', async () => {
    const orderId = await agreed();
    await api.as(staff).send(withdrawDeposit, { body: { orderId } });
    await agree(orderId);
    const { paymentId } = await startPaying(api, anna, orderId);
    api.clock.advance(100 * 60_000);
    await say(paymentId, 'canceled');
    expect(await read(orderId)).toMatchObject({ status: 3 });
    await api.db.execute(sql`update payment set status = 'pending', due_at = now(), settled_at = null`);
    await say(paymentId);
    expect(await read(orderId)).toMatchObject({ status: 2 });
    expect(await depositOf(orderId)).toMatchObject({ depositIsPaid: true, rest: REST });
    expect(await breaches(api)).toEqual([]);
  });

  test('the customer is reminded a day before the term and after it, once each, and not at night', async () => {
    const orderId = await confirmed();
    await api.db.execute(sql`truncate outbox cascade`);
    const remind = async (time: string) => {
      api.clock.now = new Date(time);
      await api.runJob('deposits.remind');
      return events();
    };
    const due = Date.parse(at(10));
    const before = (hours: number) => new Date(due - hours * 3_600_000).toISOString();
    expect(await remind(before(25))).toEqual([]);
    await api.db.execute(sql`update deposit set remind_at = ${before(34)}`);
    expect(await remind(before(33))).toEqual([]);
    expect(await remind(before(23))).toEqual(['booking.restSoon']);
    expect(await remind(before(22))).toHaveLength(1);
    expect(await remind(before(-1))).toEqual(['booking.restSoon', 'booking.restOverdue']);
    expect(await remind(before(-2))).toHaveLength(2);
    const { rows } = await api.db.execute(sql`select count(*)::int as letters from outbox where body like '%pay#%'`);
    expect(rows[0]?.letters).toBeGreaterThan(0);
    expect(orderId).toBeGreaterThan(0);
  });
});
