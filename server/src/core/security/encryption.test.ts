import { expect, test } from 'vitest';
import { decrypt, decryptJson, encrypt, encryptJson, keyIdOf, type Secrets, sealedPrefix } from './encryption.ts';

const secret = 'a secret of more than thirty-two characters';
const secrets: Secrets = { secret, secretPrevious: [] };
const data = Buffer.from('6512 345678');
/** In the format of the first version: without the key's id. */
const unnamed = (sealed: Buffer): Buffer => Buffer.concat([Buffer.from([1]), sealed.subarray(6)]);

test('what was sealed opens, and reads as noise', () => {
  const sealed = encrypt(secrets, 'passport:1', data);
  expect(decrypt(secrets, 'passport:1', sealed)).toEqual(data);
  expect(sealed.includes(data)).toBe(false);
  expect(encrypt(secrets, 'passport:1', data)).not.toEqual(sealed);
  expect(decryptJson(secrets, 'a', encryptJson(secrets, 'a', { name: 'Пётр' }))).toEqual({ name: 'Пётр' });
});

test.each([
  ['another secret', `${secret}.`, 'passport:1', (sealed: Buffer) => sealed],
  ['another secret, unnamed', `${secret}.`, 'passport:1', unnamed],
  ['another row', secret, 'passport:2', (sealed: Buffer) => sealed],
  ['a changed byte', secret, 'passport:1', (sealed: Buffer) => sealed.fill(0, sealed.length - 1)],
  ['a changed tag', secret, 'passport:1', (sealed: Buffer) => sealed.fill(0, 18, 34)],
  ['an unknown version', secret, 'passport:1', (sealed: Buffer) => sealed.fill(9, 0, 1)],
  ['a cut end', secret, 'passport:1', (sealed: Buffer) => sealed.subarray(0, 25)],
])('%s does not open it', (_, key, about, change) => {
  const sealed = change(encrypt(secrets, 'passport:1', data));
  expect(() => decrypt({ secret: key, secretPrevious: [] }, about, sealed)).toThrow();
});

const rotated: Secrets = {
  secret: 'the secret that took its place, which is long',
  secretPrevious: ['x'.repeat(32), secret],
};

test.each([
  ['named', (sealed: Buffer) => sealed],
  ['unnamed', unnamed],
])('after a rotation what a former secret sealed still opens (%s)', (_, change) => {
  expect(decrypt(rotated, 'a', change(encrypt(secrets, 'a', data)))).toEqual(data);
  expect(() => decrypt({ ...rotated, secretPrevious: [] }, 'a', change(encrypt(secrets, 'a', data)))).toThrow();
  // The current secret encrypts, and the former one cannot decrypt that.
  expect(decrypt({ ...rotated, secretPrevious: [] }, 'a', encrypt(rotated, 'a', data))).toEqual(data);
  expect(() => decrypt(secrets, 'a', encrypt(rotated, 'a', data))).toThrow(`key ${keyIdOf(rotated)}`);
});

test('what the current secret has sealed is known by its beginning', () => {
  expect(encryptJson(rotated, 'a', 1).startsWith(sealedPrefix(rotated))).toBe(true);
  expect(encryptJson(secrets, 'a', 1).startsWith(sealedPrefix(rotated))).toBe(false);
});
