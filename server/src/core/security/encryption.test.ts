import { expect, test } from 'vitest';
import { decrypt, decryptJson, encrypt, encryptJson } from './encryption.ts';

const secret = 'a secret of more than thirty-two characters';
const data = Buffer.from('6512 345678');

test('what was sealed opens, and reads as noise', () => {
  const sealed = encrypt(secret, 'passport:1', data);
  expect(decrypt(secret, 'passport:1', sealed)).toEqual(data);
  expect(sealed.includes(data)).toBe(false);
  expect(encrypt(secret, 'passport:1', data)).not.toEqual(sealed);
  expect(decryptJson(secret, 'a', encryptJson(secret, 'a', { name: 'Пётр' }))).toEqual({ name: 'Пётр' });
});

test.each([
  ['another secret', `${secret}.`, 'passport:1', (sealed: Buffer) => sealed],
  ['another row', secret, 'passport:2', (sealed: Buffer) => sealed],
  ['a changed byte', secret, 'passport:1', (sealed: Buffer) => sealed.fill(0, sealed.length - 1)],
  ['a changed tag', secret, 'passport:1', (sealed: Buffer) => sealed.fill(0, 13, 29)],
  ['an unknown version', secret, 'passport:1', (sealed: Buffer) => sealed.fill(9, 0, 1)],
  ['a cut end', secret, 'passport:1', (sealed: Buffer) => sealed.subarray(0, 20)],
])('%s does not open it', (_, key, about, change) => {
  const sealed = change(encrypt(secret, 'passport:1', data));
  expect(() => decrypt(key, about, sealed)).toThrow();
});
