import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { Agent } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import axios from 'axios';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { login, logout } from './auth/auth.calls.ts';
import { listBookings } from './bookings/bookings.admin.calls.ts';
import {
  bookingAdded,
  getReceipt,
  getSchedule,
  payEmbedded,
  quotePrice,
  writeSchedule,
} from './bookings/bookings.calls.ts';
import type { BookingRequest } from './bookings/bookings.model.ts';
import { asResponse } from './core/client/asResponse.ts';
import { createClient } from './core/client/client.ts';
import { ApiFailure } from './core/client/errors.ts';
import { isFailure } from './core/client/fails.ts';
import { rowsOf } from './core/client/pages.ts';
import { responseOf } from './core/client/response.ts';
import { createSession, memoryStore, type SessionStore, type StoredKey } from './core/client/session.ts';
import { Unreachable } from './core/client/unreachable.ts';
import { addDays, dayOf } from './core/format/format.ts';
import { createLive } from './core/live/live.ts';
import { uploadAvatar } from './profile/profile.calls.ts';
import { getRoom, listRooms } from './rooms/rooms.calls.ts';
import { handlers, mock, mockLive, sampleReply } from './testing/index.ts';
import { createVenue } from './venue.ts';

// The recipes of README.md; readme.blocks.test.ts checks, line by line, that everything in README.md is here as well.

const server = setupServer(...handlers());
const baseUrl = 'http://localhost:8080/api';
const session = createSession(memoryStore());
const client = createClient({ baseUrl, session, retries: 0 });
const quick = { backoffMs: () => 0 };
const request: BookingRequest & { price: number } = {
  roomId: 1,
  tariffId: 1,
  slots: [],
  serviceIds: [],
  equipmentIds: [],
  price: 0,
};
const show = vi.fn();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
beforeEach(() => void show.mockReset());
afterEach(() => session.signOut());

function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'venue-readme-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('first call', async () => {
  const console = { log: show };
  const client = createClient({ baseUrl: 'http://localhost:8080/api' });

  const { message } = await client.send(listRooms, {});
  for (const room of message.rooms) console.log(room.roomId, room.name, room.state);
  expect(message.rooms.length).toBeGreaterThan(0);
  expect(show).toHaveBeenCalledTimes(message.rooms.length);
});

test('every call as a method', async () => {
  const [phone, password] = ['9120000001', 'Staff-2026'];
  const venue = createVenue({ baseUrl: 'http://localhost:8080/api' });
  if (!(await venue.signIn({ role: 'admin', phone, password }))) throw new Error('phone and password do not fit');
  expect(venue.session.current()).not.toBeNull();

  const { message } = await venue.rooms.listRooms();
  const query = { status: 2, sort: 'start', order: 'asc' } as const;
  for await (const booking of venue.bookings.admin.listBookings.rows({ query })) show(booking.orderId);
  expect(message.rooms.length).toBeGreaterThan(0);
  expect(show).toHaveBeenCalledTimes(57);

  await venue.signOut();
  expect(venue.session.current()).toBeNull();
});

test('sign in and keep the session', async () => {
  const path = join(tempFolder(), 'session.json');
  const fileStore = (path: string): SessionStore => {
    const stored: Partial<Record<StoredKey, string>> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
    return {
      read: key => stored[key] ?? null,
      write: (key, value) => {
        if (value === null) delete stored[key];
        else stored[key] = value;
        writeFileSync(path, JSON.stringify(stored), { mode: 0o600 });
      },
      watch: () => () => undefined,
    };
  };

  const session = createSession(fileStore(path));
  const client = createClient({ baseUrl, session });
  if (!session.current()) {
    const { message } = await client.send(login, { body: { phone: '9120000101', password: 'Guest-2026' } });
    if (message.successful) session.signIn(message);
  }
  expect(session.current()).not.toBeNull();
  expect(createSession(fileStore(path)).current()).toEqual(session.current());

  await client.send(logout, {});
  session.signOut();
  expect(createSession(fileStore(path)).current()).toBeNull();
});

