import { momentOf } from '@venue/sdk';
import { payEmbedded, writeSchedule } from '@venue/sdk/bookings';
import { sql } from 'drizzle-orm';
import type { Outcome } from '../../ports/payments/sandbox.ts';
import type { Person } from '../../testing/api.people.ts';
import type { TestApi } from '../../testing/api.ts';
import { seedRooms } from '../rooms/rooms.demo.ts';

/** The day tests book, two days after their clock. */
export const DAY = '2026-12-03';
export const at = (hour: number, day = DAY) => momentOf(day, hour).toISOString();

/** Rooms, tariffs and extras, with the clock at noon two days before the booked day. */
export async function openStudio(api: TestApi): Promise<{ tariffId: number; serviceId: number }> {
  api.clock.now = momentOf('2026-12-01', 12);
  await api.db.transaction(tx => seedRooms(tx));
  const { rows } = await api.db.execute(sql`
    select (select id from tariff where room_id = 31 order by position limit 1) as tariff,
           (select min(service_id) from room_service where room_id = 31) as service`);
  return { tariffId: Number(rows[0]?.tariff), serviceId: Number(rows[0]?.service) };
}

/** Holds hours of the photo studio by its first tariff, without extras. */
export async function hold(
  api: TestApi,
  person: Person,
  tariffId: number,
  hours: readonly number[],
  day = DAY,
): Promise<number> {
  const slots = hours.map(hour => at(hour, day));
  const body = { roomId: 31, tariffId, slots, serviceIds: [], equipmentIds: [], price: 150_000 * hours.length };
  const { message } = await api.as(person).send(writeSchedule, { body });
  return message.orderId;
}

/** Starts a payment; returns the frame’s token and the payment's id. */
export async function startPaying(
  api: TestApi,
  person: Person,
  orderId: number,
): Promise<{ token: string; paymentId: string }> {
  const { message } = await api.as(person).send(payEmbedded, { body: { orderId } });
  return { token: message.confirmationToken, paymentId: message.paymentId };
}

/** Presses the button in the provider’s frame. */
export async function pressPay(api: TestApi, token: string, outcome: Outcome): Promise<void> {
  const { statusCode } = await api.app.inject({ method: 'POST', url: `/sandbox/pay/${token}`, payload: { outcome } });
  if (statusCode !== 200) throw new Error(`the frame was answered with ${statusCode}`);
}

/** Calls our webhook as the provider does. */
export const notify = (api: TestApi, paymentId: string) =>
  api.app.inject({
    method: 'POST',
    url: '/api/payments/notify/sandbox',
    payload: { event: 'payment.succeeded', paymentId },
  });

/** Holds and pays, notification included. */
export async function paidBooking(
  api: TestApi,
  person: Person,
  tariffId: number,
  hours: readonly number[],
): Promise<number> {
  const orderId = await hold(api, person, tariffId, hours);
  const { token, paymentId } = await startPaying(api, person, orderId);
  await pressPay(api, token, 'success');
  await notify(api, paymentId);
  return orderId;
}

/** The live messages written so far, in order. */
export async function told(api: TestApi, topic: string): Promise<unknown[]> {
  const { rows } = await api.db.execute(sql`select action, data from live_message where topic = ${topic} order by seq`);
  return rows;
}
