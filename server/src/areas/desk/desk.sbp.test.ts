import { getBooking, payEmbedded } from '@venue/sdk/bookings';
import { getBookingCard } from '@venue/sdk/bookings/admin';
import { bookingStatus } from '@venue/sdk/bookings/model';
import { cancelDeskSbp, getDeskBooking, getDeskSbp, payAtDesk, startDeskSbp } from '@venue/sdk/desk/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SbpPayments } from '../../ports/payments/payments.ts';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { hold } from '../bookings/bookings.testing.ts';
import { anApiWithBank, type Bank, startOver } from '../payments/payments.testing.ts';

const HOUR = 150_000;
const { awaitingPayment, processing, paid } = bookingStatus;

describe.each(databaseKinds)('SBP on the screen of the desk (%s)', kind => {
  let api: TestApi;
  let bank: Bank;
  let sbp: SbpPayments;
  let tariffId: number;
  let person: Person;
  let staff: Person;

  beforeAll(async () => {
    ({ api, bank, tariffId } = await anApiWithBank(kind));
    sbp = bank.sbp as SbpPayments;
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await startOver(api, bank);
    Object.assign(bank, { sbp });
    person = await api.aCustomer();
    staff = await api.aStaff();
  });

  const show = async (orderId: number, sum = HOUR, by = staff) =>
    (await api.as(by).send(startDeskSbp, { body: { orderId, sum } })).message;
  const status = async (orderId: number, paymentId: string) =>
    (await api.as(staff).send(getDeskSbp, { body: { orderId, paymentId } })).message.status;
  const giveUp = async (orderId: number, paymentId: string) =>
    (await api.as(staff).send(cancelDeskSbp, { body: { orderId, paymentId } })).message.status;
  const deskOf = async (id: number) => (await api.as(staff).send(getDeskBooking, { id })).message;
  const read = async (orderId: number) => (await api.as(person).send(getBooking, { body: { orderId } })).message;
  const notified = async (paymentId: string) => {
    const url = '/api/payments/notify/bank';
    await api.app.inject({ method: 'POST', url, payload: { paymentId } });
  };
  const sums = async () =>
    (
      await api.db.execute(sql`
        select coalesce(sum(received) filter (where status = 'succeeded'), 0)::int as "in",
          (select coalesce(sum(sum), 0)::int from refund) as back from payment`)
    ).rows[0];

  test('the code is shown, its money pays the booking at once and has the receipt of an online payment', async () => {
    const orderId = await hold(api, person, tariffId, [10]);
    expect((await deskOf(orderId)).can).toContain('sbp');
    const { paymentId, qr, sum } = await show(orderId);
    expect({ sum, isAddress: URL.canParse(qr) }).toEqual({ sum: HOUR, isAddress: true });
    expect(await status(orderId, paymentId)).toBe('pending');
    expect((await read(orderId)).status).toBe(processing);
    bank.say(paymentId, 'succeeded');
    await notified(paymentId);
    expect(await status(orderId, paymentId)).toBe('succeeded');
    expect((await read(orderId)).status).toBe(paid);
    expect((await deskOf(orderId)).can).not.toContain('sbp');
    const { payments } = (await api.as(staff).send(getBookingCard, { id: orderId })).message;
    expect(payments).toMatchObject([{ by: 'sbp', status: 'succeeded', sum: HOUR }]);
    const { rows } = await api.db.execute(sql`select r.sum::int as sum, r.status from receipt r`);
    expect(rows).toEqual([{ sum: HOUR, status: 'awaited' }]);
  });

  test('two who show it show one code; the form of the customer has a payment of its own', async () => {
    const orderId = await hold(api, person, tariffId, [10]);
    const other = await api.aStaff();
    const [one, two] = await Promise.all([show(orderId), show(orderId, HOUR, other)]);
    expect(one.paymentId).toBe(two.paymentId);
    const { message } = await api.as(person).send(payEmbedded, { body: { orderId } });
    expect(message.paymentId).not.toBe(one.paymentId);
    expect(message.frameUrl).not.toBe('');
    expect((await show(orderId)).paymentId).toBe(one.paymentId);
    // Both are paid: one of them is returned whole.
    for (const { paymentId } of [message, one]) {
      bank.say(paymentId, 'succeeded');
      await notified(paymentId);
    }
    expect(await sums()).toEqual({ in: 2 * HOUR, back: HOUR });
    expect((await read(orderId)).status).toBe(paid);
  });

  test('given up, the hours wait for payment as before', async () => {
    const orderId = await hold(api, person, tariffId, [10]);
    const before = await read(orderId);
    const { paymentId } = await show(orderId);
    expect(await giveUp(orderId, paymentId)).toBe('canceled');
    expect(await read(orderId)).toMatchObject({ status: awaitingPayment, expiresAt: before.expiresAt });
    await api.as(staff).send(payAtDesk, { body: { orderId, by: 'cash', sum: HOUR } });
    expect(await sums()).toEqual({ in: 0, back: 0 });
    expect((await read(orderId)).status).toBe(paid);
  });

  test('the money comes while the desk gives up: paid', async () => {
    const orderId = await hold(api, person, tariffId, [10]);
    const { paymentId } = await show(orderId);
    Object.assign(bank, { sbp: { ...sbp, giveUp: async () => bank.say(paymentId, 'succeeded') } });
    const [outcome] = await Promise.all([giveUp(orderId, paymentId), notified(paymentId)]);
    expect(outcome).toBe('succeeded');
    expect((await read(orderId)).status).toBe(paid);
    expect(await sums()).toEqual({ in: HOUR, back: 0 });
  });

  test('a provider that does not end it keeps it pending; cash is taken, and the late money is returned', async () => {
    const orderId = await hold(api, person, tariffId, [10]);
    const { paymentId } = await show(orderId);
    Object.assign(bank, { sbp: { ...sbp, giveUp: async () => undefined } });
    expect(await giveUp(orderId, paymentId)).toBe('pending');
    await api.as(staff).send(payAtDesk, { body: { orderId, by: 'cash', sum: HOUR } });
    bank.say(paymentId, 'succeeded');
    await notified(paymentId);
    expect(await sums()).toEqual({ in: HOUR, back: HOUR });
    expect((await read(orderId)).status).toBe(paid);
  });

  test('a provider that is down leaves it as it is', async () => {
    const orderId = await hold(api, person, tariffId, [10]);
    const { paymentId } = await show(orderId);
    bank.isDown = true;
    await expect(giveUp(orderId, paymentId)).rejects.toMatchObject({ code: 'payment_down' });
    bank.isDown = false;
    expect(await status(orderId, paymentId)).toBe('pending');
    expect((await read(orderId)).status).toBe(processing);
  });

  test('another sum, more than SBP carries, or no SBP at all is refused; so is who takes no money', async () => {
    const orderId = await hold(api, person, tariffId, [10]);
    await expect(show(orderId, HOUR - 1)).rejects.toMatchObject({ code: 'sum_changed' });
    Object.assign(bank, { sbp: { ...sbp, most: HOUR - 1 } });
    expect((await deskOf(orderId)).can).not.toContain('sbp');
    await expect(show(orderId)).rejects.toMatchObject({ code: 'booking_not_payable' });
    Object.assign(bank, { sbp: undefined });
    await expect(show(orderId)).rejects.toMatchObject({ code: 'booking_not_payable' });
    const reader = await api.aStaff(['bookings.read', 'desk.manage']);
    await expect(show(orderId, HOUR, reader)).rejects.toMatchObject({ code: 'profile_denied' });
    await expect(status(orderId, 'unknown')).rejects.toMatchObject({ code: 'not_found' });
  });
});
