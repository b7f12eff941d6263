import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, randomUUID } from 'node:crypto';

/** The server's secret and its former ones, which can still decrypt and verify. */
export interface Secrets {
  readonly secret: string;
  readonly secretPrevious: readonly string[];
}

/** Every secret that may have been used, the current one first. */
export const everySecret = ({ secret, secretPrevious }: Secrets): readonly string[] => [secret, ...secretPrevious];

/**
 * Versions of the format. The first does not contain the key's id; it is readable while one of the secrets decrypts it.
 */
const [UNNAMED, NAMED] = [1, 2];
const [ID, IV, TAG] = [5, 12, 16];

const derived = (secret: string, purpose: string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, length));
const keyOf = (secret: string): Buffer => derived(secret, 'venue: personal data', 32);
const idOf = (secret: string): Buffer => derived(secret, 'venue: key id', ID);

/** The id of the key derived from a secret. It reveals nothing about the secret. */
export const keyIdOf = ({ secret }: Pick<Secrets, 'secret'>): string => idOf(secret).toString('hex');

/**
 * Encrypts personal data at rest (AES-256-GCM). `about` names the data and its owner, e.g. `passport:17`: encrypted
 * bytes moved to another row cannot be decrypted there.
 */
export function encrypt({ secret }: Secrets, about: string, data: Buffer): Buffer {
  const iv = randomBytes(IV);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv).setAAD(Buffer.from(about));
  const body = Buffer.concat([cipher.update(data), cipher.final()]);
  return Buffer.concat([headOf(secret), iv, cipher.getAuthTag(), body]);
}

/** Decrypts what `encrypt` made. Throws if none of the secrets made it or the bytes were changed or moved. */
export function decrypt(secrets: Secrets, about: string, sealed: Buffer): Buffer {
  if (sealed[0] === NAMED) {
    const id = sealed.subarray(1, 1 + ID);
    const secret = everySecret(secrets).find(each => idOf(each).equals(id));
    if (secret === undefined) throw new Error(`sealed with a secret that is not configured: key ${id.toString('hex')}`);
    return opened(secret, about, sealed.subarray(1 + ID));
  }
  if (sealed[0] !== UNNAMED) throw new Error(`sealed data of an unknown version: ${sealed[0]}`);
  const [current, ...previous] = everySecret(secrets);
  for (const secret of previous) {
    try {
      return opened(secret, about, sealed.subarray(1));
    } catch {
      // The next secret may fit; the current one is tried last, and its error is thrown.
    }
  }
  return opened(current ?? '', about, sealed.subarray(1));
}

function opened(secret: string, about: string, bytes: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, IV))
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(IV, IV + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(IV + TAG)), decipher.final()]);
}

const headOf = (secret: string): Buffer => Buffer.concat([Buffer.from([NAMED]), idOf(secret)]);

/** Encrypts a JSON value for a text column. */
export const encryptJson = (secrets: Secrets, about: string, value: unknown): string =>
  encrypt(secrets, about, Buffer.from(JSON.stringify(value))).toString('base64');

export const decryptJson = (secrets: Secrets, about: string, sealed: string): unknown =>
  JSON.parse(decrypt(secrets, about, Buffer.from(sealed, 'base64')).toString());

/** How every text encrypted with the current secret begins; the header is exactly eight characters of base64. */
export const sealedPrefix = ({ secret }: Pick<Secrets, 'secret'>): string => headOf(secret).toString('base64');

/** A new name for an encrypted file. It begins with the key's id, so that old files are found without opening them. */
export const sealedFileName = (secrets: Secrets): string => `${keyIdOf(secrets)}-${randomUUID()}.sealed`;
