import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createClient as fetchClient } from '../../fetch.ts';
import { call } from '../schema/call.ts';
import { createClient } from './client.ts';
import { ApiFailure } from './errors.ts';
import { failures, isFailureCode } from './failures.ts';
import { newIdempotencyKey } from './idempotencyKey.ts';
import type { ClientOptions, SendOptions } from './options.ts';
import { createSession, memoryStore } from './session.ts';
import type { Outgoing } from './transport.ts';
import { Unreachable } from './unreachable.ts';
// Loaded here already, because the fake clock of these tests does not wait for a module to load.
import './sending.ts';

const base = { summary: 'Test', path: '/things', access: 'public', reply: z.object({}) } as const;
const read = call({ ...base, id: 'test.read', method: 'GET', reads: ['things'] });
const readByPost = call({ ...base, id: 'test.post', method: 'POST', reads: ['things'] });
const write = call({
  ...base,
  id: 'test.write',
  method: 'POST',
  changes: ['things'],
  repeat: 'never: each one counts',
});
const writeOnce = call({ ...base, id: 'test.once', method: 'POST', changes: ['things'], repeat: 'idempotency-key' });
const remove = call({
  ...base,
  id: 'test.delete',
  method: 'DELETE',
  changes: ['things'],
  repeat: 'never: the second finds it gone',
});
const set = call({ ...base, id: 'test.set', method: 'PUT', changes: ['things'], repeat: 'safe' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

interface Run {
  readonly made?: typeof read | typeof write | typeof writeOnce | typeof remove | typeof set;
  readonly errors: unknown[];
  readonly retries?: number;
  /** Default: no delay. */
  readonly backoffMs?: 'default' | ((repeat: number) => number);
  readonly options?: SendOptions;
}

/** Sends against a server that throws these errors, one per try, and then answers. */
function run({ made = read, errors, retries, backoffMs = () => 0, options }: Run) {
  const sent: Outgoing[] = [];
  const at: number[] = [];
  const start = Date.now();
  const onTry = vi.fn();
  const onError = vi.fn<NonNullable<ClientOptions['onError']>>();
  const client = createClient({
    baseUrl: '/api',
    session: createSession(memoryStore()),
    onTry,
    onError,
    transport: async outgoing => {
      sent.push(outgoing);
      at.push(Date.now() - start);
      const error = errors[sent.length - 1];
      if (error !== undefined) throw error;
      return {};
    },
    ...(retries === undefined ? {} : { retries }),
    ...(backoffMs === 'default' ? {} : { backoffMs }),
  });
  const answer = client.send(made, {}, options).catch((error: unknown) => error);
  /** The tries that the failure was told to have taken. */
  const tries = () => onError.mock.lastCall?.[2].tries;
  return { sent, at, answer, onTry, tries };
}
const settled = async (how: Run) => {
  const { answer, ...seen } = run(how);
  await vi.runAllTimersAsync();
  return { ...seen, answer: await answer };
};

const network = new Unreachable('network');
const refusal = (status: number, retryAfter?: number) =>
  new ApiFailure('unavailable', { status, ...(retryAfter === undefined ? {} : { retryAfter }) });

describe('what is repeated', () => {
  test.each([
    ['a read', read, 3],
    ['a read by POST', readByPost, 3],
    ['a write with a key', writeOnce, 3],
    ['a write whose second request finds it done', set, 3],
    ['a write without a key', write, 1],
    ['a deletion without a key', remove, 1],
  ])('%s: %o', async (_, made, tries) => {
    for (const error of [
      network,
      new Unreachable('timeout'),
      refusal(502),
      refusal(503, 1),
      refusal(504),
      refusal(429, 1),
    ]) {
      const { sent, answer } = await settled({ made, errors: [error, error, error] });
      expect(sent).toHaveLength(tries);
      expect(answer).toBe(error);
    }
  });

  test.each([
    ['a header', { headers: { 'idempotency-key': 'k' } }],
    ['a header in capitals', { headers: { 'Idempotency-Key': 'k' } }],
    ['an option', { idempotencyKey: 'k' }],
  ])('no key makes a write that says never, and knows none, one to be repeated: %s', async (_, options) => {
    const { sent } = await settled({ made: write, errors: [new Unreachable('timeout')], options });
    expect(sent).toHaveLength(1);
    expect(sent[0]?.headers).toEqual('headers' in options ? {} : { 'idempotency-key': 'k' });
  });

  test.each([
    ['a redirect', new Unreachable('redirect')],
    ['a reply that is too long', new Unreachable('too_large')],
  ])('%s is not: the next one would be the same', async (_, error) => {
    expect((await settled({ errors: [error, error] })).sent).toHaveLength(1);
  });

  test('as often as this request says', async () => {
    const errors = [network, network, network, network];
    expect((await settled({ errors, options: { retries: 3 } })).sent).toHaveLength(4);
    expect((await settled({ errors, options: { retries: 0 } })).sent).toHaveLength(1);
  });

  test('by all calls of a client no oftener than its budget says, which fills up again', async () => {
    let hits = 0;
    const client = createClient({
      baseUrl: '/api',
      backoffMs: () => 0,
      transport: async () => {
        hits++;
        throw network;
      },
    });
    const sendMany = async (many: number) => {
      hits = 0;
      const answers = Array.from({ length: many }, () => client.send(read, {}).catch(() => undefined));
      await vi.advanceTimersByTimeAsync(100);
      await Promise.all(answers);
      return hits;
    };
    expect(await sendMany(500)).toBe(520);
    expect(await sendMany(10)).toBe(10);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await sendMany(100)).toBe(110);
  });

  test('until the deadline of the whole call, of whatever its tries are doing then', async () => {
    const forever = { errors: Array.from({ length: 50 }, () => network), retries: 50, backoffMs: () => 1000 };
    const { at, answer } = await settled({ ...forever, options: { deadlineMs: 2500 } });
    expect(at).toEqual([0, 1000, 2000]);
    expect(answer).toMatchObject({ code: 'timeout', reason: 'timeout', call: 'test.read' });

    const hangs: { signal?: AbortSignal | undefined } = {};
    const transport = ({ signal }: Outgoing) => {
      hangs.signal = signal;
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Unreachable('cancelled'))));
    };
    const client = createClient({ baseUrl: '/api', transport, deadlineMs: 1000 });
    const late = client.send(read, {}).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(1000);
    expect(await late).toMatchObject({ code: 'timeout' });
    const stop = new AbortController();
    const ended = client.send(read, {}, { signal: stop.signal }).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(10);
    stop.abort();
    expect(await ended).toMatchObject({ code: 'cancelled' });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('every try of one request carries the same key, every request its own', async () => {
    const keysOf = async (options?: SendOptions) => {
      const { sent } = await settled({ made: writeOnce, errors: [network, refusal(503)], ...(options && { options }) });
      expect(sent).toHaveLength(3);
      return new Set(sent.map(({ headers }) => headers['idempotency-key']));
    };
    expect(await keysOf({ idempotencyKey: 'mine' })).toEqual(new Set(['mine']));
    const made = [...(await keysOf()), ...(await keysOf())];
    expect(new Set(made).size).toBe(2);
    for (const key of made) expect(key).toMatch(/^[0-9a-f]{32}$/);
  });

  test.each([
    ['a write with a key', writeOnce, 1],
    ['a write whose second request finds it done', set, 3],
    ['a read', read, 3],
  ])('after a reply of a server that does not take keys with every write: %s', async (_, made, tries) => {
    const replies: (Response | undefined)[] = [];
    const hits: string[] = [];
    vi.stubGlobal('fetch', async (request: Request | string) => {
      hits.push(String(request));
      const reply = replies.shift();
      if (!reply) throw new TypeError('the network failed');
      return reply;
    });
    onTestFinished(() => void vi.unstubAllGlobals());
    const headers = { 'content-type': 'application/json' };
    const sendTo = async (...answers: Response[]) => {
      const client = fetchClient({ baseUrl: 'http://venue.test/api', backoffMs: () => 0 });
      replies.push(...answers);
      for (const _answer of answers) await client.send(read, {});
      hits.length = 0;
      const failed = client.send(made, {}).catch(({ code }) => code);
      await vi.runAllTimersAsync();
      expect(await failed).toBe('network');
      return hits.length;
    };
    const present = () => new Response('{}', { headers: { ...headers, 'idempotency-keys': 'writes' } });
    const former = () => new Response('{}', { headers });
    expect(await sendTo(present())).toBe(3);
    expect(await sendTo(former())).toBe(tries);
    // One of several servers is a former one.
    expect(await sendTo(present(), former(), present())).toBe(tries);
  });

  test('a key is made without TLS as well, where there is no randomUUID', () => {
    vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array) => bytes.fill(10) });
    expect(newIdempotencyKey()).toBe('0a'.repeat(16));
    vi.unstubAllGlobals();
  });

  const worthIt = [502, 503, 504];
  test.each(Object.keys(failures).filter(isFailureCode))('%s is an answer, unless the server is away', async code => {
    const failure = new ApiFailure(code);
    const { sent, answer } = await settled({ errors: [failure] });
    const again = worthIt.includes(failure.status);
    expect(sent).toHaveLength(again ? 2 : 1);
    expect(answer).toEqual(again ? {} : failure);
  });

  test.each([
    [0, 1],
    [1, 2],
    [5, 6],
  ])('with %i retries there are %i tries', async (retries, tries) => {
    expect((await settled({ retries, errors: Array(9).fill(network) })).sent).toHaveLength(tries);
  });
});

