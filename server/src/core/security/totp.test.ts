import { Secret, TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { newTotpSecret, randomBase32, stepOfCode, totpUri } from './totp.ts';

// The secret and the codes of RFC 6238, appendix B; theirs have eight digits, of which apps show the last six.
const secret = Secret.fromLatin1('12345678901234567890').base32;

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i an app shows %s', (seconds, code) => {
  expect(stepOfCode(secret, code, new Date(seconds * 1000))).toBe(Math.floor(seconds / 30));
});

test('a code is good in its half minute and the ones beside it, and in no other', () => {
  const now = new Date('2026-11-30T12:00:00Z');
  const step = now.getTime() / 30_000;
  const shown = (by: number) =>
    TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now.getTime() + by * 30_000 });
  expect([-2, -1, 0, 1, 2].map(by => stepOfCode(secret, shown(by), now))).toEqual([
    undefined,
    step - 1,
    step,
    step + 1,
    undefined,
  ]);
  for (const rubbish of ['', 'ключик', '12345', '1234567']) expect(stepOfCode(secret, rubbish, now)).toBe(undefined);
});

test('a secret has 160 bits, and no two are the same', () => {
  const made = newTotpSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(newTotpSecret()).not.toBe(made);
  expect(randomBase32(10)).toMatch(/^[A-Z2-7]{16}$/);
});

test('the address names whose code it is', () => {
  const uri = new URL(totpUri(secret, { issuer: 'venue.ru', account: '+7 (912) 000-00-01' }));
  expect(uri.host + decodeURIComponent(uri.pathname)).toBe('totp/venue.ru:+7 (912) 000-00-01');
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: 'venue.ru',
    secret,
    algorithm: 'SHA1',
    digits: '6',
    period: '30',
  });
});
