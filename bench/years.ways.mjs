// What people do, as requests to the complete server; each way returns the milliseconds it took.
import { addDays, dayOf, momentOf } from '../sdk/src/index.ts';
import { MOST_REPORT_DAYS, reportName } from '../sdk/src/reports/reports.model.ts';
import { load } from './load.mjs';
import { AHEAD, firstRoom, ROOMS } from './years.rows.mjs';

const PAGE = 25;
const HOURS = { first: 9, last: 21 };
const PRICE = 100_000;

/** Each way by its name: from a server to what is measured on it. */
export function waysOf(calls) {
  const today = dayOf(new Date());
  const yesterday = addDays(today, -1);
  const as = who => venue => (who === 'staff' ? venue.callers.staff : venue.callers.takers[0]);
  const reading = (who, path, body) => venue => async () => {
    const text = typeof path === 'function' ? path(venue) : path;
    const seconds = await load(`${venue.origin}/api${text}`, { callers: [as(who)(venue)], requests: calls, body });
    return (seconds * 1000) / calls;
  };
  const list = (path, query = {}) =>
    reading('staff', venue => {
      const fields = typeof query === 'function' ? query(venue) : query;
      return `${path}?${new URLSearchParams({ pageSize: PAGE, ...fields })}`;
    });
  const bookings = query => list('/admin/show_all_booking', query);
  const audit = query => list('/admin/audit', query);
  const movements = query => list('/admin/reconciliation/movements', query);
  return new Map([
    ['bookings, page 1', bookings({})],
    ['bookings, page 1,500', bookings(({ bookings }) => ({ page: pageUpTo(1_500, bookings) }))],
    ['bookings, page 3,000', bookings(({ bookings }) => ({ page: pageUpTo(3_000, bookings) }))],
    ['bookings by start', bookings({ sort: 'start', order: 'asc' })],
    ['bookings by price', bookings({ sort: 'price', order: 'desc' })],
    ['cancelled bookings', bookings({ status: 3 })],
    ['bookings of a room', bookings({ roomId: firstRoom })],
    ['bookings of yesterday', bookings({ from: yesterday, to: yesterday })],
    ['bookings paid yesterday', bookings({ paidFrom: yesterday, paidTo: yesterday })],
    ['bookings, a common surname', bookings({ search: 'шевелёв' })],
    ['bookings, a number', bookings({ search: '577' })],
    ['bookings, the end of a phone', bookings({ search: '0577' })],
    ['bookings, no match', bookings({ search: 'ничего такого' })],
    ['cancelled bookings of a room, a name', bookings({ status: 3, roomId: firstRoom, search: 'вера' })],
    ['schedule of a day', reading('customer', '/booking/get_schedule', { roomId: firstRoom, from: today, days: 1 })],
    ['a room’s month', reading('customer', '/booking/month', { roomId: firstRoom, day: today })],
    ['hold and payment of an hour', holding(async (venue, hour) => pay(venue, await hold(venue, hour)))],
    ['an hour that 20 want', venue => contended(venue)],
    ['history of a booking', reading('staff', ({ bookings }) => `/admin/history/booking/${Math.floor(bookings / 2)}`)],
    ['audit log, page 1', audit({})],
    ['audit log, page 3,000', audit(({ bookings }) => ({ page: pageUpTo(3_000, bookings * 5) }))],
    ['audit log of a person', audit({ userId: 1 })],
    ['audit log of bookings', audit({ kind: 'booking' })],
    ['audit log of yesterday', audit({ from: yesterday, to: yesterday })],
    ['audit log, a name', audit({ search: 'ковалёва' })],
    ['audit log, a number', audit({ search: '577' })],
    ['people in the log', reading('staff', '/admin/audit/people')],
    ['dashboard of a month', reading('staff', `/admin/home?from=${addDays(today, -30)}&to=${today}`)],
    ['export of bookings, first bytes', exported('/admin/export_all_booking')],
    ['own bookings', reading('customer', '/booking/get_user_schedule/1', {})],
    ['card of a booking', reading('staff', ({ bookings }) => `/admin/booking/${bookings - 1}/show`)],
    ['invoices', reading('staff', '/admin/invoice/show', { pageSize: PAGE })],
    ['overdue invoices', reading('staff', '/admin/invoice/show', { pageSize: PAGE, overdue: true })],
    ['money of yesterday', movements({ from: yesterday, to: yesterday })],
    ['money, page 1', movements({})],
    ['money, what differs', movements({ differs: true })],
    ['days of money', list('/admin/reconciliation')],
    ...reportName.ids.map(report => [
      `report of a year: ${report}`,
      reading('staff', `/admin/report?${new URLSearchParams({ report, ...aYear(yesterday) })}`),
    ]),
  ]);
}

