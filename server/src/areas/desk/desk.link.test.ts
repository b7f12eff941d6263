import { getBookingByLink, payByLink } from '@venue/sdk/bookings';
import { bookForCaller, getDeskBooking, payAtDesk, sendPayLink } from '@venue/sdk/desk/admin';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Person } from '../../testing/api.people.ts';
import { type TestApi, testApi } from '../../testing/api.ts';
import { at, hold, notify, openStudio, pressPay } from '../bookings/bookings.testing.ts';
import { linkSent } from '../room-requests/room-requests.testing.ts';

let api: TestApi;
let tariffId: number;
let staff: Person;

beforeEach(async () => {
  api = await testApi();
  ({ tariffId } = await openStudio(api));
  staff = await api.aStaff();
});
afterEach(() => api.close());

const PHONE = '9990001122';
const book = async () => {
  const body = {
    roomId: 31,
    tariffId,
    slots: [at(15)],
    serviceIds: [],
    equipmentIds: [],
    phone: PHONE,
    lastname: '',
    name: '',
    keepMinutes: 60 as const,
    comment: '',
    price: 150_000,
  };
  return (await api.as(staff).send(bookForCaller, { body })).message.orderId;
};
const deskOf = async (id: number) => (await api.as(staff).send(getDeskBooking, { id })).message;
const again = (orderId: number) => api.as(staff).send(sendPayLink, { body: { orderId } });
const letters = async () =>
  Number((await api.db.execute(sql`select count(*) as n from outbox where body like '%/app/pay#%'`)).rows[0]?.n);

test('a caller pays by the link of the SMS, without a login; the desk sees it', async () => {
  const orderId = await book();
  expect(await deskOf(orderId)).toMatchObject({
    payUntil: '2026-12-01T08:00:00.000Z',
    linkSentAt: api.clock.now.toISOString(),
    can: ['pay', 'sbp', 'sendLink', 'invoice', 'promo', 'move'],
  });
  const token = await linkSent(api);
  const { message } = await api.client().send(payByLink, { body: { token } });
  await pressPay(api, message.confirmationToken, 'success');
  await notify(api, message.paymentId);
  expect(await deskOf(orderId)).toMatchObject({ due: 0, payUntil: null, can: ['move'] });
  expect((await api.client().send(getBookingByLink, { body: { token } })).message).toMatchObject({
    orderId,
    status: 2,
  });
  await expect(again(orderId)).rejects.toMatchObject({ code: 'booking_not_payable' });
});

test('the link is sent once more, to a customer who booked alone too, and not without end', async () => {
  const orderId = await hold(api, await api.aCustomer(), tariffId, [12]);
  expect(await deskOf(orderId)).toMatchObject({ linkSentAt: null });
  for (let each = 0; each < 5; each++) await again(orderId);
  expect(await letters()).toBe(5);
  await expect(again(orderId)).rejects.toMatchObject({ code: 'rate_limited' });
  expect(await letters()).toBe(5);
});

test('what was paid at the desk is not paid by the link', async () => {
  const orderId = await book();
  const token = await linkSent(api);
  await api.as(staff).send(payAtDesk, { body: { orderId, by: 'cash', sum: 150_000 } });
  await expect(api.client().send(payByLink, { body: { token } })).rejects.toMatchObject({
    code: 'booking_not_payable',
  });
});

test('what lapsed gets no link', async () => {
  const orderId = await book();
  api.clock.advance(3_600_000);
  await expect(again(orderId)).rejects.toMatchObject({ code: 'booking_not_payable' });
});
