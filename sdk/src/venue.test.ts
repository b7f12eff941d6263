import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, expectTypeOf, test } from 'vitest';
import { loginMarketplace, logout } from './auth/auth.calls.ts';
import { cancelBooking, type listBookings } from './bookings/bookings.admin.calls.ts';
import { bookingAdded, getSchedule, writeSchedule } from './bookings/bookings.calls.ts';
import { allCalls } from './calls.ts';
import { ApiFailure } from './core/client/errors.ts';
import type { Rows } from './core/client/pages.ts';
import { Unreachable } from './core/client/unreachable.ts';
import { type AnyCall, paramsOf, type Reply } from './core/schema/call.ts';
import { uploadAvatar } from './profile/profile.calls.ts';
import { listRooms } from './rooms/rooms.calls.ts';
import { handlers, mock, mockLive, sampleInput, sampleReply } from './testing/index.ts';
import { createVenue, type VenueOptions } from './venue.ts';

const server = setupServer(...handlers());
const baseUrl = 'http://venue.test/api';
const aVenue = (options: Partial<VenueOptions> = {}) =>
  createVenue({ baseUrl, replies: 'strict', retries: 0, ...options });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => {
  server.resetHandlers();
  server.events.removeAllListeners();
});
afterAll(() => server.close());

/** Collects what `read` returns for each request that is sent. */
function overheard<T>(read: (request: Request) => T): T[] {
  const heard: T[] = [];
  server.events.on('request:start', ({ request }) => void heard.push(read(request)));
  return heard;
}

type AnyMethod = (input: object) => Promise<unknown>;
const isMethod = (value: unknown): value is AnyMethod => typeof value === 'function';
const methodsOf = (part: object): AnyMethod[] =>
  Object.values(part).flatMap((value: object) => (isMethod(value) ? [value] : methodsOf(value)));
const own = ['client', 'session', 'signIn', 'signOut', 'live'];

describe('the methods', () => {
  test('are every declared call, each once', async () => {
    const sent: AnyCall[] = [];
    const venue = aVenue({ transport: async () => undefined, replies: 'off', onRequest: call => void sent.push(call) });
    const areas = Object.fromEntries(Object.entries(venue).filter(([name]) => !own.includes(name)));
    const methods = methodsOf(areas);
    const params = Object.fromEntries(allCalls.flatMap(call => paramsOf(call.path)).map(name => [name, 1]));
    await Promise.all(methods.map(method => method(params)));
    expect(methods).toHaveLength(allCalls.length);
    expect(new Set(sent)).toEqual(new Set(allCalls));
    expect(sent).toHaveLength(allCalls.length);
    // An area with one of these names would replace the venue's own property.
    expect(venue.client.session).toBe(venue.session);
    for (const name of ['signIn', 'signOut', 'live'] as const) expect(venue[name]).toBeInstanceOf(Function);
  });

  test('send what the client sends, staff calls under `admin`', async () => {
    const heard = overheard(async request => [
      request.method,
      request.url,
      request.body && (await request.clone().text()),
    ]);
    const venue = aVenue();
    const request = sampleInput(writeSchedule);
    const hold = await venue.bookings.writeSchedule(request);
    await venue.client.send(writeSchedule, request);
    await venue.bookings.admin.getBookingCard({ id: 7 });
    const [byMethod, bySend, card] = await Promise.all(heard);
    expect(hold).toEqual(sampleReply(writeSchedule));
    expect(byMethod).toEqual(bySend);
    expect(card?.slice(0, 2)).toEqual(['GET', `${baseUrl}/admin/booking/7/show`]);
  });

  test('need no input where the call requires none', async () => {
    const heard = overheard(request => request.clone().text());
    const venue = aVenue();
    expect((await venue.rooms.listRooms()).message.rooms.length).toBeGreaterThan(0);
    expect((await venue.bookings.admin.listBookings()).items).toHaveLength(25);
    expect((await venue.stories.admin.listStories()).items).toHaveLength(25);
    // A query that is left out is not sent; a body without required fields is sent all the same.
    expect(await Promise.all(heard)).toEqual(['', '', '{}']);
  });

  test('refuse at compile time what the call does not take', () => {
    const venue = aVenue({ transport: async () => undefined, replies: 'off' });
    expectTypeOf(venue.bookings.writeSchedule).returns.resolves.toEqualTypeOf<Reply<typeof writeSchedule>>();
    expectTypeOf(venue.bookings.getReceipt).returns.resolves.toHaveProperty('data').toEqualTypeOf<Blob>();
    expectTypeOf(venue.bookings.admin.listBookings.rows).returns.toEqualTypeOf<Rows<typeof listBookings>>();
    expectTypeOf(venue.bookings).not.toHaveProperty('bookingAdded');
    expectTypeOf(venue.rooms.listRooms).not.toHaveProperty('rows');
    () => [
      // @ts-expect-error: the request is required
      venue.bookings.writeSchedule(),
      // @ts-expect-error: of another type
      venue.bookings.getSchedule({ body: { roomId: '31', from: '2026-11-20', days: 1 } }),
      // @ts-expect-error: the path needs a number
      venue.bookings.admin.getBookingCard({}),
      // @ts-expect-error: nothing by this name
      venue.bookings.admin.listBookings({ query: { colour: 'red' } }),
      // @ts-expect-error: staff calls stand under `admin`
      venue.bookings.cancelBooking,
    ];
  });
});

