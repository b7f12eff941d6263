import { setTimeout as pause } from 'node:timers/promises';
import { ApiFailure, call, type FailureCode } from '@venue/sdk';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { type TestApi, testApi } from '../../testing/api.ts';
import type { Context } from '../context.ts';
import { LONGEST_REPLY, once } from './idempotency.ts';
import { asPublished } from './published.ts';
import { inTransaction, transact } from './transact.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi();
});
afterAll(() => api.close());
beforeEach(() => api.db.execute(sql`delete from idempotency`));

const write = call({
  id: 'test.write',
  summary: 'Write',
  method: 'POST',
  path: '/test',
  access: 'customer',
  reply: z.object({ message: z.string() }),
  changes: ['things'],
  repeat: 'idempotency-key',
  ours: true,
});
const person = {
  userId: 7,
  role: 'admin',
  permissions: new Set<never>(),
  sessionId: 1,
  name: 'Иванова А. П.',
  ownName: 'Иванова А. П.',
} as const;

/** A request with a key of its own context, as `mount` makes it. */
const request = ({ key = 'one', bodyHash = 'same', actor = person as Context['actor'] } = {}): Context => ({
  db: api.db,
  published: asPublished(api.db),
  batches: api.database.batches,
  rememberWrite: async () => {},
  config: api.config,
  ports: { ...api.ports, nudge: () => {} },
  log: console,
  now: api.clock.now,
  actor,
  idempotency: { callId: write.id, key, bodyHash, request: { call: write, isTaken: false } },
  staleTags: [],
  staffNameOf: async () => '',
  shownOf: async () => undefined,
  request: { id: 'test', ip: '', agent: '' },
  cookies: { read: () => undefined, write: () => undefined },
});
const stored = async () => (await api.db.execute(sql`select key, reply from idempotency order by key`)).rows;
const failing = (code: FailureCode) => expect.objectContaining({ code });

test('what a request replies with is repeated, not what its transaction returned', async () => {
  const work = vi.fn(async (context: Context) => {
    const id = await transact(context, () => 17);
    return { message: `the record ${id}` };
  });
  const first = request();
  expect(await once(first, () => work(first))).toEqual({ message: 'the record 17' });
  const again = request();
  expect(await once(again, () => work(again))).toEqual({ message: 'the record 17' });
  expect(work).toHaveBeenCalledOnce();
});

test('requests at the same time do the work once, and all wait for the reply of the first', async () => {
  const work = vi.fn(async () => 17);
  const run = async (context: Context) => {
    await transact(context, work);
    // What is done after the transaction takes a while.
    await pause(250);
    return { message: 'the first' };
  };
  const replies = [request(), request(), request()].map(context => once(context, () => run(context)));
  expect(await Promise.all(replies)).toEqual(Array(3).fill({ message: 'the first' }));
  expect(work).toHaveBeenCalledOnce();
});

test('several transactions of one request take the key once', async () => {
  const context = request();
  const run = async () => {
    await transact(context, () => 1);
    await Promise.all([transact(context, () => 2), transact(context, () => 3)]);
    return transact(context, () => ({ message: 'done' }));
  };
  expect(await once(context, run)).toEqual({ message: 'done' });
  expect(await stored()).toEqual([{ key: 'one', reply: { message: 'done' } }]);
});

test('what failed leaves the key free, although a part of it was written', async () => {
  const context = request();
  const fail = async () => {
    await transact(context, () => ({ message: 'half' }));
    throw new ApiFailure('not_found');
  };
  await expect(once(context, fail)).rejects.toEqual(failing('not_found'));
  expect(await stored()).toEqual([]);
  const again = request();
  const work = () => transact(again, () => ({ message: 'whole' }));
  expect(await once(again, work)).toEqual({ message: 'whole' });
});

test('what was written before an accident is not written again', async () => {
  const context = request();
  const fail = async () => {
    await transact(context, () => 17);
    throw new Error('the connection to the database is lost');
  };
  await expect(once(context, fail)).rejects.toThrow('is lost');
  const work = vi.fn(async () => ({ message: 'again' }));
  api.clock.advance(60_000);
  await expect(once(request(), work)).rejects.toEqual(failing('reply_lost'));
  expect(work).not.toHaveBeenCalled();
});

test('a write that takes no key in a transaction of its own is answered by its first reply too', async () => {
  const run = (reply: string) => () => inTransaction(api.db, async () => ({ message: reply }));
  expect(await once(request(), run('first'))).toEqual({ message: 'first' });
  expect(await once(request(), run('second'))).toEqual({ message: 'first' });
});

test('work that goes on is continued by a repeat with its key', async () => {
  const context = request();
  const run = async () => {
    if (context.idempotency?.request) context.idempotency.request.goesOn = true;
    return { message: 'half' };
  };
  await once(context, run);
  expect(await stored()).toEqual([]);
});

test('a key is refused with another input, and is another person’s own', async () => {
  const of = (context: Context, reply: string) => once(context, () => transact(context, () => ({ message: reply })));
  expect(await of(request(), 'first')).toEqual({ message: 'first' });
  await expect(of(request({ bodyHash: 'other' }), 'second')).rejects.toEqual(failing('key_reused'));
  expect(await of(request({ actor: { ...person, userId: 8 } }), 'theirs')).toEqual({ message: 'theirs' });
});

test('nothing is stored for visitors, whom only the key would tell apart', async () => {
  const of = (reply: string) => {
    const context = request({ actor: null });
    return once(context, () => transact(context, () => ({ message: reply })));
  };
  expect([await of('first'), await of('second')]).toEqual([{ message: 'first' }, { message: 'second' }]);
  expect(await stored()).toEqual([]);
});

test('a repeat of what was done says so when its reply was too long to store', async () => {
  const long = { message: 'x'.repeat(LONGEST_REPLY) };
  const first = request();
  expect(await once(first, () => transact(first, () => long))).toEqual(long);
  const work = vi.fn(async () => long);
  await expect(once(request(), work)).rejects.toEqual(failing('reply_lost'));
  expect(work).not.toHaveBeenCalled();
  expect(JSON.stringify(await stored()).length).toBeLessThan(100);
});

test('where a reply is missing, the first request may be at work for a minute; then it was lost in a crash', async () => {
  const crashed = request();
  await transact(crashed, () => 17);
  expect(await stored()).toEqual([{ key: 'one', reply: null }]);
  const work = vi.fn(async () => ({ message: 'again' }));
  await expect(once(request(), work)).rejects.toEqual(failing('unavailable'));
  api.clock.advance(60_000);
  await expect(once(request(), work)).rejects.toEqual(failing('reply_lost'));
  expect(work).not.toHaveBeenCalled();
});
