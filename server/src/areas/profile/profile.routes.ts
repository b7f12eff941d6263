import { ApiFailure } from '@venue/sdk';
import { getProfile, saveProfile } from '@venue/sdk/profile';
import type { UserProfile } from '@venue/sdk/profile/model';
import { handle } from '../../core/handle.ts';
import { actorOf } from '../../core/scope.ts';
import { transact } from '../../core/transact.ts';
import type { UserRow } from '../users/users.store.ts';
import { lockUser, savePersonalInfo, userById } from '../users/users.store.ts';

export const profileRoutes = [
  handle(getProfile, async (_input, scope) => ({ message: show(await userById(scope.db, actorOf(scope).userId)) })),

  handle(saveProfile, async ({ body }, scope) => {
    const { userId } = actorOf(scope);
    return transact(scope, async tx => {
      const before = await lockUser(tx, userId);
      const sameEmail = before?.email === body.userEmail;
      const after = await savePersonalInfo(tx, userId, { ...body, emailActive: sameEmail && before.emailActive });
      return { message: show(after) };
    });
  }),
];

function show(user: UserRow | undefined): UserProfile {
  if (!user) throw new ApiFailure('not_found');
  return {
    userId: user.id,
    userPhone: user.phone,
    userEmail: user.email,
    userPhoneActive: user.phoneActive,
    userVerify: user.verified,
    userActive: user.active,
    bioINN: user.inn,
    bioLastname: user.lastname,
    bioName: user.name,
    bioMiddlename: user.middlename,
    coworkingTestDayUsed: user.testDayUsed,
    emailAccept: user.emailAccept,
    userAvatarExists: false,
  };
}