/** The longest period of a report; one before it would be empty in the smaller database. */
const aYear = to => ({ from: addDays(to, 1 - MOST_REPORT_DAYS), to, period: 'own', compare: 'none' });

/** A page of a list, or its last one if it is shorter. */
const pageUpTo = (page, rows) => Math.max(1, Math.min(page, Math.floor(rows / PAGE)));

/** Something done with another free hour each time. */
const holding = work => venue => {
  const hours = freeHours();
  return async () => {
    const hour = hours.next().value;
    const started = performance.now();
    await work(venue, hour);
    return performance.now() - started;
  };
};

/** Hours after those that are booked already, in a different room each. */
function* freeHours(from = HOURS.first) {
  const today = dayOf(new Date());
  for (let day = AHEAD + 2; day < 89; day++)
    for (let hour = from; hour < HOURS.last; hour += 2)
      for (let room = 0; room < ROOMS; room++)
        yield { room: firstRoom + room, slot: momentOf(addDays(today, day), hour).toISOString() };
}

/** Everybody wants the same hour; whoever got it gives it back afterwards. */
function contended(venue) {
  const hours = freeHours(HOURS.first + 1);
  return async () => {
    const hour = hours.next().value;
    const started = performance.now();
    const replies = await Promise.all(
      venue.callers.takers.map(caller => send(venue, caller, write, booked(venue, hour))),
    );
    const took = performance.now() - started;
    const winners = replies.flatMap(({ status, reply }, each) =>
      status < 300 ? [{ orderId: reply.message.orderId, caller: venue.callers.takers[each] }] : [],
    );
    const lost = replies.filter(({ status, reply }) => status >= 300 && reply.code !== 'slot_taken');
    if (winners.length !== 1 || lost.length > 0)
      throw new Error(`${winners.length} got it: ${JSON.stringify(lost[0])}`);
    const [{ orderId, caller }] = winners;
    await answered(send(venue, caller, '/booking/delete_from_redis', { orderId }));
    return took;
  };
}

const write = '/booking/write_schedule';
const booked = (venue, { room, slot }) => ({
  roomId: room,
  tariffId: venue.callers.tariffs[room - firstRoom],
  slots: [slot],
  serviceIds: [],
  equipmentIds: [],
  price: PRICE,
});

let turn = 0;
async function hold(venue, hour) {
  const { takers } = venue.callers;
  const caller = takers[turn++ % takers.length];
  const { message } = await answered(send(venue, caller, write, booked(venue, hour)));
  return { caller, orderId: message.orderId };
}

async function pay(venue, { caller, orderId }) {
  const { message } = await answered(send(venue, caller, '/booking/pay_embedded', { orderId }));
  const reply = await fetch(`${venue.origin}/sandbox/pay/${message.confirmationToken}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ outcome: 'success' }),
  });
  const { status } = await reply.json();
  if (status !== 'succeeded') throw new Error(`the payment ended as ${status}`);
}

async function send({ origin }, caller, path, body) {
  const reply = await fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { ...caller, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(body),
  });
  return { status: reply.status, reply: await reply.json() };
}

async function answered(sent) {
  const { status, reply } = await sent;
  if (status >= 300) throw new Error(`${status}: ${JSON.stringify(reply)}`);
  return reply;
}

/** The time until the first bytes of a file; the rest is not read. */
const exported = path => venue => async () => {
  const started = performance.now();
  const reply = await fetch(`${venue.origin}/api${path}`, { headers: venue.callers.staff });
  if (!reply.ok) throw new Error(`${path} was answered with ${reply.status}`);
  const reader = reply.body.getReader();
  await reader.read();
  const took = performance.now() - started;
  await reader.cancel();
  return took;
};
