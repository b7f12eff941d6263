import { expect, test } from 'vitest';
import { networkOf } from '../../core/security/attempts.ts';
import { isLocked, waitAfter } from './auth.rules.ts';

test.each([
  [0, 0],
  [4, 0],
  [5, 1_000],
  [6, 2_000],
  [10, 32_000],
  [14, 512_000],
  [15, 900_000],
  [1_000, 900_000],
])('after %i wrong passwords the wait is %i ms', (count, wait) => {
  expect(waitAfter(count, 5)).toBe(wait);
});

test('a lock ends, and one account is locked for all addresses only after many tries', () => {
  const now = new Date('2026-11-20T10:00:00Z');
  const ago = (count: number, ms: number) => ({ count, last: new Date(now.getTime() - ms) });
  expect(isLocked({}, now)).toBe(false);
  expect(isLocked({ here: ago(5, 999) }, now)).toBe(true);
  expect(isLocked({ here: ago(5, 1_000) }, now)).toBe(false);
  expect(isLocked({ here: ago(500, 900_000) }, now)).toBe(false);
  expect(isLocked({ anywhere: ago(99, 0) }, now)).toBe(false);
  expect(isLocked({ anywhere: ago(100, 999) }, now)).toBe(true);
});

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0DB8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts as %s', (ip, network) => {
  expect(networkOf(ip)).toBe(network);
});
