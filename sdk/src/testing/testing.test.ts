import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { checkPhone } from '../auth/auth.calls.ts';
import { writeTechnicalReason } from '../bookings/bookings.admin.calls.ts';
import { getReceipt, releaseBooking } from '../bookings/bookings.calls.ts';
import { createClient } from '../core/client/client.ts';
import { failureTexts } from '../core/client/failures.texts.ts';
import { failures, isFailureCode } from '../core/client/failures.ts';
import { createSession, memoryStore } from '../core/client/session.ts';
import { uploadAvatar } from '../profile/profile.calls.ts';
import { listRooms } from '../rooms/rooms.calls.ts';
import { mock, sampleInput, sampleReply } from './index.ts';

const server = setupServer();
const client = createClient({
  baseUrl: 'http://mock.test/api',
  session: createSession(memoryStore()),
  replies: 'strict',
  retries: 0,
});
const check = (phone = '9001234567') => client.send(checkPhone, { query: { phone } });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

test('answers a call with a reply, also one made from the request', async () => {
  server.use(mock(checkPhone).replies(({ query }) => ({ message: { registered: query.phone === '9001234567' } })));
  expect(await check()).toEqual({ message: { registered: true } });
  expect(await check('9001234568')).toEqual({ message: { registered: false } });
});

test('an answer that does not fit the declaration fails the test that gives it', () => {
  expect(() => mock(checkPhone).replies({ message: { registered: 'yes' } } as never)).toThrow(/auth\.check/);
});

test('hears the files and fields of an upload', async () => {
  const heard: unknown[] = [];
  server.use(
    mock(uploadAvatar).replies(({ body }) => {
      heard.push(body);
      return sampleReply(uploadAvatar);
    }),
  );
  await client.send(uploadAvatar, { body: { file: new Blob(['x'], { type: 'image/png' }) } });
  expect(heard).toEqual([{ file: expect.any(Blob) }]);
});

describe('failures', () => {
  test('one that the call declares', async () => {
    server.use(mock(releaseBooking).fails('booking_not_cancellable'));
    await expect(client.send(releaseBooking, { body: { orderId: 1 } })).rejects.toMatchObject({
      code: 'booking_not_cancellable',
      status: 409,
    });
  });

  test('one that carries data, of the shape that the call declares', async () => {
    const data = { taken: ['2026-11-20T04:00:00.000Z'], nearest: [] };
    server.use(mock(writeTechnicalReason).fails('slot_taken', { data }));
    const sent = client.send(writeTechnicalReason, sampleInput(writeTechnicalReason));
    await expect(sent).rejects.toMatchObject({ code: 'slot_taken', data });
    // @ts-expect-error: its data is required
    expect(() => mock(writeTechnicalReason).fails('slot_taken')).toThrow(/the data of slot_taken/);
    // @ts-expect-error: hours are texts
    expect(() => mock(writeTechnicalReason).fails('slot_taken', { data: { taken: [4], nearest: [] } })).toThrow();
    // @ts-expect-error: this failure carries no data
    mock(writeTechnicalReason).fails('slot_invalid', { data });
  });

  test.each(Object.keys(failures).filter(isFailureCode))('%s arrives as its row says', async code => {
    server.use(mock(checkPhone).failsAs(code));
    const { status } = failures[code];
    await expect(check()).rejects.toMatchObject({ code, status, text: failureTexts[code], requestId: 'mock' });
  });

  test('carry fields, data and Retry-After', async () => {
    server.use(
      mock(checkPhone).failsAs('slot_taken', { fields: { phone: 'Занят' }, data: { taken: [] }, retryAfter: 7 }),
    );
    await expect(check()).rejects.toMatchObject({ fields: { phone: 'Занят' }, data: { taken: [] }, retryAfter: 7 });
  });

  test('an undeclared one does not compile', () => {
    // @ts-expect-error: checking a phone takes no hours.
    mock(checkPhone).fails('slot_taken');
  });
});

test('answers with a file', async () => {
  const data = new Blob(['%PDF'], { type: 'application/pdf' });
  server.use(mock(getReceipt).replies({ data, type: 'application/pdf', name: 'Чек.pdf' }));
  expect(await client.send(getReceipt, { body: { orderId: 1 } })).toMatchObject({
    name: 'Чек.pdf',
    type: 'application/pdf',
  });
});

test('the network can fail, and an answer can fail to come', async () => {
  server.use(mock(checkPhone).unreachable());
  await expect(check()).rejects.toMatchObject({ reason: 'network' });
  server.use(mock(checkPhone).hangs());
  const answer = client.send(checkPhone, { query: { phone: '9001234567' } }, { timeoutMs: 30 });
  await expect(answer).rejects.toMatchObject({ reason: 'timeout' });
});

test('once: the next request only', async () => {
  server.use(mock(checkPhone).once.fails('rate_limited'), mock(checkPhone).replies({ message: { registered: true } }));
  await expect(check()).rejects.toMatchObject({ code: 'rate_limited' });
  expect(await check()).toEqual({ message: { registered: true } });
});

test('delays: the answer comes later', async () => {
  server.use(
    mock(checkPhone)
      .delays(60)
      .once.replies({ message: { registered: true } }),
  );
  const begun = performance.now();
  await check();
  expect(performance.now() - begun).toBeGreaterThanOrEqual(55);
});

test('a reply whose fields contradict each other is refused, with the rule and the place', () => {
  const { message } = sampleReply(listRooms);
  const [room, ...rooms] = message.rooms;
  if (!room) throw new Error('no room');
  const replies = (changed: Partial<typeof room>) =>
    mock(listRooms).replies({ message: { ...message, rooms: [...rooms, { ...room, ...changed }] } });
  const place = `message.rooms.${rooms.length}`;
  expect(() => replies({})).not.toThrow();
  expect(() => replies({ priceFrom: 100, priceLong: { minHours: 2, pricePerHour: 200 } })).toThrow(
    `${place}: priceLong.pricePerHour is below priceFrom`,
  );
  const theatre = { seating: 'theatre', capacity: 20 } as const;
  expect(() => replies({ capacity: 10, seatings: [theatre] })).toThrow('holds no more people than the room');
  expect(() => replies({ capacity: 50, seatings: [theatre, theatre] })).toThrow('each seating occurs once');
  expect(() => replies({ freeToday: 32 })).toThrow('at most the hours of a day');
});
