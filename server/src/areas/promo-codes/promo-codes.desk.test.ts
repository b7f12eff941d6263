import { getBookingByLink, payByLink } from '@venue/sdk/bookings';
import { getBookingCard } from '@venue/sdk/bookings/admin';
import { bookForCaller, getDeskBooking, payAtDesk } from '@venue/sdk/desk/admin';
import { applyPromoByLink, confirmFreeByLink } from '@venue/sdk/promo-codes';
import { applyPromoAtDesk, confirmFreeAtDesk } from '@venue/sdk/promo-codes/admin';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { databaseKinds } from '../../testing/database.ts';
import { at, notify, openStudio, pressPay } from '../bookings/bookings.testing.ts';
import { linkSent } from '../room-requests/room-requests.testing.ts';
import { addCode, breaches, countsOf } from './promo-codes.testing.ts';

describe.each(databaseKinds)('a promo code of a caller (%s)', kind => {
  let api: TestApi;
  let staff: Person;
  let tariffId: number;
  let callers = 9_990_001_122;
  beforeAll(async () => {
    api = await testApi({ kind });
    ({ tariffId } = await openStudio(api));
    staff = await api.aStaff();
  });
  beforeEach(async () => {
    await api.db.execute(
      sql`truncate promo_use, promo_code, booking, room_slot, payment, attempt, outbox, audit cascade`,
    );
  });
  afterAll(() => api.close());

  const booked = async () => {
    const wish = { roomId: 31, tariffId, slots: [at(15)], serviceIds: [], equipmentIds: [], price: 150_000 };
    const caller = { phone: String(callers++), lastname: '', name: '', keepMinutes: 60 as const, comment: '' };
    return (await api.as(staff).send(bookForCaller, { body: { ...wish, ...caller } })).message.orderId;
  };
  const atDesk = (orderId: number, promoCode: string | null = 'ВЕСНА-10', who = staff) =>
    api.as(who).send(applyPromoAtDesk, { body: { orderId, promoCode } });
  const byLink = (token: string, promoCode: string | null = 'ВЕСНА-10') =>
    api.client().send(applyPromoByLink, { body: { token, promoCode } });
  const deskOf = async (id: number) => (await api.as(staff).send(getDeskBooking, { id })).message;

  test('staff apply it and take it off; the desk takes what is left, and the log says who did it', async () => {
    const promoCodeId = await addCode(api, staff);
    const orderId = await booked();
    expect((await deskOf(orderId)).can).toContain('promo');
    await atDesk(orderId);
    expect(await deskOf(orderId)).toMatchObject({ price: 135_000, due: 135_000 });
    await atDesk(orderId, null);
    expect(await deskOf(orderId)).toMatchObject({ due: 150_000 });
    await atDesk(orderId);
    await api.as(staff).send(payAtDesk, { body: { orderId, by: 'cash', sum: 135_000 } });
    const card = (await api.as(staff).send(getBookingCard, { id: orderId })).message;
    expect(card).toMatchObject({ status: 2, price: 135_000, promo: { discount: 15_000 } });
    expect(card.history.find(({ what }) => what.startsWith('Промокод ВЕСНА-10'))?.who).toBeTruthy();
    await expect(atDesk(orderId)).rejects.toMatchObject({ code: 'promo_not_now' });
    expect((await deskOf(orderId)).can).not.toContain('promo');
    const { rows } = await api.db.execute(
      sql`select before, after from audit where call_id = 'admin.desk.promo' order by id`,
    );
    expect(rows[0]).toEqual({ before: { price: 150_000 }, after: { price: 135_000 } });
    expect(await countsOf(api, staff, promoCodeId)).toEqual([1, 15_000]);
    expect(await breaches(api)).toEqual([]);
  });

  test('whoever may not work at the desk applies none', async () => {
    await addCode(api, staff);
    const orderId = await booked();
    const other = await api.aStaff(['promoCodes.manage', 'bookings.manage']);
    await expect(atDesk(orderId, 'ВЕСНА-10', other)).rejects.toMatchObject({ code: 'profile_denied' });
  });

  test('a free booking is confirmed at the desk without a payment', async () => {
    await addCode(api, staff, { promoPercent: 100 });
    const orderId = await booked();
    const confirm = () => api.as(staff).send(confirmFreeAtDesk, { body: { orderId } });
    await expect(confirm()).rejects.toMatchObject({ code: 'booking_not_payable' });
    await atDesk(orderId);
    await confirm();
    expect((await api.as(staff).send(getBookingCard, { id: orderId })).message).toMatchObject({ status: 2, price: 0 });
    expect(await breaches(api)).toEqual([]);
  });

  test('whoever has the payment link applies it and pays what is left, without a login', async () => {
    const promoCodeId = await addCode(api, staff);
    await booked();
    const token = await linkSent(api);
    await byLink(token);
    const read = async () => (await api.client().send(getBookingByLink, { body: { token } })).message;
    expect(await read()).toMatchObject({ price: 135_000, promo: { discount: 15_000 } });
    await byLink(token, null);
    expect(await read()).toMatchObject({ price: 150_000, promo: null });
    await byLink(token);
    const { message } = await api.client().send(payByLink, { body: { token } });
    await pressPay(api, message.confirmationToken, 'success');
    await notify(api, message.paymentId);
    expect(await read()).toMatchObject({ status: 2, price: 135_000 });
    expect(await countsOf(api, staff, promoCodeId)).toEqual([1, 15_000]);
    await expect(byLink('x')).rejects.toMatchObject({ code: 'link_expired' });
    expect(await breaches(api)).toEqual([]);
  });

  test('by the link it cannot be guessed, and a free booking is confirmed', async () => {
    await addCode(api, staff, { promoPercent: 100 });
    await booked();
    const token = await linkSent(api);
    await byLink(token);
    await api.client().send(confirmFreeByLink, { body: { token } });
    expect((await api.client().send(getBookingByLink, { body: { token } })).message).toMatchObject({ status: 2 });
    await api.db.execute(sql`truncate attempt`);
    for (let tries = 0; tries < 10; tries++)
      await expect(byLink(token, 'УГАДАЮ')).rejects.toMatchObject({ code: 'promo_not_now' });
    await expect(byLink(token, 'УГАДАЮ')).rejects.toMatchObject({ code: 'rate_limited' });
  });
});
