import { bookingAdded } from '@venue/sdk/bookings';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApi, testApi } from '../../testing/api.ts';
import type { Context } from '../context.ts';
import { publish, toTopic } from '../publish.ts';
import { afterCommit, onRollback } from './afterCommit.ts';
import { replayOf } from './idempotency.ts';
import { asPublished } from './published.ts';
import { transact } from './transact.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());

const nudge = vi.fn();
const contextOf = (over: Partial<Context> = {}): Context => ({
  db: api.db,
  published: asPublished(api.db),
  batches: api.database.batches,
  rememberWrite: async () => {},
  config: api.config,
  ports: { ...api.ports, nudge },
  log: console,
  now: api.clock.now,
  actor: {
    userId: 7,
    role: 'admin',
    permissions: new Set(),
    sessionId: 1,
    name: 'Иванова А. П.',
    ownName: 'Иванова А. П.',
  },
  idempotency: null,
  staleTags: [],
  staffNameOf: async () => '',
  shownOf: async () => undefined,
  request: { id: 'test', ip: '', agent: '' },
  cookies: { read: () => undefined, write: () => undefined },
  ...over,
});
const published = async () =>
  (await api.db.execute(sql`select topic, action from live_message order by topic, seq`)).rows;

test('a repeat of a write, even at the same time, registers and publishes nothing of its own', async () => {
  const [after, undo] = [vi.fn(), vi.fn()];
  const write = () =>
    transact(contextOf({ idempotency: { callId: 'a.call', key: 'one', bodyHash: '' } }), tx => {
      publish(tx, api.clock.now, [toTopic(bookingAdded, 'residents', { roomId: 31, starts: [], orderId: null })]);
      afterCommit(tx, after);
      onRollback(tx, undo);
      return { message: 'written' };
    });
  expect(await Promise.all([write(), write(), write()])).toEqual(Array(3).fill({ message: 'written' }));
  expect(await published()).toEqual([{ topic: 'residents', action: bookingAdded.action }]);
  for (const each of [after, nudge]) expect(each).toHaveBeenCalledOnce();
  expect(undo).not.toHaveBeenCalled();
});

test('what staff changed is published with the rest, and nothing is when it was refused', async () => {
  await api.db.execute(sql`delete from live_message`);
  nudge.mockClear();
  const context = contextOf({ staleTags: ['residents'] });
  const refused = transact(context, () => Promise.reject(new Error('refused')));
  await expect(refused).rejects.toThrow('refused');
  expect([await published(), nudge.mock.calls.length]).toEqual([[], 0]);
  await transact(context, () => 'written');
  expect(await published()).toEqual([{ topic: 'staff', action: 'recordsChanged' }]);
  expect(nudge).toHaveBeenCalledOnce();
});

test.each([
  ['another person', { userId: 8 }, {}],
  ['another call', {}, { callId: 'another.call' }],
  ['another key', {}, { key: 'two' }],
])('%s with the rest the same is a call of its own', async (name, person, claimed) => {
  const made = (over: object, of: object) => {
    const base = contextOf();
    const idempotency = { callId: `scope of ${name}`, key: 'one', bodyHash: 'same', ...of };
    return contextOf({ actor: base.actor && { ...base.actor, ...over }, idempotency });
  };
  const [first, other] = [made({}, {}), made(person, claimed)];
  await transact(first, () => 'the first');
  expect(await replayOf(other)).toBeUndefined();
  expect(await transact(other, () => 'the other')).toBe('the other');
  expect([await replayOf(first), await replayOf(other)].map(earlier => earlier?.reply)).toEqual([
    'the first',
    'the other',
  ]);
});
