import { describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { call, file } from './call.ts';
import { type Client, type ClientOptions, createClient } from './client.ts';
import { ApiFailure, Unreachable } from './failures.ts';
import { Id, message } from './fields.ts';
import { createSession, memoryStore } from './session.ts';
import type { Outgoing } from './transport.ts';

const readOne = call({
  id: 'test.read',
  summary: 'Read',
  method: 'GET',
  path: '/things/{id}/show',
  access: 'public',
  query: z.object({ deep: z.optional(z.boolean()) }),
  reply: message(z.object({ id: Id })),
  reads: ['things'],
});
const write = call({
  id: 'test.write',
  summary: 'Write',
  method: 'POST',
  path: '/things',
  access: 'customer',
  body: z.object({ name: z.string() }),
  reply: message(z.object({ id: Id })),
  changes: ['things'],
});
const writeOnce = call({ ...write, id: 'test.writeOnce', repeat: 'idempotency-key' });
const download = call({
  id: 'test.file',
  summary: 'File',
  method: 'POST',
  path: '/file',
  access: 'public',
  reply: file('application/pdf'),
});

type Step = unknown | Error | (() => unknown);

/** A client whose server answers with these steps, one per try. */
function clientOf(steps: Step[], options: Partial<ClientOptions> = {}): { client: Client; sent: Outgoing[] } {
  const sent: Outgoing[] = [];
  const session = createSession(memoryStore());
  const client = createClient({
    baseUrl: '/api',
    session,
    replies: 'strict',
    backoffMs: () => 0,
    transport: async outgoing => {
      sent.push(outgoing);
      const step = steps[sent.length - 1];
      if (step instanceof Error) throw step;
      return typeof step === 'function' ? step() : step;
    },
    ...options,
  });
  return { client, sent };
}

const ok = { message: { id: 7 } };
const down = () => new ApiFailure('unavailable');

test('fills the path, sends query and body, answers the declared reply', async () => {
  const { client, sent } = clientOf([ok]);
  expect(await client.send(readOne, { id: 'a/b', query: { deep: true } })).toEqual(ok);
  expect(sent[0]).toMatchObject({ method: 'GET', url: '/things/a%2Fb/show', query: { deep: true } });
});

test('a missing path parameter is the programmer’s mistake and never travels', async () => {
  const { client, sent } = clientOf([ok]);
  await expect(client.send(readOne, { query: {} } as never)).rejects.toThrow(TypeError);
  expect(sent).toHaveLength(0);
});

test('sends both tokens of the current role', async () => {
  const { client, sent } = clientOf([ok]);
  client.session.signIn({ roleId: 1, access: 'a', profile: 'p', expired: new Date(Date.now() + 1000).toISOString() });
  await client.send(write, { body: { name: 'x' } });
  expect(sent[0]?.headers).toMatchObject({ access: 'a', profile: 'p' });
});

describe('repeats', () => {
  test('a read is tried again while the server is down, at most twice', async () => {
    const { client, sent } = clientOf([down(), new Unreachable('network'), ok]);
    await client.send(readOne, { id: 1, query: {} });
    expect(sent).toHaveLength(3);
  });

  test('and then the failure is the caller’s', async () => {
    const { client, sent } = clientOf([down(), down(), down(), ok]);
    await expect(client.send(readOne, { id: 1, query: {} })).rejects.toMatchObject({ code: 'unavailable' });
    expect(sent).toHaveLength(3);
  });

  test('a write without a key is never repeated', async () => {
    const { client, sent } = clientOf([new Unreachable('network'), ok]);
    await expect(client.send(write, { body: { name: 'x' } })).rejects.toBeInstanceOf(Unreachable);
    expect(sent).toHaveLength(1);
  });

  test('a write with a key carries the same key every time', async () => {
    const { client, sent } = clientOf([new Unreachable('timeout'), down(), ok]);
    await client.send(writeOnce, { body: { name: 'x' } });
    const keys = sent.map(each => each.headers['idempotency-key']);
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
  });

  test.each(['invalid_input', 'not_found', 'slot_taken', 'access_denied', 'internal'] as const)(
    '%s is an answer, not a reason to repeat',
    async code => {
      const { client, sent } = clientOf([new ApiFailure(code), ok]);
      await expect(client.send(readOne, { id: 1, query: {} })).rejects.toMatchObject({ code });
      expect(sent).toHaveLength(1);
    },
  );

  test('a short Retry-After is waited for, a long one is the caller’s', async () => {
    vi.useFakeTimers();
    const short = clientOf([new ApiFailure('rate_limited', { retryAfter: 2 }), ok]);
    const answer = short.client.send(readOne, { id: 1, query: {} });
    await vi.advanceTimersByTimeAsync(1999);
    expect(short.sent).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2);
    await answer;
    expect(short.sent).toHaveLength(2);
    vi.useRealTimers();
    const long = clientOf([new ApiFailure('rate_limited', { retryAfter: 600 }), ok]);
    await expect(long.client.send(readOne, { id: 1, query: {} })).rejects.toMatchObject({ retryAfter: 600 });
  });

  test('cancelling ends the waiting', async () => {
    const stop = new AbortController();
    const { client, sent } = clientOf([down(), ok], { backoffMs: () => 60_000 });
    const answer = client.send(readOne, { id: 1, query: {} }, { signal: stop.signal });
    setTimeout(() => stop.abort(), 5);
    await expect(answer).rejects.toMatchObject({ reason: 'cancelled' });
    expect(sent).toHaveLength(1);
  });
});

describe('replies that do not fit their declaration', () => {
  const wrong = { message: { id: 'seven' } };

  test('strict: thrown at once', async () => {
    const { client } = clientOf([wrong]);
    await expect(client.send(readOne, { id: 1, query: {} })).rejects.toThrow(/test\.read/);
  });

  test('report: reported and passed on, so that an old client outlives a new server', async () => {
    const onMismatch = vi.fn();
    const { client } = clientOf([wrong], { replies: 'report', onMismatch });
    expect(await client.send(readOne, { id: 1, query: {} })).toEqual(wrong);
    expect(onMismatch).toHaveBeenCalledOnce();
  });

  test('off: not looked at', async () => {
    const onMismatch = vi.fn();
    const { client } = clientOf([wrong], { replies: 'off', onMismatch });
    expect(await client.send(readOne, { id: 1, query: {} })).toEqual(wrong);
    expect(onMismatch).not.toHaveBeenCalled();
  });

  test('a file is passed on as it is', async () => {
    const received = { data: new Blob(['x']), type: 'application/pdf', name: 'a.pdf' };
    const { client, sent } = clientOf([received]);
    expect(await client.send(download, {})).toBe(received);
    expect(sent[0]?.binary).toBe(true);
  });
});

test('hooks hear the call, its reply and its failure', async () => {
  const onRequest = vi.fn();
  const onResponse = vi.fn();
  const onError = vi.fn();
  const { client } = clientOf([ok, new ApiFailure('not_found')], { onRequest, onResponse, onError });
  await client.send(readOne, { id: 1, query: {} });
  await client.send(readOne, { id: 1, query: {} }).catch(() => undefined);
  expect(onRequest).toHaveBeenCalledTimes(2);
  expect(onResponse).toHaveBeenCalledWith(readOne, ok);
  expect(onError).toHaveBeenCalledWith(readOne, expect.objectContaining({ code: 'not_found' }));
});