test('book hours', async () => {
  const { message: hours } = sampleReply(getSchedule);
  const schedule = hours.schedule.map((hour, index) => ({ ...hour, statusId: index === 0 ? hour.statusId : null }));
  const heard: unknown[] = [];
  server.use(
    mock(getSchedule).replies({ message: { ...hours, schedule } }),
    mock(writeSchedule).replies(({ body }) => {
      heard.push(body);
      return sampleReply(writeSchedule);
    }),
  );

  const { message: room } = await client.send(getRoom, { body: { roomId: 31 } });
  const from = addDays(dayOf(Date.now()), 1);
  const { message: week } = await client.send(getSchedule, { body: { roomId: room.roomId, from, days: 7 } });
  const free = week.schedule.find(hour => hour.statusId === null);
  const [tariff] = room.tariffs;
  if (!free || !tariff) throw new Error('nothing is free');

  const request = { roomId: 31, tariffId: tariff.tariffId, slots: [free.start], serviceIds: [], equipmentIds: [] };
  const { message: quote } = await client.send(quotePrice, { body: request });
  const { message: hold } = await client.send(writeSchedule, { body: { ...request, price: quote.price } });
  show(hold.orderId, hold.expiresAt);

  expect(heard).toEqual([{ ...request, slots: [schedule[1]?.start], price: quote.price }]);
  expect(show).toHaveBeenCalledWith(expect.any(Number), expect.any(String));
});

test('lists', async () => {
  const query = { status: 2, sort: 'start', order: 'asc' } as const;
  const { items, message } = await client.send(listBookings, { query: { ...query, page: 1, pageSize: 50 } });
  show(`${items.length} of ${message.total}`);
  expect(items.length).toBe(Math.min(50, message.total));

  let revenue = 0;
  for await (const booking of rowsOf(client, listBookings, { query })) revenue += booking.price;
  expect(revenue).toBeGreaterThan(0);
});

test('status, headers and request id', async () => {
  const reply = await client.send(listRooms, {});
  const { status, headers, requestId, tries, durationMs } = responseOf(reply) ?? {};
  show(status, headers?.['content-type'], requestId, tries, durationMs);
  expect(show).toHaveBeenCalledWith(200, expect.stringContaining('application/json'), requestId, 1, durationMs);

  const response = await asResponse(client, listRooms, {});
  show(await response.text());
  expect(JSON.parse(show.mock.lastCall?.[0])).toEqual(reply);
});

test('an instance of axios', async () => {
  const httpsAgent = new Agent({ keepAlive: true, maxSockets: 20 });
  const client = createClient({ baseUrl, session, axios: axios.create({ httpsAgent }) });
  expect((await client.send(listRooms, {})).message.rooms.length).toBeGreaterThan(0);
});

test('failures', async () => {
  const data = { taken: ['2026-11-20T04:00:00.000Z'], nearest: ['2026-11-20T06:00:00.000Z'] };
  const quote = { price: request.price };
  const attempt = async () => {
    try {
      await client.send(writeSchedule, { body: { ...request, price: quote.price } });
    } catch (error) {
      if (isFailure(error, writeSchedule, 'slot_taken')) show(error.text, error.data.nearest);
      else if (error instanceof ApiFailure) show(error.text, error.fields);
      else if (error instanceof Unreachable) show(error.text);
      else throw error;
    }
  };
  server.use(mock(writeSchedule).fails('slot_taken', { data }));
  await attempt();
  server.use(mock(writeSchedule).fails('invalid_input', { fields: { slots: 'Выберите хотя бы один час' } }));
  await attempt();
  server.use(mock(writeSchedule).unreachable());
  await attempt();
  expect(show.mock.calls).toEqual([
    ['Выбранные часы уже заняты. Выберите другое время', data.nearest],
    ['Проверьте заполнение полей', { slots: 'Выберите хотя бы один час' }],
    ['Нет связи с сервером. Проверьте подключение к интернету'],
  ]);
});

test('upload', async () => {
  const file = new File([new Uint8Array(2_000_000)], 'me.png', { type: 'image/png' });
  await client.send(
    uploadAvatar,
    { body: { file } },
    { timeoutMs: 120_000, onUploadProgress: done => show(`${Math.round(done * 100)} %`) },
  );
  expect(show).toHaveBeenLastCalledWith('100 %');
});

test('download', async () => {
  const folder = tempFolder();
  server.use(mock(getReceipt).replies({ data: new Blob(['%PDF']), type: 'application/pdf', name: 'Чек № 7.pdf' }));
  const orderId = 7;
  const { data, name, type } = await client.send(getReceipt, { body: { orderId } });
  await writeFile(join(folder, name), new Uint8Array(await data.arrayBuffer()));
  expect(readFileSync(join(folder, 'Чек № 7.pdf'), 'utf8')).toBe('%PDF');
  expect(type).toBe('application/pdf');
});

test('cancel', async () => {
  server.use(mock(listRooms).hangs());
  const stop = new AbortController();
  const answer = client.send(listRooms, {}, { signal: stop.signal, timeoutMs: 5_000 }).catch(error => {
    if (error instanceof Unreachable && error.reason === 'cancelled') return null;
    throw error;
  });
  stop.abort();
  expect(await answer).toBeNull();
  await expect(client.send(listRooms, {}, { timeoutMs: 20 })).rejects.toMatchObject({ reason: 'timeout' });
});

