import {
  cancelPaidBooking,
  getBooking,
  moveMyBooking,
  quoteMove,
  releaseBooking,
  writeGroup,
} from '@venue/sdk/bookings';
import { withdrawCertificates } from '@venue/sdk/certificates';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { at, DAY, hold, startPaying } from '../bookings/bookings.testing.ts';
import { anApiWithBank, type Bank, startOver } from '../payments/payments.testing.ts';
import { certificatesOf } from './certificates.testing.ts';

const HOUR = 150_000;
const MINUTE = 60_000;

describe.each(databaseKinds)('the life of a booking paid with a certificate (%s)', kind => {
  let api: TestApi;
  let bank: Bank;
  let giver: Person;
  let anna: Person;
  let tariffId: number;
  let of: ReturnType<typeof certificatesOf>;
  beforeAll(async () => {
    ({ api, bank, tariffId } = await anApiWithBank(kind));
    of = certificatesOf(api, bank);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.execute(sql`truncate certificate, certificate_use, movement, attempt cascade`);
    await startOver(api, bank);
    giver = await api.aCustomer();
    anna = await api.aCustomer();
  });

  const held = (hours: readonly number[]) => hold(api, anna, tariffId, hours);
  const booking = async (orderId: number) => (await api.as(anna).send(getBooking, { body: { orderId } })).message;
  const refunds = async () =>
    (
      await api.db.execute<{ provider: string; sum: number; status: string }>(sql`
        select provider, refund.sum::int, refund.status from refund join payment on payment.id = payment_id order by refund.id`)
    ).rows;

  test('it pays a part, the card the rest, and both are payments of the booking', async () => {
    const { id, code } = await of.bought(giver);
    const orderId = await held([10, 11]);
    await of.apply(anna, orderId, ` ${code.toLowerCase().replaceAll('-', ' ')} `);
    expect(await booking(orderId)).toMatchObject({ price: 2 * HOUR, toPay: 2 * HOUR - 100_000 });
    expect(await of.rest(giver, id)).toBe(0);
    expect(await of.breaches()).toEqual([]);
    await of.pay(anna, orderId);
    expect(await booking(orderId)).toMatchObject({ status: 2, price: 2 * HOUR, toPay: 2 * HOUR });
    expect(await of.uses(anna, orderId)).toMatchObject([
      { useStatus: 'settled', usedSum: 100_000, certificateRest: 0 },
    ]);
    const { rows } = await api.db.execute(
      sql`select provider, sum::int from payment where booking_id = ${orderId} order by id`,
    );
    expect(rows).toEqual([
      { provider: 'bank', sum: 200_000 },
      { provider: 'certificate', sum: 100_000 },
    ]);
    expect(await of.breaches()).toEqual([]);
  });

  test('one that covers all books without a payment, and keeps its rest', async () => {
    const { id, code } = await of.bought(giver, 500_000);
    const orderId = await held([10]);
    await expect(of.confirm(anna, orderId)).rejects.toMatchObject({ code: 'booking_not_payable' });
    await of.apply(anna, orderId, code);
    await expect(startPaying(api, anna, orderId)).rejects.toMatchObject({ code: 'booking_not_payable' });
    await of.confirm(anna, orderId);
    expect(await booking(orderId)).toMatchObject({ status: 2, price: HOUR });
    expect(await of.rest(giver, id)).toBe(350_000);
    expect(await of.breaches()).toEqual([]);
  });

  test('two certificates pay for one booking', async () => {
    const [one, other] = [await of.bought(giver), await of.bought(giver)];
    const orderId = await held([10]);
    await of.apply(anna, orderId, one.code);
    await of.apply(anna, orderId, other.code);
    expect(await booking(orderId)).toMatchObject({ toPay: 0 });
    expect([await of.rest(giver, one.id), await of.rest(giver, other.id)]).toEqual([0, 50_000]);
    await of.confirm(anna, orderId);
    expect(await of.breaches()).toEqual([]);
  });

  test('its sum comes back when it is withdrawn, the hold lapses or the booking is released', async () => {
    const { id, code } = await of.bought(giver);
    const first = await held([10]);
    await of.apply(anna, first, code);
    await api.as(anna).send(withdrawCertificates, { body: { orderId: first } });
    expect(await of.rest(giver, id)).toBe(100_000);
    await of.apply(anna, first, code);
    await api.as(anna).send(releaseBooking, { body: { orderId: first } });
    expect(await of.rest(giver, id)).toBe(100_000);
    const lapses = await held([12]);
    await of.apply(anna, lapses, code);
    expect(await of.rest(giver, id)).toBe(0);
    api.clock.advance(api.config.holdMinutes * MINUTE + 1000);
    await api.runJob('bookings.closeExpired');
    expect(await of.rest(giver, id)).toBe(100_000);
    expect(await of.breaches()).toEqual([]);
  });

  test('a cancelled booking gives back in proportion: to the certificate at once, the rest to the card', async () => {
    const { id, code } = await of.bought(giver);
    const orderId = await held([10, 11]);
    await of.apply(anna, orderId, code);
    await of.pay(anna, orderId);
    api.clock.now = new Date(Date.parse(at(10)) - 60 * MINUTE);
    const refund = (await booking(orderId)).refundIfCancelled;
    expect(refund).toBe(HOUR);
    await api.as(anna).send(cancelPaidBooking, { body: { orderId, refund } });
    await api.runJob('payments.sendRefunds');
    expect(await refunds()).toEqual([
      { provider: 'bank', sum: 100_000, status: 'succeeded' },
      { provider: 'certificate', sum: 50_000, status: 'succeeded' },
    ]);
    expect(await of.rest(giver, id)).toBe(50_000);
    expect(await booking(orderId)).toMatchObject({ status: 3, refund: { sum: 100_000 } });
    expect(await of.uses(anna, orderId)).toMatchObject([{ usedBack: 50_000 }]);
    expect(await of.breaches()).toEqual([]);
  });

  test('a move to fewer hours returns the difference in proportion, one to more is paid by card', async () => {
    const { id, code } = await of.bought(giver);
    const orderId = await held([10, 11]);
    await of.apply(anna, orderId, code);
    await of.pay(anna, orderId);
    const move = async (hours: readonly number[]) => {
      const slots = hours.map(hour => at(hour));
      const { price, due, back } = (await api.as(anna).send(quoteMove, { body: { orderId, slots } })).message;
      const seen = (await booking(orderId)).slots.map(({ start }) => start);
      await api.as(anna).send(moveMyBooking, { body: { orderId, slots, seen, price, due, back } });
    };
    await move([10]);
    expect(await of.rest(giver, id)).toBe(50_000);
    await move([10, 11]);
    await of.pay(anna, orderId);
    expect(await booking(orderId)).toMatchObject({ status: 2, price: 2 * HOUR });
    expect(await of.breaches()).toEqual([]);
  });

  test('an unpaid booking that gets cheaper takes no more of it than it costs', async () => {
    const { id, code } = await of.bought(giver, 300_000);
    const orderId = await held([10, 11]);
    await of.apply(anna, orderId, code);
    const slots = [at(10)];
    const { price, due, back } = (await api.as(anna).send(quoteMove, { body: { orderId, slots } })).message;
    await api.as(anna).send(moveMyBooking, {
      body: { orderId, slots, seen: [at(10), at(11)], price, due, back },
    });
    expect(await of.rest(giver, id)).toBe(150_000);
    expect(await booking(orderId)).toMatchObject({ price: HOUR, toPay: 0 });
    expect(await of.breaches()).toEqual([]);
  });

  test('in an order of several it pays for its booking, and one payment pays the rest of all', async () => {
    const { code } = await of.bought(giver);
    const part = (day: string) => ({
      ...{ roomId: 31, tariffId, slots: [at(10, day)], serviceIds: [], equipmentIds: [] },
      price: HOUR,
    });
    const { orderIds } = (await api.as(anna).send(writeGroup, { body: { parts: [part(DAY), part('2026-12-10')] } }))
      .message;
    const [first = 0, second = 0] = orderIds;
    await of.apply(anna, first, code);
    expect((await booking(second)).group).toMatchObject({ toPay: 2 * HOUR - 100_000 });
    await of.pay(anna, second);
    expect([(await booking(first)).status, (await booking(second)).status]).toEqual([2, 2]);
    expect(await of.breaches()).toEqual([]);
  });

  test('a part that it covers has no share of late money, and nothing of it goes back', async () => {
    const { code } = await of.bought(giver, 300_000);
    const part = (day: string) => ({
      ...{ roomId: 31, tariffId, slots: [at(10, day)], serviceIds: [], equipmentIds: [] },
      price: HOUR,
    });
    const { orderIds } = (await api.as(anna).send(writeGroup, { body: { parts: [part(DAY), part('2026-12-10')] } }))
      .message;
    const [first = 0, second = 0] = orderIds;
    await of.apply(anna, first, code);
    const { paymentId } = await startPaying(api, anna, second);
    api.clock.advance(100 * MINUTE);
    await of.say(paymentId, 'canceled');
    await held([10]);
    await api.db.execute(sql`
      update payment set status = 'pending', due_at = now(), settled_at = null where provider_id = ${paymentId}`);
    await of.say(paymentId, 'succeeded');
    expect([(await booking(first)).status, (await booking(second)).status]).toEqual([3, 2]);
    expect(await refunds()).toEqual([]);
    expect(await of.breaches()).toEqual([]);
  });

  test('a cancellation says how much goes back to the certificate', async () => {
    const { code } = await of.bought(giver);
    const orderId = await held([10]);
    await of.apply(anna, orderId, code);
    await of.pay(anna, orderId);
    await api.as(anna).send(cancelPaidBooking, { body: { orderId, refund: HOUR } });
    const { rows } = await api.db.execute<{ body: string }>(sql`
      select body from outbox where event = 'booking.cancelled' and kind = 'sms'`);
    expect(rows[0]?.body.replaceAll('\u00a0', ' ')).toContain('Вернём 1 500 ₽, из них 1 000 ₽ на сертификат.');
  });

  test('late money takes it again, and goes back when it was spent on something else', async () => {
    const { id, code } = await of.bought(giver);
    const lapsed = async (hour: number) => {
      const orderId = await held([hour]);
      await of.apply(anna, orderId, code);
      const { paymentId } = await startPaying(api, anna, orderId);
      api.clock.advance(100 * MINUTE);
      await of.say(paymentId, 'canceled');
      return { orderId, paymentId };
    };
    const late = async (paymentId: string) => {
      await api.db.execute(sql`
        update payment set status = 'pending', due_at = now(), settled_at = null where provider_id = ${paymentId}`);
      await of.say(paymentId, 'succeeded');
    };
    const gone = await lapsed(12);
    const first = await lapsed(10);
    expect(await of.rest(giver, id)).toBe(100_000);
    await late(first.paymentId);
    expect(await booking(first.orderId)).toMatchObject({ status: 2 });
    expect(await of.rest(giver, id)).toBe(0);
    await late(gone.paymentId);
    expect(await booking(gone.orderId)).toMatchObject({ status: 3, refund: { sum: 50_000 } });
    const { rows } = await api.db.execute(sql`select why from refund order by id desc limit 1`);
    expect(rows).toEqual([{ why: expect.stringContaining('сертификат уже потрачен') }]);
    expect(await of.breaches()).toEqual([]);
  });
});
