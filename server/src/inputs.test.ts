import { type AnyCall, isPermission, newIdempotencyKey, paramsOf } from '@venue/sdk';
import { allCalls } from '@venue/sdk/calls';
import { sampleInput } from '@venue/sdk/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Person } from './testing/api.people.ts';
import { type TestApi, testApi } from './testing/api.ts';

/** Values that may break a database: numbers out of range, text it cannot store, SQL and text-search syntax. */
const hostile: readonly unknown[] = [
  2 ** 31,
  -(2 ** 31) - 1,
  'до\u0000после',
  'половина\ud800',
  `'"\\:*&|!<->()%_${'ы'.repeat(80)}`,
];

/** An id that no record has. */
const UNKNOWN_ID = 999_999;

const hostileDays: readonly unknown[] = [
  '9999-12-31',
  '9999-12-25',
  '0001-01-01',
  '1000-01-01',
  '+275760-09-13',
  '-000001-01-01',
  '10000-01-01',
  '2026-02-30',
  '2026-00-00',
  '',
  20_261_120,
];
const hostileDates = [
  ...hostileDays,
  ...hostileDays.filter(day => typeof day === 'string' && day !== '').map(day => `${day}T00:00:00.000Z`),
  '2026-11-20T99:00:00Z',
];
const isDate = (value: unknown) => typeof value === 'string' && /^\d{4}-\d{2}|^\d{2}\.\d{2}\.\d{4}/.test(value);

const takingJson = allCalls.filter(call => !call.upload);

let api: TestApi;
let boss: Person;
let customer: Person;
let seller: Person;
beforeAll(async () => {
  api = await testApi();
  boss = await api.aStaff();
  customer = await api.aCustomer({ password: 'Kluch-2026' });
  seller = await api.aCustomer({ role: 'marketplace' });
});
afterAll(() => api.close());

const callerOf = ({ access }: AnyCall): Person => {
  if (access === 'admin' || isPermission(access)) return boss;
  return access === 'marketplace' ? seller : customer;
};

type Fields = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

type Which = (leaf: unknown) => boolean;

/** Copies of a value, each with one of its leaves, at any depth, replaced by `by`. */
function* spoilt(value: unknown, by: unknown, which: Which): Generator<unknown> {
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries())
      for (const other of spoilt(each, by, which)) yield value.with(index, other);
  } else if (isRecord(value)) yield* spoiltFields(value, by, which);
  else if (which(value)) yield by;
}

function* spoiltFields(value: Fields, by: unknown, which: Which): Generator<Fields> {
  for (const [name, each] of Object.entries(value))
    for (const other of spoilt(each, by, which)) yield { ...value, [name]: other };
}

interface InputCase {
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: Fields;
}

/** Every input of a call with one of its values replaced by a hostile one. */
function* spoiltInputs(call: AnyCall, input: InputCase & Fields): Generator<InputCase> {
  for (const by of hostile)
    for (const name of paramsOf(call.path)) yield { ...input, params: { ...input, [name]: by } };
  const replacements: (readonly [unknown, Which])[] = [
    ...hostile.map(by => [by, () => true] as const),
    [UNKNOWN_ID, leaf => typeof leaf === 'number'],
    ...hostileDates.map(by => [by, isDate] as const),
  ];
  for (const [by, which] of replacements) {
    for (const query of input.query ? spoiltFields(input.query, by, which) : []) yield { ...input, query };
    for (const body of input.body ? spoiltFields(input.body, by, which) : []) yield { ...input, body };
  }
}

/** The status of a call sent without the SDK, which would refuse such values. */
async function statusOf(call: AnyCall, { params = {}, query = {}, body }: InputCase, prefer?: string): Promise<number> {
  const { access, profile } = callerOf(call).login;
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name]).toWellFormed()),
  );
  const present = Object.entries(query).filter(([, value]) => value !== undefined && value !== null);
  const { statusCode } = await api.app.inject({
    method: call.method,
    url: `/api${path}?${new URLSearchParams(present.map(([name, value]) => [name, String(value)]))}`,
    headers: {
      access,
      profile,
      ...(prefer ? { prefer } : {}),
      ...(call.repeat === 'idempotency-key' ? { 'idempotency-key': newIdempotencyKey() } : {}),
    },
    ...(call.body || body ? { payload: { ...body } } : {}),
  });
  return statusCode;
}

test.each(takingJson.map(call => [call.id, call] as const))(
  '%s takes or refuses whatever it is sent',
  async (_, call) => {
    const input = sampleInput(call) as InputCase & Fields;
    const broken: InputCase[] = [];
    for (const sent of spoiltInputs(call, { ...input, params: input })) {
      if ((await statusOf(call, sent)) >= 500) broken.push(sent);
    }
    expect(broken).toEqual([]);
  },
  60_000,
);

const silent = takingJson.filter(call => !call.query || !(call.body || call.method === 'GET'));

test.each(silent.map(call => [call.id, call] as const))(
  '%s refuses what it would ignore, where that is asked for',
  async (_, call) => {
    const strict = 'handling=strict';
    const input = sampleInput(call) as InputCase & Fields;
    const unheard = { unheard: 1 };
    const { query, body } = input;
    if (!call.query)
      expect(await statusOf(call, { params: input, query: unheard, ...(body ? { body } : {}) }, strict)).toBe(400);
    if (!call.body && call.method !== 'GET')
      expect(await statusOf(call, { params: input, body: unheard, ...(query ? { query } : {}) }, strict)).toBe(400);
  },
);
