import { createHmac, randomBytes } from 'node:crypto';
import { sameText } from './signature.ts';

const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const STEP_MS = 30_000;
/** A phone's clock may be one half minute off, in either direction. */
const DRIFT = 1;
/** As RFC 4226 recommends for SHA-1. */
const SECRET_BYTES = 20;

/** Bytes as text in base32 (RFC 4648), without padding, in lower case. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('');
  return (bits.match(/.{1,5}/g) ?? []).map(five => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}

/** The bytes of a text in base32. */
export function fromBase32(text: string): Buffer {
  const bits = [...text.toLowerCase()].map(letter => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map(byte => Number.parseInt(byte, 2)));
}

/** A new secret of an app that shows one-time codes. */
export const newTotpSecret = (): string => base32(randomBytes(SECRET_BYTES));

/** The half minute of a moment, which RFC 6238 calls a time step. */
export const stepAt = (now: Date): number => Math.floor(now.getTime() / STEP_MS);

/** The six digits that an app shows in a half minute (RFC 6238 with SHA-1, which all apps know). */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The half minute whose code this is, near the moment; undefined for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const current = stepAt(now);
  const near = Array.from({ length: 2 * DRIFT + 1 }, (_, index) => current - DRIFT + index);
  return near.find(step => sameText(codeAt(secret, step), code));
}

/** The address that an app reads from a QR code. */
export function totpUri(secret: string, { issuer, account }: { issuer: string; account: string }): string {
  const label = encodeURIComponent(`${issuer}:${account}`);
  return `otpauth://totp/${label}?secret=${secret.toUpperCase()}&issuer=${encodeURIComponent(issuer)}`;
}