describe('a request', () => {
  test('that is refused throws ApiFailure, one that is lost Unreachable', async () => {
    const venue = aVenue();
    server.use(mock(cancelBooking).failsAs('forbidden'), mock(getSchedule).unreachable());
    const refused = await venue.bookings.admin.cancelBooking(sampleInput(cancelBooking)).catch((e: unknown) => e);
    expect(refused).toBeInstanceOf(ApiFailure);
    expect(refused).toMatchObject({ code: 'forbidden', requestId: 'mock' });
    await expect(venue.bookings.getSchedule(sampleInput(getSchedule))).rejects.toBeInstanceOf(Unreachable);
  });

  test('takes the options of `send`', async () => {
    const venue = aVenue();
    const shares: number[] = [];
    const file = new File([new Uint8Array(300_000)], 'me.png', { type: 'image/png' });
    server.use(mock(uploadAvatar).replies(sampleReply(uploadAvatar)), mock(listRooms).hangs());
    await venue.profile.uploadAvatar({ body: { file } }, { onUploadProgress: done => void shares.push(done) });
    expect(shares).not.toEqual([]);
    const stop = new AbortController();
    const answer = venue.rooms.listRooms({}, { signal: stop.signal });
    stop.abort();
    await expect(answer).rejects.toMatchObject({ reason: 'cancelled' });
    await expect(venue.rooms.listRooms({}, { timeoutMs: 20 })).rejects.toMatchObject({ reason: 'timeout' });
  });
});

test('a list has its rows, page after page, with the same input and options', async () => {
  const heard = overheard(request => new URL(request.url).search);
  const venue = aVenue();
  let count = 0;
  for await (const booking of venue.bookings.admin.listBookings.rows({ query: { pageSize: 40 } }))
    count += booking.orderId > 0 ? 1 : 0;
  expect(count).toBe(57);
  expect(heard).toEqual(['?pageSize=40&page=1', '?pageSize=40&page=2']);
  expect((await venue.stories.admin.listStories.rows().next()).done).toBe(false);
  const rows = venue.bookings.admin.listBookings.rows({}, { signal: AbortSignal.abort() });
  await expect(rows.next()).rejects.toMatchObject({ reason: 'cancelled' });
});

describe('signing in', () => {
  test('keeps the session of each venue to itself, until it signs out', async () => {
    const heard = overheard(request => request.headers.get('access'));
    const [one, other] = [aVenue(), aVenue()];
    const who = { phone: '9120000101', password: 'Guest-2026' };
    expect(await one.signIn({ role: 'landing', ...who })).toBe(true);
    expect(one.session.current()).not.toBeNull();
    expect(other.session.current()).toBeNull();
    expect(await other.signIn({ role: 'marketplace', ...who })).toBe(true);
    expect(other.session.current()?.access).not.toBe(one.session.current()?.access);
    await Promise.all([one.rooms.listRooms(), other.rooms.listRooms()]);
    expect(heard.slice(2)).toEqual([one, other].map(venue => venue.session.current()?.access));

    await one.signOut();
    expect([one.session.current(), other.session.current() === null]).toEqual([null, false]);
    server.use(mock(logout).fails('token_expired'));
    await expect(other.signOut()).rejects.toMatchObject({ code: 'token_expired' });
    expect(other.session.current()).toBeNull();
  });

  test('with a password that does not fit is false and changes nothing', async () => {
    const venue = aVenue();
    server.use(mock(loginMarketplace).replies({ message: { successful: false } }));
    expect(await venue.signIn({ role: 'marketplace', phone: '9120000101', password: 'no' })).toBe(false);
    expect([venue.session.current(), venue.session.read('token')]).toEqual([null, null]);
  });
});

test('the live channel is the one of the same server, with the same session', async () => {
  const urls: unknown[] = [];
  const channel = mockLive();
  const venue = aVenue({ baseUrl: 'https://venue.test/api/' });
  const live = venue.live({
    WebSocket: class extends channel.WebSocket {
      constructor(url: string) {
        super(url);
        urls.push(url);
      }
    },
  });
  const rooms: number[] = [];
  live.on(bookingAdded, ({ roomId }) => void rooms.push(roomId));
  live.follow(['residents']);
  await channel.followed('residents');
  channel.push(bookingAdded, 'residents', { roomId: 3, starts: [], orderId: null });
  live.close();
  expect({ urls, rooms }).toEqual({ urls: ['wss://venue.test/api/live'], rooms: [3] });
});