describe('how long it waits', () => {
  test('doubling from 300 ms, anywhere below', async () => {
    const random = vi.spyOn(Math, 'random').mockReturnValue(0.5);
    expect((await settled({ errors: [network, network], backoffMs: 'default' })).at).toEqual([0, 150, 450]);
    random.mockReturnValue(0);
    expect((await settled({ errors: [network, network], backoffMs: 'default' })).at).toEqual([0, 0, 0]);
  });

  test('as the client says', async () => {
    const backoffMs = (repeat: number) => 1000 * (repeat + 1);
    expect((await settled({ errors: [network, refusal(503)], backoffMs })).at).toEqual([0, 1000, 3000]);
  });

  test.each([429, 503])('%i: as the server asks, and the jitter on top', async status => {
    expect((await settled({ errors: [refusal(status, 2)], backoffMs: () => 30 })).at).toEqual([0, 2030]);
    expect((await settled({ errors: [refusal(status, 0)], backoffMs: () => 30 })).at).toEqual([0, 30]);
    expect((await settled({ errors: [refusal(status, 10)] })).at).toEqual([0, 10_000]);
  });

  test.each([429, 502, 503, 504])('%i: not where the server asks for more than 10 s', async status => {
    const { at, answer } = await settled({ errors: [refusal(status, 11)] });
    expect(at).toEqual([0]);
    expect(answer).toMatchObject({ retryAfter: 11 });
  });

  test('429 without a time is not repeated', async () => {
    expect((await settled({ errors: [refusal(429)] })).at).toEqual([0]);
  });
});

