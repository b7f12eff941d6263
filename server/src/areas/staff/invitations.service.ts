import { INVITATION_MINUTES } from '@venue/sdk/staff/model';
import type { Config } from '../../config.ts';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { tell } from '../../core/outbox.ts';
import { countAttempt, type Limit } from '../../core/security/attempts.ts';
import { reachedAt, type UserRow } from '../accounts/accounts.store.ts';
import { addInvitation } from '../accounts/invitations.store.ts';

/** The token is in the fragment, which browsers do not send: no log or server in between sees it. */
export const linkOf = ({ publicUrl }: Pick<Config, 'publicUrl'>, token: string): string =>
  `${publicUrl}/app/admin/login#${token}`;

// Limits by phone and by sender, so that giving and removing a role in turns does not send a flood of SMS.
const perAccount: readonly Limit[] = [{ most: 3, seconds: 60 * 60 }];
const perGiver: readonly Limit[] = [{ most: 30, seconds: 60 * 60 }];

/**
 * Sends a member of staff the link for setting a password; the caller holds their row locked. With `isFirst` the
 * account has no password yet. Throws `rate_limited`.
 */
export async function invite(tx: Db, context: Context, user: UserRow, isFirst: boolean): Promise<void> {
  const { now, config } = context;
  await countAttempt(tx, `invitations-of:${user.id}`, now, perAccount);
  await countAttempt(tx, `invitations-by:${actorOf(context).userId}`, now, perGiver);
  const token = await addInvitation(tx, { userId: user.id, isFirst, now });
  const link = linkOf(config, token);
  const event = isFirst ? 'staff.invited' : 'staff.passwordLink';
  const uselessAt = new Date(now.getTime() + INVITATION_MINUTES * 60_000);
  await tell(tx, context, { event, to: reachedAt(user), about: { link }, secret: link, uselessAt });
}
