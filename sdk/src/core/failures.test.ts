import { expect, test } from 'vitest';
import { ApiFailure, type FailureCode, type FailureRow, failureFrom, failures } from './failures.ts';

const codes = Object.keys(failures) as FailureCode[];

test.each(codes)('%s travels over the wire and comes back as itself', code => {
  const row: FailureRow = failures[code];
  const failure = failureFrom(row.status, { message: row.server ?? code, code, requestId: 'r1' });
  expect(failure).toBeInstanceOf(ApiFailure);
  expect(failure).toMatchObject({ code, status: row.status, text: row.text, requestId: 'r1' });
});

test.each([
  ['Access denied profile', 'profile_denied'],
  ['Access denied', 'access_denied'],
  ['Token expired', 'token_expired'],
  ['Something else', 'forbidden'],
])('403 «%s» without a code is read by its text, the longer one first', (message, code) => {
  expect(failureFrom(403, { message })).toMatchObject({ code });
});

test.each([
  ['sms service not work', 'sms_down'],
  ['call service not work', 'call_down'],
  ['call service can not send code', 'code_not_sent'],
  ['users_usersphone_uindex', 'user_exists'],
])('the server message «%s» alone is enough', (message, code) => {
  expect(failureFrom(500, { message })).toMatchObject({ code });
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
])('an unknown answer %i gets a sensible code', (status, code) => {
  expect(failureFrom(status, '<html>')).toMatchObject({ code, status });
  expect(failureFrom(status, { code: 'from_the_future', message: 'x' })).toMatchObject({ code });
});

test('fields and data reach the caller', () => {
  const failure = failureFrom(
    409,
    { code: 'slot_taken', message: 'slot_taken', data: { taken: [] }, fields: { slots: 'x' } },
    3,
  );
  expect(failure).toMatchObject({ data: { taken: [] }, fields: { slots: 'x' }, retryAfter: 3 });
});

test('an error of another copy of the SDK is recognised', () => {
  const foreign = Object.assign(new Error('x'), { [Symbol.for('venue.ApiFailure')]: true });
  expect(foreign instanceof ApiFailure).toBe(true);
  expect(new Error('x') instanceof ApiFailure).toBe(false);
  expect((null as unknown) instanceof ApiFailure).toBe(false);
});
