import { readFileSync } from 'node:fs';
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { ApiFailure, failureFrom } from './errors.ts';
import { ownTexts } from './failures.own.ts';
import { failureTexts } from './failures.texts.ts';
import { type FailureCode, type FailureRow, failures } from './failures.ts';
import { Unreachable } from './unreachable.ts';

const codes = Object.keys(failures) as FailureCode[];

test.each(codes)('%s travels over the wire and comes back as itself', code => {
  const row: FailureRow = failures[code];
  const text = failureTexts[code];
  const failure = failureFrom(row.status, { message: row.server ?? code, code, text, requestId: 'r1' });
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ code, status: row.status, text, requestId: 'r1' });
});

test('every failure has its text, and no text belongs to a failure that is gone', () => {
  expect(Object.keys(failureTexts).sort()).toEqual([...codes].sort());
  for (const text of Object.values(failureTexts)) expect(text).toMatch(/^[А-ЯЁ].{4,149}$/);
});

describe('the text of a failure', () => {
  const sent = 'Выберите другой зал';
  const textOf = (status: number, body: unknown) => failureFrom(status, body).text;

  test('is the server’s, also that of a newer server', () => {
    expect(textOf(409, { code: 'slot_taken', text: sent })).toBe(sent);
    expect(textOf(409, { code: 'not_found', text: sent })).toBe(sent);
    expect(textOf(409, { code: 'from_the_future', text: sent })).toBe(sent);
  });

  test.each(codes)('of %s is readable when an older server sends none', code => {
    const { status } = failures[code];
    const own: Partial<Record<FailureCode, string>> = ownTexts;
    const byStatus = failureFrom(status, { code: 'from_the_future' }).text;
    expect(textOf(status, { code, message: code })).toBe(own[code] ?? byStatus);
    expect(Object.values(ownTexts)).toContain(byStatus);
  });

  test('of a code without one of its own is that of the status', () => {
    expect(textOf(409, { code: 'slot_taken' })).toBe('Данные успели измениться. Обновите страницу и повторите');
    expect(textOf(503, { code: 'address_down' })).toBe('Сервис временно недоступен. Попробуйте через минуту');
    expect(new ApiFailure('slot_taken').text).toBe(ownTexts.conflict);
  });

  test.each([
    ['a number', 7],
    ['a list', [sent]],
    ['empty', ''],
    ['blank', ' \t '],
    ['several lines', `${sent}\n${sent}`],
    ['longer than a message', 'Я'.repeat(301)],
    ['null', null],
  ])('is ours when the server’s is %s', (_, text) => {
    expect(textOf(404, { code: 'not_found', text })).toBe('Запись не найдена');
  });

  test('is ours when what answered is not the server: it names no code', () => {
    expect(textOf(403, { text: sent })).toBe('Доступ запрещён');
    expect(textOf(403, { text: sent, code: 'not a code' })).toBe('Доступ запрещён');
    expect(textOf(502, { text: sent, message: sent })).toBe('Сервис временно недоступен. Попробуйте через минуту');
  });

  test('may have 300 characters', () => {
    expect(textOf(404, { code: 'not_found', text: 'Я'.repeat(300) })).toHaveLength(300);
  });
});

interface Catalogued {
  readonly code: FailureCode;
  readonly message?: string;
  readonly text: string;
}
const catalogue = JSON.parse(
  readFileSync(new URL('../../../contract/errors.json', import.meta.url), 'utf8'),
) as readonly Catalogued[];

// Section 8 of the specification, row by row: what the server says, and what the person reads.
test.each(
  catalogue.flatMap(({ code, message, text }) => (message === undefined ? [] : [[message, code, text] as const])),
)('the server message «%s» alone is enough', (message, code, text) => {
  for (const status of [400, 409, 500]) expect(failureFrom(status, { message })).toMatchObject({ code, text, status });
});

test.each(catalogue.filter(({ message }) => message === undefined).map(({ code, text }) => [code, text] as const))(
  '%s has the specification’s text, though no message of its own',
  (code, text) => expect(failureFrom(409, { code, message: code })).toMatchObject({ code, text }),
);

