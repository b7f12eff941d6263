import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { login, logout } from './auth/auth.calls.ts';
import { listBookings } from './bookings/bookings.admin.calls.ts';
import { bookingAdded, getReceipt, payEmbedded, writeSchedule } from './bookings/bookings.calls.ts';
import type { Wish } from './bookings/bookings.model.ts';
import { createClient } from './core/client.ts';
import { ApiFailure, Unreachable } from './core/failures.ts';
import { createLive } from './core/live.ts';
import { rowsOf } from './core/pages.ts';
import { createSession, memoryStore, type SessionStore, type StoredKey } from './core/session.ts';
import { uploadAvatar } from './profile/profile.calls.ts';
import { listRooms } from './rooms/rooms.calls.ts';
import { handlers, mock, mockLive, sampleReply } from './testing/index.ts';

// The recipes of README.md, line by line: what stands in its blocks has to stand here as well, and here it runs.

const server = setupServer(...handlers());
const baseUrl = 'http://localhost:8080/api';
const session = createSession(memoryStore());
const client = createClient({ baseUrl, session, retries: 0 });
const quick = { backoffMs: () => 0 };
const wish: Wish & { price: number } = {
  roomId: 1,
  tariffId: 1,
  slots: [],
  serviceIds: [],
  equipmentIds: [],
  price: 0,
};
const show = vi.fn();

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
beforeEach(() => void show.mockReset());
afterEach(() => {
  server.resetHandlers();
  session.signOut();
});
afterAll(() => server.close());

function tempFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'venue-readme-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}

test('first call', async () => {
  const session = createSession(memoryStore());
  const client = createClient({ baseUrl: 'http://localhost:8080/api', session });

  const { message } = await client.send(listRooms, {});
  const free = message.rooms.filter(room => room.state === 'free').map(room => room.name);
  expect(free.every(name => typeof name === 'string')).toBe(true);
  expect(message.rooms.length).toBeGreaterThan(0);
});

test('sign in and keep the session', async () => {
  const path = join(tempFolder(), 'session.json');
  const fileStore = (path: string): SessionStore => {
    const kept: Partial<Record<StoredKey, string>> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
    return {
      read: key => kept[key] ?? null,
      write: (key, value) => {
        if (value === null) delete kept[key];
        else kept[key] = value;
        writeFileSync(path, JSON.stringify(kept), { mode: 0o600 });
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

test('lists', async () => {
  const query = { status: 2, sort: 'start', order: 'asc' } as const;
  const { items, message } = await client.send(listBookings, { query: { ...query, page: 1, pageSize: 50 } });
  show(`${items.length} of ${message.total}`);
  expect(items.length).toBe(Math.min(50, message.total));

  let revenue = 0;
  for await (const booking of rowsOf(client, listBookings, { query })) revenue += booking.price;
  expect(revenue).toBeGreaterThan(0);
});

test('failures', async () => {
  const data = { taken: ['2026-11-20T04:00:00.000Z'], nearest: [] };
  const attempt = async () => {
    try {
      await client.send(writeSchedule, { body: wish });
    } catch (error) {
      if (error instanceof ApiFailure && error.code === 'slot_taken') show(error.text, error.data);
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
    ['Выбранные часы уже заняты. Выберите другое время', data],
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
  const { data, name, type } = await client.send(getReceipt, { body: { orderId: 7 } });
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
  live.onGap(() => readAgain());
  live.onStatus(status => show(status));
  live.follow(['residents']);
  await channel.followed('residents');
  channel.push(bookingAdded, 'residents', { roomId: 3, starts: ['2026-11-20T04:00:00.000Z'] });
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
  await expect(client.send(writeSchedule, { body: wish })).rejects.toMatchObject({ code: 'slot_taken' });
  expect((await client.send(writeSchedule, { body: wish })).message.orderId).toBeGreaterThan(0);
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
        ...(error instanceof ApiFailure ? { code: error.code, requestId: error.requestId } : { reason: error.reason }),
      }),
    onMismatch: (call, error) => log.warn({ call: call.id, error }),
  });
  server.use(mock(writeSchedule).fails('slot_taken'), mock(payEmbedded).unreachable());
  await client.send(listRooms, {});
  await client.send(writeSchedule, { body: wish }).catch(() => undefined);
  expect(log.debug.mock.calls.slice(0, 2)).toEqual([
    [{ call: 'booking.roomsInfo' }],
    [{ call: 'booking.roomsInfo', done: true }],
  ]);
  expect(log.warn).toHaveBeenCalledWith({ call: 'booking.write', code: 'slot_taken', requestId: 'mock' });
});

const here = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');
const blocks = [...here('../README.md').matchAll(/```ts\n([\s\S]*?)```/g)].map(match => match[1] ?? '');
const trimmed = (text: string) =>
  text
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')
    .join('\n');

test('what README.md shows is what runs above', () => {
  expect(blocks.length).toBeGreaterThanOrEqual(11);
  const run = trimmed(here('./readme.test.ts'));
  for (const block of blocks) {
    for (const part of block.replace(/^import [^;]+;$/gm, '').split('\n\n')) expect(run).toContain(trimmed(part));
  }
});

test('README.md imports what exists, from where it says', async () => {
  const files: Record<string, string> = { '': './index.ts', '/testing': './testing/index.ts' };
  const imports = blocks.flatMap(block => [...block.matchAll(/^import \{([^}]+)\} from '@venue\/sdk([^']*)';$/gm)]);
  expect(imports.length).toBeGreaterThan(10);
  for (const [, names = '', entry = ''] of imports) {
    const [area = '', kind] = entry.slice(1).split('/');
    const file = files[entry] ?? `./${area}/${area}.${kind === 'admin' ? 'admin.calls' : (kind ?? 'calls')}.ts`;
    const module: object = await import(/* @vite-ignore */ file);
    const values = names.split(',').map(name => name.trim());
    for (const name of values.filter(each => !each.startsWith('type ')))
      expect(Object.keys(module), entry).toContain(name);
  }
});
