import { hash, randomBytes } from 'node:crypto';
import { sameText } from '../../core/security/signature.ts';

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
export const tokenFits = (token: string, keptHash: string): boolean => sameText(tokenHash(token), keptHash);
