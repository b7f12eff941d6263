import { type AnyCall, isPermission, newIdempotencyKey } from '@venue/sdk';
import { allCalls } from '@venue/sdk/calls';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { Person } from './testing/api.people.ts';
import { type TestApi, testApi } from './testing/api.ts';
import { listen } from './testing/live.ts';

const MEGABYTE = 1024 * 1024;
const LONGEST_REPLY = 64 * 1024;

const fill = (piece: string, size: number) => piece.repeat(Math.ceil(size / piece.length)).slice(0, size);
const many = (piece: (at: number) => string, size: number) => {
  const pieces: string[] = [];
  for (let at = 0, length = 0; length < size; at += 1) length += pieces[pieces.push(piece(at)) - 1]?.length ?? 0;
  return pieces;
};

/** Bodies of nearly a given size, each of which costs more than its length to whoever reads it carelessly. */
const shapes: Readonly<Record<string, (size: number) => string>> = {
  deep: size => `${'['.repeat(size / 2 - 10)}1${']'.repeat(size / 2 - 10)}`,
  'deep objects': size => `${'{"a":'.repeat(size / 6 - 10)}1${'}'.repeat(size / 6 - 10)}`,
  'unclosed brackets': size => '['.repeat(size - 10),
  wide: size => `[${fill('1,', size - 20)}1]`,
  'deep and wide': size => `${'['.repeat(1_500)}${fill('"\\u0000",', size - 4_000)}1${']'.repeat(1_500)}`,
  'deep as allowed, and wide': size =>
    `${'{"a":'.repeat(30)}[${many(() => '"\\u0000"', Math.min(size, 60_000)).join()}]${'}'.repeat(30)}`,
  'many NULs': size => `[${many(() => '"\\u0000"', size - 300_000).join()}]`,
  'one text of NULs': size => JSON.stringify({ phone: fill('\\u0000', size - 40) }).replaceAll('\\\\', '\\'),
  'a long name': size => JSON.stringify({ [fill('имя', size / 2 - 20)]: 1 }),
  'a long name with a NUL': size => JSON.stringify({ [fill('a', size - 40)]: '\0', b: '\0' }),
  'some long names': size =>
    JSON.stringify(Object.fromEntries(many(at => fill(`${at}x`, size / 22), size - 60_000).map(name => [name, '\0']))),
  'many names': size => JSON.stringify(Object.fromEntries(many(at => `n${at}`, size / 2.2).map(name => [name, 1]))),
  'as many names as allowed': () =>
    JSON.stringify(Object.fromEntries(Array.from({ length: 9_990 }, (_, at) => [`n${at}`, 1]))),
};
/** The body to compare with: as long, and one text. */
const flat = (size: number) => JSON.stringify({ phone: fill('ы', size / 2 - 20), password: 'x' });

let api: TestApi;
let boss: Person;
let customer: Person;
let seller: Person;
beforeAll(async () => {
  api = await testApi();
  boss = await api.aStaff();
  customer = await api.aCustomer();
  seller = await api.aCustomer({ role: 'marketplace' });
});
afterAll(() => api.close());

const callerOf = ({ access }: AnyCall): Person =>
  access === 'admin' || isPermission(access) ? boss : access === 'marketplace' ? seller : customer;

interface RequestOf {
  readonly method?: string;
  readonly url: string;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

const ask = ({ method = 'POST', url, type = 'application/json', headers = {} }: RequestOf, payload: string | Buffer) =>
  api.app.inject({ method: method as 'POST', url, payload, headers: { ...headers, 'content-type': type } });

const askedAs = (call: AnyCall): RequestOf => ({
  method: call.method,
  url: `/api${call.path.replace(/\{\w+\}/g, '1')}`,
  headers: {
    access: callerOf(call).login.access,
    profile: callerOf(call).login.profile,
    ...(call.repeat === 'idempotency-key' ? { 'idempotency-key': newIdempotencyKey() } : {}),
  },
});

/** A part of a form, as its text field or as its name. */
const formOf = (body: string, name = 'phone') =>
  `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${body}\r\n--x--\r\n`;
const multipart = 'multipart/form-data; boundary=x';

/**
 * Microseconds of processor time that odd and usual work take, by turns: the least of several runs, because compiling
 * and collecting garbage add to some.
 */
async function costsOf(odd: () => Promise<unknown>, usual: () => Promise<unknown>): Promise<[number, number]> {
  const least: [number, number] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let run = 0; run < 9; run += 1) {
    for (const [at, work] of [odd, usual].entries()) {
      const before = process.cpuUsage();
      await work();
      const { user, system } = process.cpuUsage(before);
      least[at as 0 | 1] = Math.min(least[at as 0 | 1], user + system);
    }
  }
  return least;
}

