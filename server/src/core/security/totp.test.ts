import { expect, test } from 'vitest';
import { base32, codeAt, fromBase32, newTotpSecret, stepAt, stepOfCode, totpUri } from './totp.ts';

// The secret and the codes of RFC 6238, appendix B; theirs have eight digits, of which apps show the last six.
const secret = base32(Buffer.from('12345678901234567890'));

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('at second %i an app shows %s', (seconds, code) => {
  expect(codeAt(secret, stepAt(new Date(seconds * 1000)))).toBe(code);
});

test('a code is good in its half minute and the ones beside it, and in no other', () => {
  const now = new Date('2026-11-30T12:00:00Z');
  const step = stepAt(now);
  expect([-2, -1, 0, 1, 2].map(by => stepOfCode(secret, codeAt(secret, step + by), now))).toEqual([
    undefined,
    step - 1,
    step,
    step + 1,
    undefined,
  ]);
  expect(stepOfCode(secret, '', now)).toBe(undefined);
});

test('a secret has 160 bits, and reads back from base32', () => {
  const made = newTotpSecret();
  expect(made).toMatch(/^[a-z2-7]{32}$/);
  expect(fromBase32(made)).toHaveLength(20);
  expect(base32(fromBase32(made.toUpperCase()))).toBe(made);
  expect(newTotpSecret()).not.toBe(made);
});

test('the address names whose code it is', () => {
  expect(totpUri('abc234', { issuer: 'Площадка', account: '+7 912' })).toBe(
    `otpauth://totp/${encodeURIComponent('Площадка:+7 912')}?secret=ABC234&issuer=${encodeURIComponent('Площадка')}`,
  );
});
