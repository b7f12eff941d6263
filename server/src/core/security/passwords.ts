import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { fairQueue } from './fairQueue.ts';

/**
 * Who waits for a hash: somebody the owner's device speaks for, somebody who has done work or proved a phone, or
 * anybody else.
 */
export type Trust = 'known' | 'proved' | 'stranger';

/**
 * Password hashing, in a queue that is fair between networks: `who` names one. An interface, so that a test can count
 * calls.
 */
export interface Passwords {
  hash(password: string, who?: string): Promise<string>;
  /** Whether the password matches the hash. Takes the same time whatever the result. */
  verify(hash: string, password: string, who?: string, trust?: Trust): Promise<boolean>;
  /** Whether so many strangers wait that the next has to work before a hash is computed. */
  isFull(): boolean;
}

// OWASP's figures for argon2id, the library's default algorithm.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash for logins with an unknown phone, so that they take as long as those with a known one. */
export const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$z2GvEoGhkfNOytFqccupXQ$c4LLvMuD7edCY3OmNH02fq42RXYVnJ84W5CN7GU45Es';

/** A hash that no known password matches, for an account whose owner signs in another way until a password is set. */
export const unknowableHash = (): string => {
  const random = (bytes: number) => randomBytes(bytes).toString('base64').replace(/=+$/, '');
  return [...NOBODYS_HASH.split('$').slice(0, 4), random(16), random(32)].join('$');
};

/** The same letters may be typed as different code points on different devices. */
const normal = (password: string) => password.normalize('NFKC');

/**
 * Argon2id. Each hash takes 19 MB and a thread, so only `atOnce` are computed together and the rest wait in line, each
 * kind of trust in a lane of its own: `longest` of a lane take about a second. When the lane is that long, or holds the
 * caller's share, a caller is asked to come back.
 */
export function argon2Passwords({ atOnce = 3, longest = 40, share = 20 } = {}): Passwords {
  const line = fairQueue({ name: 'passwords', atOnce, longest, share, full: 'rate_limited' });
  const stranger: Trust = 'stranger';
  return {
    // A password is set by a code or a link, never by a stranger.
    hash: (password, who = '') => line(who, () => hash(normal(password), cost), 'proved' satisfies Trust),
    verify: (hashed, password, who = '', trust = stranger) => line(who, () => verify(hashed, normal(password)), trust),
    isFull: () => line.isFull(stranger),
  };
}