describe('cancelling', () => {
  const cancelled = expect.objectContaining({ reason: 'cancelled' });

  test('before the first try: nothing travels', async () => {
    const { sent, answer, onTry, tries } = await settled({ errors: [], options: { signal: AbortSignal.abort() } });
    expect(sent).toHaveLength(0);
    expect(answer).toEqual(cancelled);
    expect([onTry.mock.calls.length, tries()]).toEqual([0, 0]);
  });

  test('is no reason to try again', async () => {
    const { sent, answer } = await settled({ errors: [new Unreachable('cancelled')] });
    expect(sent).toHaveLength(1);
    expect(answer).toEqual(cancelled);
  });

  test('during the pause: ends at once and leaves no timer', async () => {
    const stop = new AbortController();
    const { sent, answer, onTry, tries } = run({ errors: [refusal(503, 9)], options: { signal: stop.signal } });
    await vi.advanceTimersByTimeAsync(10);
    expect(vi.getTimerCount()).toBe(1);
    stop.abort();
    expect(await answer).toEqual(cancelled);
    expect(vi.getTimerCount()).toBe(0);
    expect(sent).toHaveLength(1);
    expect([onTry.mock.calls.length, tries()]).toEqual([1, 1]);
  });

  test('during a try that fails on its own: the pause does not begin', async () => {
    const stop = new AbortController();
    const { answer } = run({
      errors: [network],
      backoffMs: () => {
        stop.abort();
        return 9000;
      },
      options: { signal: stop.signal },
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(await answer).toEqual(cancelled);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('after a pause nothing listens to the signal any more', async () => {
    const { signal } = new AbortController();
    const [add, remove] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')];
    const { answer } = await settled({ errors: [network], options: { signal } });
    expect(answer).toEqual({});
    expect(remove.mock.calls[0]?.slice(0, 2)).toEqual(add.mock.calls[0]?.slice(0, 2));
  });
});
