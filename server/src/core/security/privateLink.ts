import { randomBytes } from 'node:crypto';
import type { Secrets } from './encryption.ts';
import { isSigned, sign } from './signature.ts';

/** A random value that is signed in a link together with the id; a new one makes the former link invalid. */
export const newSeed = (): string => randomBytes(16).toString('base64url');

/** The id that a private link claims to open, not yet verified; null for a malformed link. */
export function claimedBy(link: string): number | null {
  const digits = /^([1-9]\d{0,8})-[\w-]{43}$/.exec(link)?.[1];
  return digits === undefined ? null : Number(digits);
}

/**
 * Private links to records of a kind: whoever has the link may read the record. A link of one kind opens no other kind.
 */
export function privateLinks(kind: string) {
  const textOf = (id: number, seed: string): string => `${kind}:${id}:${seed}`;

  /** The last part of the link: the id, and a signature that proves that we issued it. */
  const linkOf = (secrets: Pick<Secrets, 'secret'>, id: number, seed: string): string =>
    `${id}-${sign(secrets, textOf(id, seed))}`;

  /** Whether we issued this link for this seed, under the current secret or a former one. */
  // guard: server/src/areas/calendar/calendar.test.ts
  const opens = (secrets: Secrets, link: string, id: number, seed: string): boolean =>
    link.startsWith(`${id}-`) && isSigned(secrets, textOf(id, seed), link.slice(`${id}-`.length));

  return { linkOf, opens };
}
