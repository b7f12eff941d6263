import { randomUUID } from 'node:crypto';
import { ApiFailure } from '@venue/sdk';
import { getAvatar, uploadAvatar } from '@venue/sdk/profile';
import { avatarStatus, profileLimits } from '@venue/sdk/profile/model';
import { announce } from '../../core/announce.ts';
import { handle } from '../../core/handle.ts';
import { noteStep } from '../../core/history.ts';
import { squareOf } from '../../core/images.ts';
import { actorOf } from '../../core/scope.ts';
import { transact } from '../../core/transact.ts';
import { openApplication } from '../applications/applications.work.ts';
import { lockUser, setAvatar, titleOf, userById } from '../users/users.store.ts';
import { avatarFile } from './avatar.work.ts';

export const avatarRoutes = [
  handle(uploadAvatar, async ({ body }, scope) => {
    const { userId } = actorOf(scope);
    const { files } = scope.ports;
    // Not a name under which pictures are public.
    const file = `${randomUUID()}.avatar`;
    await files.put(file, await squareOf(body.file, profileLimits.avatarPixels));
    const former = await transact(scope, async tx => {
      const before = await lockUser(tx, userId);
      if (!before) throw new ApiFailure('not_found');
      await setAvatar(tx, userId, file, scope.now);
      const about = { kind: 'avatar', objectId: userId, title: titleOf(before) } as const;
      const isAmendment = before.avatarStatus === avatarStatus.accepted;
      const told = await openApplication(tx, scope.now, { ...about, userId, isAmendment });
      const what = before.avatarFile ? 'Загружена другая фотография' : 'Загружена фотография';
      await noteStep(tx, scope, { ...about, ownerId: userId, status: avatarStatus.unchecked, what });
      await announce(tx, scope.now, told);
      return before.avatarFile;
    }).catch(async (error: unknown) => {
      await files.remove(file);
      throw error;
    });
    if (former) await files.remove(former);
    return { message: { userAvatarExists: true, avatarConfirmStatus: avatarStatus.unchecked } };
  }),

  handle(getAvatar, async (_input, scope) =>
    avatarFile(scope.ports.files, await userById(scope.db, actorOf(scope).userId)),
  ),
];
