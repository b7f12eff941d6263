import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiFailure, failureTexts, mailboxOf } from '@venue/sdk';
import { type SentCode, smsCodeType } from '@venue/sdk/codes/model';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { textFor } from '../../core/http/when.ts';
import { post } from '../../core/outbox.ts';
import { countAttempt, networkOf, writeAttempt } from '../../core/security/attempts.ts';
import { knownDevice } from '../../core/security/knownDevice.ts';
import { countMessage, type Requested } from '../../core/security/messageLimits.ts';
import { knownByAddress } from '../accounts/accounts.store.ts';
import { codeFits, codeHash, lifeMinutes, makeCode, perAsker, RESEND_SECONDS, TEST_DELAY_MS } from './codes.rules.ts';
import { addCode, spend, takeTry, whyNoTry } from './codes.store.ts';

interface Guess {
  readonly smsuid: string;
  readonly code: string;
  /** Ten digits of a phone, or an e-mail address. */
  readonly target: string;
  readonly type: number;
}

const refuse = (code: 'code_wrong' | 'code_expired') => new ApiFailure(code, { fields: { code: failureTexts[code] } });

/** The failure of a code without tries left; the next code may be requested a minute after this one was sent. */
function refuseSpent(sentAt: Date, now: Date): ApiFailure {
  const code = 'code_tries_spent';
  const retryAfter = Math.max(1, RESEND_SECONDS - Math.floor((now.getTime() - sentAt.getTime()) / 1000));
  return new ApiFailure(code, { retryAfter, fields: { code: textFor({ code, retryAfter }) } });
}

/**
 * Checks a code. Call it before the transaction that needs it: the try is counted by a separate statement, so it stays
 * counted if that transaction is rolled back, and the transaction holds no locks meanwhile.
 * @throws ApiFailure `code_wrong`, `code_expired` or `code_tries_spent`, with the field `code`
 */
export async function verifyCode(
  { db, now, config }: Pick<Context, 'db' | 'now' | 'config'>,
  guess: Guess,
): Promise<void> {
  const { smsuid, target, type, code } = guess;
  const hash = await takeTry(db, { smsuid, target, type, now });
  if (hash === undefined) {
    const why = await whyNoTry(db, { smsuid, target, type, now });
    throw why.code === 'code_tries_spent' ? refuseSpent(why.sentAt, now) : refuse(why.code);
  }
  if (!codeFits(config, hash, smsuid, code)) throw refuse('code_wrong');
}

/** Uses up a checked code, in the transaction it is for. @throws ApiFailure `code_expired` if it was used meanwhile */
export async function spendCode(tx: Db, smsuid: string, now: Date): Promise<void> {
  if (!(await spend(tx, smsuid, now))) throw refuse('code_expired');
}

/** Throws `sms_down` if sending SMS is switched off. */
export function mustSendSms({ config }: Pick<Context, 'config'>): void {
  if (config.sms === 'none' && !config.codesTestMode) throw new ApiFailure('sms_down');
}

/**
 * Counts a code by SMS. A signed-in person and a known device of the phone's owner are not strangers.
 * @throws ApiFailure `code_too_soon`, `rate_limited` or `proof_needed`
 */
export async function countSms(context: Context, phone: string, proof: string | undefined): Promise<void> {
  const asker = context.actor ? `account:${context.actor.userId}` : knownDevice(context, phone);
  await countCode(context, { by: 'sms', to: phone, known: asker, perAsker, proof });
}

/**
 * Counts a code by e-mail. Its asker is an account, but only its own confirmed address is no stranger's.
 * @throws ApiFailure `code_too_soon`, `rate_limited` or `proof_needed`
 */
export async function countMail(context: Context, to: string, proof: string | undefined): Promise<void> {
  const { userId } = actorOf(context);
  const asker = await knownByAddress(context, to);
  await countCode(context, { by: 'mail', to, known: asker, asker: `account:${userId}`, perAsker, proof });
}

function countCode(context: Context, requested: Requested): Promise<void> {
  const { db, now, config, request } = context;
  if (!config.codesTestMode) return countMessage(context, requested);
  // In the test mode nothing is sent, and every tester sits behind one address.
  const asker = requested.known ?? requested.asker ?? networkOf(request.ip);
  return countAttempt(db, `code:${requested.to}:by:${asker}`, now, perAsker);
}

/** Sends a code to a phone given by a visitor who is not signed in, for example for an order without an account. */
export async function sendPhoneCode(context: Context, phone: string, proof: string | undefined): Promise<SentCode> {
  mustSendSms(context);
  await countSms(context, phone, proof);
  return sendCode(context, { by: 'sms', to: phone, type: smsCodeType.confirm, event: 'code.sms' });
}

/**
 * Sends a code to the address of somebody without an account whose phone gets no SMS, as that on a ticket. Whoever asks
 * is a stranger to it.
 */
export async function sendLetterCode(context: Context, address: string, proof: string | undefined): Promise<SentCode> {
  if (context.config.mail === 'none' && !context.config.codesTestMode) throw new ApiFailure('code_not_sent');
  const to = mailboxOf(address);
  await countCode(context, { by: 'mail', to, known: undefined, perAsker, proof });
  return sendCode(context, { by: 'mail', to, type: smsCodeType.confirm, event: 'code.mail' });
}

export type CodeEvent = 'code.sms' | 'code.mail' | 'code.registered';

interface Sending {
  readonly by: 'sms' | 'mail';
  readonly to: string;
  readonly type: SentCode['type'];
  readonly event: CodeEvent | null;
}

/** Makes a code and sends it in one transaction. Known and unknown receivers get the same answer for the same work. */
export async function sendCode(context: Context, { by, to, type, event }: Sending): Promise<SentCode> {
  const { now, config } = context;
  const [smsuid, code] = [randomUUID(), makeCode()];
  const minutes = lifeMinutes(by, config.codesTestMode);
  const expiresAt = new Date(now.getTime() + minutes * 60_000);
  await transact(context, async tx => {
    await addCode(tx, {
      smsuid,
      target: to,
      type,
      codeHash: codeHash(config, smsuid, code),
      createdAt: now,
      expiresAt,
    });
    if (event === null || config.codesTestMode) await writeAttempt(tx, 'code-not-sent', now);
    else await post(tx, now, { event, to, about: { code }, secret: code, uselessAt: expiresAt });
  });
  if (config.codesTestMode) await pause(TEST_DELAY_MS);
  return {
    smsuid,
    ttl: minutes,
    unit: 'minutes',
    type,
    resend: RESEND_SECONDS,
    code: config.codesTestMode ? code : null,
  };
}
