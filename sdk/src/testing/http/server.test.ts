import { afterAll, beforeAll, expect, test } from 'vitest';
import { login } from '../../auth/auth.calls.ts';
import {
  cancelPaidBooking,
  getBooking,
  getSchedule,
  listMyBookings,
  payEmbedded,
  writeSchedule,
} from '../../bookings/bookings.calls.ts';
import { bookingStatus } from '../../bookings/bookings.model.ts';
import { allCalls } from '../../calls.ts';
import { createClient } from '../../core/client/client.ts';
import { takesKey } from '../../core/schema/call.ts';
import { getEventRequest, moveEventRequest } from '../../event-requests/event-requests.admin.calls.ts';
import {
  addEventRequest,
  getMyEventRequest,
  listMyEventRequests,
  removeMyEventRequest,
} from '../../event-requests/event-requests.calls.ts';
import { eventRequestStatus } from '../../event-requests/event-requests.model.ts';
import { listRooms } from '../../rooms/rooms.calls.ts';
import {
  createTicketOrder,
  getTicket,
  getTicketOffer,
  getTicketOrder,
  listMyTickets,
  payTicketOrder,
} from '../../tickets/tickets.calls.ts';
import { sampleInput } from '../replies.ts';
import { type MockServer, startMock } from './server.ts';

let server: MockServer;
const signedIn = (baseUrl: string) => {
  const client = createClient({ baseUrl, replies: 'strict', retries: 0 });
  client.session.signIn({ access: 'a', profile: 'p', expired: '2099-12-31T19:00:00.000Z', roleId: 2 } as never);
  return client;
};
let client: ReturnType<typeof signedIn>;
beforeAll(async () => {
  server = await startMock();
  client = signedIn(server.baseUrl);
});
afterAll(() => server.close());

test('every call is answered, and its reply fits its declaration', async () => {
  const own = await startMock({ seed: 3 });
  const everybody = signedIn(own.baseUrl);
  const refused: string[] = [];
  for (const call of allCalls)
    await everybody.send(call, sampleInput(call)).catch(error => refused.push(`${call.id}: ${error.code}`));
  await own.close();
  // The first two read the draft that was removed before; the sample of the third orders kinds of tickets at random.
  expect(refused).toEqual([
    'admin.eventRequest.detail: not_found',
    'admin.eventRequest.move: not_found',
    'ticketOrder.create: not_found',
  ]);
}, 60_000);

test('hours are booked, paid and given back', async () => {
  const { body } = sampleInput(writeSchedule);
  const { orderId } = (await client.send(writeSchedule, { body })).message;
  await expect(client.send(writeSchedule, { body })).rejects.toMatchObject({
    code: 'slot_taken',
    data: { taken: body.slots },
  });
  const { schedule } = (await client.send(getSchedule, { body: { roomId: body.roomId } })).message;
  expect(schedule.filter(({ mine }) => mine).map(({ start }) => start)).toEqual(expect.arrayContaining(body.slots));
  const read = async () => (await client.send(getBooking, { body: { orderId } })).message;
  expect(await read()).toMatchObject({ status: bookingStatus.awaitingPayment, can: ['pay', 'release'] });
  await client.send(payEmbedded, { body: { orderId } });
  expect(await read()).toMatchObject({ status: bookingStatus.paid, toPay: 0, price: body.price });
  await expect(client.send(payEmbedded, { body: { orderId } })).rejects.toMatchObject({ code: 'booking_not_payable' });
  const { items } = await client.send(listMyBookings, { x: 1, body: {} });
  expect(items[0]).toMatchObject({ id: orderId, status: bookingStatus.paid });
  await client.send(cancelPaidBooking, { body: { orderId, refund: body.price } });
  expect(await read()).toMatchObject({ status: bookingStatus.cancelled, refund: { sum: body.price } });
  expect((await client.send(writeSchedule, { body })).message.orderId).not.toBe(orderId);
});

