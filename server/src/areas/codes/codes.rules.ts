import { randomInt } from 'node:crypto';
import { EMAIL_CODE_MINUTES } from '@venue/sdk/codes/model';
import type { Limit } from '../../core/security/attempts.ts';
import type { Secrets } from '../../core/security/encryption.ts';
import { isSigned, sign } from '../../core/security/signature.ts';

export const MOST_TRIES = 5;
export const RESEND_SECONDS = 60;
const SMS_CODE_MINUTES = 5;
const TEST_CODE_MINUTES = 20;
/** The specification's test mode answers after this long, as a real gateway would. */
export const TEST_DELAY_MS = 500;

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Per requester and phone or e-mail address. Strangers who name the same phone have limits of their own. */
// guard: codes.test.ts
export const perAsker: readonly Limit[] = [
  { most: 1, seconds: RESEND_SECONDS, code: 'code_too_soon' },
  { most: 5, seconds: HOUR },
  { most: 10, seconds: DAY },
];

export const makeCode = (): string => String(randomInt(0, 1_000_000)).padStart(6, '0');

const textOf = (smsuid: string, code: string): string => `code:${smsuid}:${code}`;

/** Six digits are guessed from a plain hash in a second, so the hash is keyed and bound to its own uid. */
export const codeHash = (secrets: Pick<Secrets, 'secret'>, smsuid: string, code: string): string =>
  sign(secrets, textOf(smsuid, code));

/** Whether a code has this hash, made with the secret of today or one before. */
export const codeFits = (secrets: Secrets, hash: string, smsuid: string, code: string): boolean =>
  isSigned(secrets, textOf(smsuid, code), hash);

/** Minutes a code lives. */
export const lifeMinutes = (by: 'sms' | 'mail', testMode: boolean): number =>
  by === 'mail' ? EMAIL_CODE_MINUTES : testMode ? TEST_CODE_MINUTES : SMS_CODE_MINUTES;
