import { consentTexts } from '@venue/sdk/privacy/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { change } from '../accounts/accounts.store.ts';
import { addConsent } from './privacy.store.ts';

interface Agreement {
  /** Whether the person ticked the consent to the account in the same step. */
  readonly agreed: boolean;
}

/**
 * The owner of an account's phone proved it by a code, or the state services did for them. Every path that proves it
 * ends here: staff may have made the account for a caller, who has confirmed and agreed to nothing yet.
 */
export async function phoneProved(
  tx: Db,
  { now, request }: Pick<Context, 'now' | 'request'>,
  userId: number,
  { agreed }: Agreement,
): Promise<void> {
  await change(tx, userId, { phoneActive: true });
  if (!agreed) return;
  const { version } = consentTexts.account;
  await addConsent(tx, { userId, purpose: 'account', version, ip: request.ip, at: now });
}