test('tickets are ordered, paid and read', async () => {
  const offer = (await client.send(getTicketOffer, { id: 5 })).message;
  const [kind] = offer.kinds;
  if (!kind) throw new Error('nothing is on offer');
  const lines = [{ ticketId: kind.ticketId, count: 2 }];
  const order = { eventId: 5, lines, total: 2 * kind.ticketPrice };
  const { orderKey: slug } = (await client.send(createTicketOrder, { body: order })).message;
  await client.send(payTicketOrder, { slug });
  const paid = (await client.send(getTicketOrder, { slug })).message;
  expect(paid).toMatchObject({ canPay: false, tickets: [{}, {}] });
  const { items } = await client.send(listMyTickets, { body: {} });
  expect(
    items
      .slice(0, 2)
      .map(({ code }) => code)
      .toSorted(),
  ).toEqual(paid.tickets.map(({ code }) => code).toSorted());
  const { code = '' } = paid.tickets[0] ?? {};
  expect((await client.send(getTicket, { slug: code })).message).toMatchObject({ code, event: { eventId: 5 } });
});

test('a request for an event is filed, read, moved by staff, and a draft is removed', async () => {
  const { body } = sampleInput(addEventRequest);
  const whole = { ...body, eventRequestStatus: 2, referralId: null, technicalScenarios: [] };
  const { id } = await client.send(addEventRequest, { body: whole as typeof body });
  const read = async () => (await client.send(getMyEventRequest, { id })).message;
  expect(await read()).toMatchObject({ eventRequestId: id, eventRequestTitle: body.eventRequestTitle });
  const { items } = await client.send(listMyEventRequests, { body: {} });
  expect(items[0]).toMatchObject({ eventRequestId: id });
  const { new: fresh, inProgress } = eventRequestStatus;
  const move = () => client.send(moveEventRequest, { id, body: { seen: fresh, status: inProgress } });
  await move();
  await expect(move()).rejects.toMatchObject({ code: 'already_decided', data: { what: 'В работе' } });
  expect((await client.send(getEventRequest, { id })).message).toMatchObject({ eventRequestStatus: inProgress });

  const draft = await client.send(addEventRequest, { body: { ...body, eventRequestStatus: 1 } as typeof body });
  await client.send(removeMyEventRequest, { id: draft.id });
  await expect(client.send(getMyEventRequest, { id: draft.id })).rejects.toMatchObject({ code: 'not_found' });
});

test('a key does the work once, and what nobody may read is refused', async () => {
  const body = { ...sampleInput(writeSchedule).body, slots: ['2026-12-24T06:00:00.000Z'] };
  const send = (price: number) => client.send(writeSchedule, { body: { ...body, price } }, { idempotencyKey: 'one' });
  const first = await send(100);
  expect(await send(100)).toEqual(first);
  await expect(send(200)).rejects.toMatchObject({ code: 'key_reused' });
  expect(takesKey(writeSchedule)).toBe(true);
  const visitor = createClient({ baseUrl: server.baseUrl });
  await expect(visitor.send(listMyTickets, { body: {} })).rejects.toMatchObject({ code: 'access_denied' });
  const wrong = { ...sampleInput(login).body, phone: '1' };
  await expect(visitor.send(login, { body: wrong })).rejects.toMatchObject({ code: 'invalid_input' });
});

test('the same seed answers the same, another seed otherwise', async () => {
  const rooms = async (seed: number) => {
    const own = await startMock({ seed });
    const reply = await createClient({ baseUrl: own.baseUrl }).send(listRooms, {});
    await own.close();
    return reply;
  };
  expect(await rooms(1)).toEqual(await rooms(1));
  expect(await rooms(1)).not.toEqual(await rooms(2));
});

test('fails, waits, hangs and cuts the connection where a header or an option says so', async () => {
  const visitor = createClient({ baseUrl: server.baseUrl, retries: 0, timeoutMs: 300 });
  const ask = (wish: string) => visitor.send(listRooms, {}, { headers: { 'x-mock': wish } });
  await expect(ask('unavailable')).rejects.toMatchObject({ code: 'unavailable', status: 503 });
  await expect(ask('hang')).rejects.toMatchObject({ code: 'timeout' });
  await expect(ask('drop')).rejects.toMatchObject({ code: 'reset' });
  const at = Date.now();
  await ask('delay=120');
  expect(Date.now() - at).toBeGreaterThanOrEqual(115);

  const own = await startMock({ fails: { 'booking.write': 'slot_taken' } });
  const send = signedIn(own.baseUrl).send(writeSchedule, sampleInput(writeSchedule));
  await expect(send).rejects.toMatchObject({ code: 'slot_taken', data: { taken: expect.any(Array) } });
  await own.close();
});
