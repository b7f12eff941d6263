import { ApiFailure } from '@venue/sdk';
import { acceptInvitation, checkInvitation } from '@venue/sdk/staff';
import { afterCommit } from '../../core/db/afterCommit.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { countAttempt, type Limit, networkOf } from '../../core/security/attempts.ts';
import { change, lockUser } from '../accounts/accounts.store.ts';
import { spendInvitation, worksStill } from '../accounts/invitations.store.ts';
import { revokeSessionsOf } from '../auth/sessions.store.ts';

/** Enough for an office behind one address. A token cannot be guessed, but hashing passwords is expensive. */
const answersPerAddress: readonly Limit[] = [{ most: 60, seconds: 60 * 60 }];

export const staffRoutes = [
  handle(checkInvitation, async ({ body: { token } }, { db, now }) => {
    if (!(await worksStill(db, token, now))) throw new ApiFailure('invitation_spent');
    return { message: { success: true } };
  }),

  handle(acceptInvitation, async ({ body: { token, password } }, context) => {
    const { db, now, ports, request } = context;
    await countAttempt(db, `invitations-from:${networkOf(request.ip)}`, now, answersPerAddress);
    const passwordHash = await ports.passwords.hash(password, networkOf(request.ip));
    return transact(context, async tx => {
      const userId = await spendInvitation(tx, token, now);
      const user = userId && (await lockUser(tx, userId));
      if (!user || user.roleId === null) throw new ApiFailure('invitation_spent');
      // The link was sent to the phone, so using it confirms the phone.
      await change(tx, user.id, { passwordHash, phoneActive: true });
      await revokeSessionsOf(tx, user.id, now);
      afterCommit(tx, ports.sessionsEnded);
      return { message: { success: true } };
    });
  }),
];
