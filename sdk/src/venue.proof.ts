import * as z from 'zod/mini';
import { ApiFailure } from './core/client/errors.ts';
import { Unreachable } from './core/client/unreachable.ts';

const Hex = z.string().check(z.regex(/^([0-9a-f]{2})+$/));

/** The fields of a challenge that are read; it is sent back unchanged. */
const Challenge = z.looseObject({
  parameters: z.looseObject({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: Hex,
    salt: Hex,
    cost: z.int(),
    keyLength: z.int(),
    keyPrefix: Hex,
  }),
});

/** Keys derived at once. The runtime uses four threads for it. */
const AT_ONCE = 8;
const TIMEOUT_MS = 90_000;

/**
 * Solves the captcha of a staff login as the page does: derives a key for 0, 1, 2, … until one begins with `keyPrefix`.
 * Throws `captcha_failed` for a challenge of another kind or one too hard, Unreachable when cancelled.
 */
export async function proofOf(challenge: unknown, signal?: AbortSignal): Promise<string> {
  const read = z.safeParse(Challenge, challenge);
  if (!read.success) throw new ApiFailure('captcha_failed', { cause: read.error });
  const { nonce, salt, cost, keyLength, keyPrefix } = read.data.parameters;

  const derive = async (counter: number): Promise<string> => {
    const tried = new Uint8Array([...bytesOf(nonce), ...bytesOf(counter.toString(16).padStart(8, '0'))]);
    const key = await crypto.subtle.importKey('raw', tried, 'PBKDF2', false, ['deriveBits']);
    const how = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: cost };
    return hexOf(new Uint8Array(await crypto.subtle.deriveBits(how, key, keyLength * 8)));
  };

  const started = performance.now();
  for (let first = 0; performance.now() - started < TIMEOUT_MS; first += AT_ONCE) {
    if (signal?.aborted) throw new Unreachable('cancelled');
    const keys = await Promise.all(Array.from({ length: AT_ONCE }, (_, index) => derive(first + index)));
    const derivedKey = keys.find(key => key.startsWith(keyPrefix));
    if (derivedKey === undefined) continue;
    const solution = { counter: first + keys.indexOf(derivedKey), derivedKey };
    return btoa(JSON.stringify({ challenge, solution }));
  }
  throw new ApiFailure('captcha_failed');
}

/**
 * Sends; if the server asks for a proof of work after too many tries, solves it and sends the same again with it:
 * `proven(proof => venue.codes.sendSmsCode({ body: { phone, type, proof } }))`.
 */
export async function proven<R>(send: (proof?: string) => Promise<R>, signal?: AbortSignal): Promise<R> {
  try {
    return await send();
  } catch (failure) {
    if (!(failure instanceof ApiFailure) || failure.code !== 'proof_needed') throw failure;
    return send(await proofOf(failure.data, signal));
  }
}

const bytesOf = (hex: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(hex.match(/../g) ?? [], pair => Number.parseInt(pair, 16));

const hexOf = (bytes: Uint8Array): string => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
