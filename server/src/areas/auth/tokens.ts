import { hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** The two tokens of a session, with the hashes that are stored. */
export interface NewTokens {
  readonly access: string;
  readonly profile: string;
  readonly accessHash: string;
  readonly profileHash: string;
}

/** 256 random bits need no salt and no slow hash: nobody can guess one from its SHA-256. */
export const tokenHash = (token: string): string => hash('sha256', token, 'base64url');

export function newTokens(): NewTokens {
  const access = randomBytes(32).toString('base64url');
  const profile = randomBytes(32).toString('base64url');
  return { access, profile, accessHash: tokenHash(access), profileHash: tokenHash(profile) };
}

/** Compares a token with a stored hash in constant time. */
export function tokenFits(token: string, keptHash: string): boolean {
  const [mine, kept] = [Buffer.from(tokenHash(token)), Buffer.from(keptHash)];
  return mine.length === kept.length && timingSafeEqual(mine, kept);
}