test.each([
  ['Access denied profile', 'profile_denied'],
  ['Error: access denied profile!', 'profile_denied'],
  ['Access denied', 'access_denied'],
  ['error: ACCESS DENIED for you', 'access_denied'],
  ['Token expired', 'token_expired'],
  ['The token has expired', 'token_expired'],
  ['Forbidden', 'forbidden'],
  ['Something else', 'forbidden'],
  ['', 'forbidden'],
])('403 «%s» without a code is read by its text, the longer one first', (message, code) => {
  expect(failureFrom(403, { message })).toMatchObject({ code, status: 403 });
});

test.each([
  [400, 'malformed'],
  [404, 'not_found'],
  [409, 'conflict'],
  [413, 'too_large'],
  [415, 'unsupported_type'],
  [429, 'rate_limited'],
  [500, 'internal'],
  [502, 'unavailable'],
  [503, 'unavailable'],
  [504, 'unavailable'],
  [599, 'internal'],
  [401, 'access_denied'],
  [405, 'internal'],
  [408, 'unavailable'],
  [418, 'internal'],
  [422, 'malformed'],
  [200, 'internal'],
  [302, 'internal'],
])('an unknown answer %i gets a sensible code', (status, code) => {
  expect(failureFrom(status, '<html>')).toMatchObject({ code, status });
  for (const unknown of ['from_the_future', 'toString', 7])
    expect(failureFrom(status, { code: unknown, message: 'x' })).toMatchObject({
      code,
      serverMessage: 'x',
      serverCode: typeof unknown === 'string' ? unknown : code,
    });
});

test('fields and data reach the caller', () => {
  const failure = failureFrom(
    409,
    { code: 'slot_taken', message: 'slot_taken', data: { taken: [] }, fields: { slots: 'x' } },
    3,
  );
  expect(failure).toMatchObject({ data: { taken: [] }, fields: { slots: 'x' }, retryAfter: 3 });
});

test.each([
  undefined,
  null,
  'text',
  [],
  { message: 7, fields: [], requestId: 7 },
  { fields: 'x' },
  { fields: { a: 7 } },
])('a body of another make (%o) spoils nothing', body => {
  expect(failureFrom(404, body)).toMatchObject({
    code: 'not_found',
    serverMessage: 'not_found',
    fields: {},
    requestId: undefined,
    data: undefined,
    retryAfter: undefined,
  });
});

test('a failure names its code, its request and its cause', () => {
  const cause = new Error('x');
  expect(new ApiFailure('conflict', { requestId: 'r1', cause })).toMatchObject({
    message: 'conflict (request r1)',
    cause,
  });
  expect(new ApiFailure('conflict').message).toBe('conflict');
  expect(new ApiFailure('user_exists').serverMessage).toBe('users_usersphone_uindex');
});

test('what an answer tells may be read, but is neither printed nor serialised', () => {
  const values = { fields: { phone: 'planted' }, data: { deep: 'planted' }, serverMessage: 'planted', text: 'planted' };
  const failure = new ApiFailure('conflict', values);
  expect(failure).toMatchObject(values);
  expect(inspect(failure, { depth: Number.POSITIVE_INFINITY, showHidden: true })).not.toContain('planted');
  expect(JSON.stringify(failure)).not.toContain('planted');
});

test('a request id and a code that are neither are dropped', () => {
  const body = { code: 'not a code: planted', requestId: 'access: planted', message: '' };
  expect(failureFrom(409, body)).toMatchObject({ serverCode: 'conflict', requestId: undefined });
});

test.each([
  ['timeout', 'Сервер не ответил вовремя. Повторите попытку'],
  ['network', 'Нет связи с сервером. Проверьте подключение к интернету'],
  ['cancelled', 'Отменено'],
  ['page', 'Не удалось прочитать ответ сервера. Повторите попытку', 'unreadable'],
  ['cut', 'Нет связи с сервером. Проверьте подключение к интернету', 'network'],
] as const)('no answer because of %s says so', (code, text, reason: string = code) => {
  expect(new Unreachable(code)).toMatchObject({ code, reason, text, name: 'Unreachable' });
});

test.each([
  ['venue.ApiFailure', ApiFailure, Unreachable],
  ['venue.Unreachable', Unreachable, ApiFailure],
] as const)('%s of another copy of the SDK is recognised', (brand, Same, Other) => {
  const foreign: unknown = Object.assign(new Error('x'), { [Symbol.for(brand)]: true });
  expect(foreign instanceof Same).toBe(true);
  expect(foreign instanceof Other).toBe(false);
  for (const value of [new Error('x'), null, 'x', undefined] as unknown[]) expect(value instanceof Same).toBe(false);
});
