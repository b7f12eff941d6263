import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 1;
const [IV, TAG] = [12, 16];

const keyOf = (secret: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', 'venue: personal data', 32));

/**
 * Encrypts personal data at rest (AES-256-GCM). `about` names the data and its owner, e.g. `passport:17`: encrypted
 * bytes moved to another row cannot be decrypted there.
 */
export function encrypt(secret: string, about: string, data: Buffer): Buffer {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(about));
  const body = Buffer.concat([cipher.update(data), cipher.final()]);
  return Buffer.concat([Buffer.from([VERSION]), iv, cipher.getAuthTag(), body]);
}

/** Decrypts what `encrypt` made. Throws if the secret differs or the bytes were changed or moved. */
export function decrypt(secret: string, about: string, sealed: Buffer): Buffer {
  if (sealed[0] !== VERSION) throw new Error(`sealed data of an unknown version: ${sealed[0]}`);
  const iv = sealed.subarray(1, 1 + IV);
  const tag = sealed.subarray(1 + IV, 1 + IV + TAG);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(about)).setAuthTag(tag);
  return Buffer.concat([decipher.update(sealed.subarray(1 + IV + TAG)), decipher.final()]);
}

/** The same for a value kept as text in a column. */
export const encryptJson = (secret: string, about: string, value: unknown): string =>
  encrypt(secret, about, Buffer.from(JSON.stringify(value))).toString('base64');

export const decryptJson = (secret: string, about: string, sealed: string): unknown =>
  JSON.parse(decrypt(secret, about, Buffer.from(sealed, 'base64')).toString());
