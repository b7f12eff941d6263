import { createHmac, randomInt } from 'node:crypto';
import { ApiFailure, failureTexts } from '@venue/sdk';
import { type Challenge, createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as z from 'zod/mini';
import type { Context } from '../context.ts';
import { captchaUsed } from '../db/core.table.ts';
import type { Db } from '../db/database.ts';
import { everySecret, type Secrets } from './encryption.ts';

const LIFETIME_MS = 5 * 60_000;

/**
 * The work a browser does: so many key derivations of this cost. The hardest takes at most 3.4 million rounds of SHA-256:
 * 0.7 seconds on one core of a desktop computer, and three on a slow phone, which is four times slower.
 */
export const COST = 1_400;
const FEWEST = 100;
export const MOST = 300;
export const HARDEST = 8;

/**
 * How many units of that work are required after `count` attempts, the first `free` of which need none: 0, then 1, 2,
 * 4, 8. Work slows down those who guess and locks nobody out.
 */
export const workAfter = (count: number, free: number): number =>
  count < free ? 0 : Math.min(HARDEST, 2 ** Math.min(10, Math.floor(count / free) - 1));

const Payload = z.object({
  challenge: z.object({
    parameters: z.looseObject({
      algorithm: z.string(),
      nonce: z.string(),
      salt: z.string(),
      cost: z.number(),
      keyLength: z.number(),
      keyPrefix: z.string(),
    }),
    signature: z.string(),
  }),
  solution: z.looseObject({ counter: z.number(), derivedKey: z.string() }),
});

// Keys of their own, so that nothing signed elsewhere with the secret passes for a challenge.
const keysOf = (secret: string) => ({
  hmacSignatureSecret: createHmac('sha256', secret).update('captcha challenge').digest('hex'),
  hmacKeySignatureSecret: createHmac('sha256', secret).update('captcha solution').digest('hex'),
});

/** A proof-of-work challenge that contains its own signature and expiry, so nothing is stored until it is solved. */
export const newChallenge = (
  { secret }: Secrets,
  now: Date,
  work = 1,
  counter = randomInt(FEWEST, MOST),
): Promise<Challenge> =>
  createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST * work,
    counter,
    deriveKey,
    expiresAt: new Date(now.getTime() + LIFETIME_MS),
    ...keysOf(secret),
  });

/** Accepts the captcha of a form once. @throws ApiFailure `captcha_failed` */
export async function spendCaptcha(db: Db, secrets: Secrets, sent: string, now: Date): Promise<void> {
  if (!(await spendProof(db, secrets, sent, { now, work: 1 })))
    throw new ApiFailure('captcha_failed', { fields: { captcha: failureTexts.captcha_failed } });
}

/**
 * Requires work from a caller with too many attempts before they may go on.
 * @throws ApiFailure `proof_needed`, with the challenge to solve
 */
export async function mustProve(
  { db, config, now }: Pick<Context, 'db' | 'config' | 'now'>,
  work: number,
  proof: string | undefined,
): Promise<void> {
  if (work === 0 || (proof !== undefined && (await spendProof(db, config, proof, { now, work })))) return;
  throw new ApiFailure('proof_needed', { data: await newChallenge(config, now, work) });
}

/** Whether a solution is right, hard enough and not used yet; marks it as used. */
async function spendProof(
  db: Db,
  secrets: Secrets,
  sent: string,
  { now, work }: { now: Date; work: number },
): Promise<boolean> {
  const payload = z.safeParse(Payload, decode(sent));
  if (!payload.success) return false;
  const { challenge, solution } = payload.data;
  // guard: server/src/areas/auth/door.test.ts
  if (challenge.parameters.cost < COST * work) return false;
  const fits = async (secret: string) => {
    const result = await verifySolution({
      challenge,
      solution: { counter: solution.counter, derivedKey: solution.derivedKey },
      deriveKey,
      ...keysOf(secret),
    }).catch(() => undefined);
    return result?.verified === true;
  };
  const verdicts = await Promise.all(everySecret(secrets).map(fits));
  // guard: server/src/areas/auth/door.test.ts
  if (!verdicts.includes(true)) return false;
  // The nonce is signed, so one challenge has one nonce however its solution is written.
  const used = await db
    .insert(captchaUsed)
    .values({ signature: challenge.parameters.nonce, expiresAt: new Date(now.getTime() + 2 * LIFETIME_MS) })
    .onConflictDoNothing()
    .returning({ signature: captchaUsed.signature });
  // guard: server/src/areas/auth/door.test.ts
  return used.length > 0;
}

function decode(sent: string): unknown {
  try {
    return JSON.parse(Buffer.from(sent, 'base64').toString('utf8'));
  } catch {
    return undefined;
  }
}
