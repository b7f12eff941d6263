import { ApiFailure, failures } from '@venue/sdk';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { codeFits } from './codes.rules.ts';
import { spend, takeTry, whyNoTry } from './codes.store.ts';

interface Guess {
  readonly smsuid: string;
  readonly code: string;
  /** Ten digits of a phone, or an e-mail address. */
  readonly target: string;
  readonly type: number;
}

const refuse = (code: 'code_wrong' | 'code_expired' | 'code_tries_spent') =>
  new ApiFailure(code, { fields: { code: failures[code].text } });

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