async function expectNoDearer(odd: () => Promise<unknown>, usual: () => Promise<unknown>): Promise<void> {
  const [cost, most] = await costsOf(odd, usual);
  expect(cost, `${cost} µs against ${most} µs`).toBeLessThan(3 * most);
}

const doors: readonly (readonly [string, RequestOf])[] = [
  ['a call', { url: '/api/auth/login' }],
  ['the notifications of payments', { url: '/api/payments/notify/sandbox' }],
  ['one-click unsubscribe', { url: '/mailing/leave/x' }],
  ['the return from the identity provider', { url: '/api/auth/swap', method: 'GET' }],
  ['an address that is no route', { url: '/api/nowhere' }],
];

describe.each(doors)('%s', (_, door) => {
  test.each(Object.keys(shapes))('%s costs no more than flat text of the same size', async name => {
    const [odd, plain] = [shapes[name]?.(MEGABYTE) ?? '', flat(MEGABYTE)];
    const reply = await ask(door, odd);
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode).toBeLessThan(500);
    expect(reply.rawPayload.length).toBeLessThan(LONGEST_REPLY);
    await expectNoDearer(
      () => ask(door, odd),
      () => ask(door, plain),
    );
  });
});

test.each(Object.keys(shapes))('a form: %s costs no more than flat text of the same size', async name => {
  const upload = allCalls.find(call => call.id === 'profile.avatarUpload') ?? allCalls.find(call => call.upload);
  const door = { ...askedAs(upload as AnyCall), type: multipart };
  // A field has a limit of its own.
  const [odd, plain] = [shapes[name]?.(250_000) ?? '', flat(250_000)];
  for (const form of [formOf(odd), formOf('x', odd.replace(/["\r\n]/g, '')), formOf(shapes[name]?.(MEGABYTE) ?? '')]) {
    const reply = await ask(door, form);
    expect(reply.statusCode).toBeGreaterThanOrEqual(400);
    expect(reply.statusCode).toBeLessThan(500);
    expect(reply.rawPayload.length).toBeLessThan(LONGEST_REPLY);
  }
  await expectNoDearer(
    () => ask(door, formOf(odd)),
    () => ask(door, formOf(plain)),
  );
});

test.each(Object.keys(shapes))('the live channel closes on %s, and others are served on', async name => {
  const other = await listen(api.app);
  onTestFinished(() => other.leave());
  const talk = async (body: string) => {
    const each = await listen(api.app);
    each.send(body);
    return each.closed();
  };
  expect([1008, 1009]).toContain(await talk(shapes[name]?.(60_000) ?? ''));
  expect([1008, 1009]).toContain(await talk(shapes[name]?.(MEGABYTE) ?? ''));
  const [odd, plain] = [shapes[name]?.(60_000) ?? '', flat(60_000)];
  await expectNoDearer(
    () => talk(odd),
    () => talk(plain),
  );
  other.hello({ residents: null });
  expect(await other.until('welcome')).toHaveLength(1);
});

const reading = allCalls.filter(call => call.method !== 'GET');

test.each(Object.entries(shapes))(
  'no call breaks over %s',
  async (_, shape) => {
    const body = shape(MEGABYTE);
    const wrong: string[] = [];
    for (const call of reading) {
      const door = askedAs(call);
      const reply = await (call.upload ? ask({ ...door, type: multipart }, formOf(body)) : ask(door, body));
      if (reply.statusCode >= 500 || reply.rawPayload.length > LONGEST_REPLY)
        wrong.push(`${call.id}: ${reply.statusCode}, ${reply.rawPayload.length} bytes`);
    }
    expect(wrong).toEqual([]);
  },
  120_000,
);