test('once and only once', async () => {
  const orderId = 7;
  const keys: (string | null)[] = [];
  server.events.on('request:start', ({ request }) => void keys.push(request.headers.get('idempotency-key')));
  onTestFinished(() => server.events.removeAllListeners());
  server.use(mock(payEmbedded).once.fails('unavailable'));
  const client = createClient({ baseUrl, session, ...quick });
  const idempotencyKey = crypto.randomUUID();
  const pay = () => client.send(payEmbedded, { body: { orderId } }, { idempotencyKey });
  await pay();
  await pay();
  expect(keys).toEqual([idempotencyKey, idempotencyKey, idempotencyKey]);
});

test('live', async () => {
  const channel = mockLive();
  const { WebSocket } = channel;
  const readAgain = vi.fn();
  const live = createLive({ url: 'ws://localhost:8080/api/live', session, WebSocket });
  live.on(bookingAdded, ({ roomId, starts }) => show(roomId, starts));
  live.onResumed(() => readAgain());
  live.onStatus(status => show(status));
  live.onRefused(topic => show(`not yours: ${topic}`));
  live.follow(['residents']);
  await channel.followed('residents');
  channel.push(bookingAdded, 'residents', { roomId: 3, starts: ['2026-11-20T04:00:00.000Z'], orderId: null });
  channel.gap('residents');
  expect(show.mock.calls).toEqual([['open'], [3, ['2026-11-20T04:00:00.000Z']]]);
  expect(readAgain).toHaveBeenCalledOnce();
  live.close();
});

test('several clients', async () => {
  const clientOf = (baseUrl: string) => createClient({ baseUrl, session: createSession(memoryStore()) });
  const [ours, theirs] = [clientOf('https://venue.example/api'), clientOf('https://staging.venue.example/api')];
  const [here, there] = await Promise.all([ours.send(listRooms, {}), theirs.send(listRooms, {})]);
  expect(here.message.rooms).toEqual(there.message.rooms);
  expect(ours.session).not.toBe(theirs.session);
});

test('tests without a server', async () => {
  server.use(
    mock(listRooms).replies({ message: { ...sampleReply(listRooms).message, rooms: [] } }),
    mock(writeSchedule).once.fails('slot_taken', { data: { taken: [], nearest: [] } }),
  );
  expect((await client.send(listRooms, {})).message.rooms).toEqual([]);
  await expect(client.send(writeSchedule, { body: request })).rejects.toMatchObject({ code: 'slot_taken' });
  expect((await client.send(writeSchedule, { body: request })).message.orderId).toBeGreaterThan(0);
});

test('a live channel without a server', async () => {
  const starts = ['2026-11-20T04:00:00.000Z'];
  const channel = mockLive();
  const live = createLive({ url: 'ws://venue.test/api/live', session, WebSocket: channel.WebSocket });
  live.on(bookingAdded, show);

  live.follow(['residents']);
  await channel.followed('residents');
  channel.push(bookingAdded, 'residents', { roomId: 31, starts, orderId: null });
  expect(show).toHaveBeenCalledWith({ roomId: 31, starts, orderId: null });
  live.close();
});

test('hooks', async () => {
  const log = { debug: vi.fn(), warn: vi.fn() };
  const client = createClient({
    baseUrl,
    session,
    onRequest: call => log.debug({ call: call.id }),
    onResponse: call => log.debug({ call: call.id, done: true }),
    onError: (call, error) =>
      log.warn({
        call: call.id,
        ...(error instanceof ApiFailure
          ? { code: error.code, requestId: error.requestId }
          : { code: error.code, ...error.facts }),
      }),
    onMismatch: (call, error) => log.warn({ call: call.id, error }),
    onIgnored: (call, fields) => log.warn({ call: call.id, fields }),
  });
  server.use(
    mock(writeSchedule).fails('slot_taken', { data: { taken: [], nearest: [] } }),
    mock(payEmbedded).unreachable(),
  );
  await client.send(listRooms, {});
  await client.send(writeSchedule, { body: request }).catch(() => undefined);
  expect(log.debug.mock.calls.slice(0, 2)).toEqual([
    [{ call: 'booking.roomsInfo' }],
    [{ call: 'booking.roomsInfo', done: true }],
  ]);
  expect(log.warn).toHaveBeenCalledWith({ call: 'booking.write', code: 'slot_taken', requestId: 'mock' });
});
