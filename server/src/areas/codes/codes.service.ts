import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiFailure, failureTexts } from '@venue/sdk';
import { type SentCode, smsCodeType } from '@venue/sdk/codes/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { post } from '../../core/outbox.ts';
import { countAttempt, networkOf, writeAttempt } from '../../core/security/attempts.ts';
import {
  codeFits,
  codeHash,
  lifeMinutes,
  makeCode,
  perAddress,
  perTarget,
  RESEND_SECONDS,
  TEST_DELAY_MS,
} from './codes.rules.ts';
import { addCode, spend, takeTry, whyNoTry } from './codes.store.ts';

interface Guess {
  readonly smsuid: string;
  readonly code: string;
  /** Ten digits of a phone, or an e-mail address. */
  readonly target: string;
  readonly type: number;
}

const refuse = (code: 'code_wrong' | 'code_expired' | 'code_tries_spent') =>
  new ApiFailure(code, { fields: { code: failureTexts[code] } });

/**
 * Checks a code. Call it before the transaction that needs it: the try is counted by a statement of its own, so it
 * stays counted when that transaction is rolled back, and the transaction holds nothing while it is counted.
 * @throws ApiFailure `code_wrong`, `code_expired` or `code_tries_spent`, with the field `code`
 */
export async function verifyCode(
  { db, now, config }: Pick<Context, 'db' | 'now' | 'config'>,
  guess: Guess,
): Promise<void> {
  const { smsuid, target, type, code } = guess;
  const kept = await takeTry(db, { smsuid, target, type, now });
  if (kept === undefined) throw refuse(await whyNoTry(db, { smsuid, target, type, now }));
  if (!codeFits(config, kept, smsuid, code)) throw refuse('code_wrong');
}

/** Uses a checked code up, in the transaction it is for. @throws ApiFailure `code_expired` when it was used meanwhile */
export async function spendCode(tx: Db, smsuid: string, now: Date): Promise<void> {
  if (!(await spend(tx, smsuid, now))) throw refuse('code_expired');
}

/** Throws `sms_down` where no SMS leaves the house. */
export function mustSendSms({ config }: Pick<Context, 'config'>): void {
  if (config.sms === 'none' && !config.codesTestMode) throw new ApiFailure('sms_down');
}

/** Counts a sending. @throws ApiFailure `code_too_soon` or `rate_limited` */
export async function countSending({ db, now, request, config }: Context, subject: string): Promise<void> {
  await countAttempt(db, subject, now, perTarget);
  // In the test mode nothing is sent, and every tester sits behind one address.
  if (!config.codesTestMode) await countAttempt(db, `codes-from:${networkOf(request.ip)}`, now, perAddress);
}

/** Sends a code to a phone that a passer-by named for business of their own, such as an order without an account. */
export async function sendPhoneCode(context: Context, phone: string): Promise<SentCode> {
  mustSendSms(context);
  await countSending(context, `code:${phone}`);
  return sendCode(context, { by: 'sms', to: phone, type: smsCodeType.confirm, event: 'code.sms' });
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
