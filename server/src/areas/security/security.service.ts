import { ApiFailure, failureTexts, formatPhone } from '@venue/sdk';
import type { FactorSetup } from '@venue/sdk/security/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { countAttempt, forgetSubjects, networkOf } from '../../core/security/attempts.ts';
import { decryptJson, encryptJson, type Secrets } from '../../core/security/encryption.ts';
import { knownDevice } from '../../core/security/knownDevice.ts';
import { newTotpSecret, stepOfCode, totpUri } from '../../core/security/totp.ts';
import type { UserRow } from '../accounts/accounts.store.ts';
import {
  aboutFactor,
  addFactor,
  factorOf,
  factorSubject,
  setRecoveryCodes,
  spendRecoveryCode,
  spendStep,
} from '../accounts/factor.store.ts';
import { factorTries, isAppCode, newRecoveryCodes, recoveryHash } from './security.rules.ts';

type Owner = Pick<UserRow, 'id' | 'phone'>;

const SETUP_MINUTES = 30;
const USED = 'Этот код уже использован. Дождитесь следующего';

const wrongCode = (text = failureTexts.code_wrong) => new ApiFailure('code_wrong', { fields: { code: text } });

/** What a new secret is encrypted about until its first code comes: it becomes nobody else’s. */
const aboutSetup = (userId: number): string => `second-factor-setup:${userId}`;

/** A new secret for somebody's app. Nothing is stored: the caller sends it back, sealed, with the first code. */
export function newSetup({ config, now }: Context, user: Owner): FactorSetup {
  const secret = newTotpSecret();
  const until = now.getTime() + SETUP_MINUTES * 60_000;
  const issuer = new URL(config.publicUrl).hostname;
  return {
    setup: encryptJson(config, aboutSetup(user.id), { secret, until }),
    secret,
    uri: totpUri(secret, { issuer, account: formatPhone(user.phone) }),
  };
}

/** The secret that `newSetup` gave this person; undefined if it is too old, or not one of ours for them. */
function secretIn(secrets: Secrets, userId: number, setup: string, now: Date): string | undefined {
  try {
    const { secret, until } = decryptJson(secrets, aboutSetup(userId), setup) as { secret: string; until: number };
    // guard: security.test.ts
    return now.getTime() < until ? secret : undefined;
  } catch {
    return undefined;
  }
}

/** Counts a try of a code or a password: before it is checked, and whatever becomes of the transaction. */
export const countTry = (context: Context, owner: Owner): Promise<void> =>
  countAttempt(context.db, subjectOf(context, owner), context.now, factorTries);

const forgetTries = (tx: Db, context: Context, owner: Owner): Promise<void> =>
  forgetSubjects(tx, [subjectOf(context, owner)]);

const subjectOf = (context: Context, { id, phone }: Owner): string => factorSubject(id, knownDevice(context, phone));

/** Asks for the password again, so that an unlocked browser is not enough. @throws ApiFailure `password_wrong` */
export async function mustKnowPassword(
  { ports, request }: Context,
  { passwordHash }: Pick<UserRow, 'passwordHash'>,
  password: string,
): Promise<void> {
  // guard: security.test.ts
  if (!(await ports.passwords.verify(passwordHash, password, networkOf(request.ip), 'known')))
    throw new ApiFailure('password_wrong', { fields: { password: failureTexts.password_wrong } });
}

/**
 * Sets a second factor up with the first code of the app, and returns its recovery codes; the caller has counted the
 * try. @throws ApiFailure `code_wrong`, or `conflict` if there is a second factor
 */
export async function setUpFactor(
  tx: Db,
  context: Context,
  owner: Owner,
  { setup, code }: { setup: string; code: string },
): Promise<string[]> {
  const { config, now } = context;
  const { id: userId } = owner;
  const secret = secretIn(config, userId, setup, now);
  const step = secret === undefined ? undefined : stepOfCode(secret, code, now);
  // guard: security.test.ts
  if (secret === undefined || step === undefined) throw wrongCode();
  const sealed = encryptJson(config, aboutFactor(userId), secret);
  // guard: security.test.ts
  if (!(await addFactor(tx, { userId, sealed, addedAt: now }))) throw new ApiFailure('conflict');
  await spendStep(tx, userId, step, now);
  return renewCodes(tx, context, owner);
}

/** Gives new recovery codes; the former ones stop working. */
export async function renewCodes(tx: Db, context: Context, owner: Owner): Promise<string[]> {
  const codes = newRecoveryCodes();
  await setRecoveryCodes(tx, owner.id, codes.map(recoveryHash));
  await forgetTries(tx, context, owner);
  return codes;
}

/**
 * Accepts a code of the app or a recovery code, once; the caller has counted the try.
 * @throws ApiFailure `code_wrong`
 */
export async function spendCode(tx: Db, context: Context, owner: Owner, code: string): Promise<void> {
  const { config, now } = context;
  const { id: userId } = owner;
  const factor = await factorOf(tx, userId);
  if (!factor) throw wrongCode();
  if (isAppCode(code)) {
    const secret = decryptJson(config, aboutFactor(userId), factor.sealed) as string;
    const step = stepOfCode(secret, code, now);
    // guard: security.login.test.ts
    if (step === undefined) throw wrongCode();
    // guard: security.login.test.ts
    if (!(await spendStep(tx, userId, step, now))) throw wrongCode(USED);
  } else if (!(await spendRecoveryCode(tx, userId, recoveryHash(code)))) throw wrongCode();
  await forgetTries(tx, context, owner);
}
