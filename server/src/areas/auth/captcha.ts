import { createHmac, randomInt } from 'node:crypto';
import { ApiFailure, failureTexts } from '@venue/sdk';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';
import type { Db } from '../../core/db/database.ts';
import { everySecret, type Secrets } from '../../core/security/encryption.ts';
import { captchaUsed } from './auth.table.ts';

const LIFETIME_MS = 5 * 60_000;

/** The work a browser does: this many key derivations of this cost, about a second. */
const COST = 5_000;
const [FEWEST, MOST] = [1_000, 3_000];

const Payload = z.object({
  challenge: z.object({ parameters: z.looseObject({ nonce: z.string() }), signature: z.string() }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string() }),
});

// Keys of their own, so that nothing signed elsewhere with the secret passes for a challenge.
const keysOf = (secret: string) => ({
  hmacSignatureSecret: createHmac('sha256', secret).update('captcha challenge').digest('hex'),
  hmacKeySignatureSecret: createHmac('sha256', secret).update('captcha solution').digest('hex'),
});

/** A proof-of-work challenge that carries its own signature and end, so nothing is kept until it is solved. */
export const newChallenge = ({ secret }: Secrets, now: Date): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    counter: randomInt(FEWEST, MOST),
    deriveKey,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
    ...keysOf(secret),
  });

/** Accepts a solution once. @throws ApiFailure `captcha_failed` */
export async function spendCaptcha(db: Db, secrets: Secrets, sent: string, now: Date): Promise<void> {
  const refused = new ApiFailure('captcha_failed', { fields: { captcha: failureTexts.captcha_failed } });
  const payload = z.safeParse(Payload, decode(sent));
  if (!payload.success) throw refused;
  const { challenge, solution } = payload.data;
  const fits = async (secret: string) => {
    const result = await verifySolution({
      challenge: challenge as unknown as Challenge,
      solution: { counter: solution.counter, derivedKey: solution.derivedKey },
      deriveKey,
      ...keysOf(secret),
    }).catch(() => undefined);
    return result?.verified === true;
  };
  const verdicts = await Promise.all(everySecret(secrets).map(fits));
  if (!verdicts.includes(true)) throw refused;
  // The nonce is signed, so one challenge has one nonce however its solution is written.
  const used = await db
    .insert(captchaUsed)
    .values({ signature: challenge.parameters.nonce, expiresAt: new Date(now.getTime() + 2 * LIFETIME_MS) })
    .onConflictDoNothing()
    .returning({ signature: captchaUsed.signature });
  if (used.length === 0) throw refused;
}

function decode(sent: string): unknown {
  try {
    return JSON.parse(Buffer.from(sent, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}
