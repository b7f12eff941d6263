import { expect, test } from 'vitest';
import { networkOf, wideNetworkOf } from '../../core/security/attempts.ts';
import { loginWork } from './auth.rules.ts';

test.each([
  [0, 0, 0],
  [4, 0, 0],
  [5, 0, 1],
  [9, 0, 1],
  [10, 0, 2],
  [15, 0, 4],
  [20, 0, 8],
  [1_000, 0, 8],
  [0, 99, 0],
  [0, 100, 1],
  [0, 300, 4],
  [10, 400, 8],
])(
  'after %i wrong passwords from here and %i from anywhere a login costs %i times the work',
  (here, anywhere, work) => {
    expect(loginWork({ here, anywhere })).toBe(work);
  },
);

test.each([
  ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64', '2001:db8:1::/48'],
  ['2001:0DB8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
  ['::1', '0:0:0:0::/64', '0:0:0::/48'],
  ['', '', ''],
  [undefined as unknown as string, '', ''],
])('%s counts as %s, within %s', (ip, network, wide) => {
  expect(networkOf(ip)).toBe(network);
  expect(wideNetworkOf(ip)).toBe(wide);
});
