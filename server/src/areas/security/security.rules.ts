import { hash } from 'node:crypto';
import { RECOVERY_CODES } from '@venue/sdk/security/model';
import type { Limit } from '../../core/security/attempts.ts';
import { randomBase32 } from '../../core/security/totp.ts';

/** Wrong codes and passwords for one person, on one known device or on all others. Of a million codes three are good at a time. */
export const factorTries: readonly Limit[] = [
  { most: 5, seconds: 15 * 60 },
  { most: 20, seconds: 24 * 60 * 60 },
];

/** A code as it is compared: people type it with hyphens or without, in either case. */
const plain = (code: string): string => code.replaceAll('-', '').toLowerCase();

/** Whether it is one of an app, and not a recovery code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(code);

/** 80 random bits need no slow hash: nobody can guess a code from its SHA-256. */
export const recoveryHash = (code: string): string => hash('sha256', plain(code), 'base64url');

/** New recovery codes, in groups of four: `k3fq-…`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => (randomBase32(10).toLowerCase().match(/.{4}/g) ?? []).join('-'));
