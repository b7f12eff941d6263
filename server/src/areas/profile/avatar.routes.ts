import { randomUUID } from 'node:crypto';
import { getAvatar, uploadAvatar } from '@venue/sdk/profile';
import { avatarStatus, profileLimits } from '@venue/sdk/profile/model';
import { actorOf } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { dropFiles, keepFile } from '../../core/files/keptFiles.ts';
import { handle } from '../../core/http/handle.ts';
import { noteStep } from '../../core/record/history.ts';
import { squareOf } from '../../core/record/images.ts';
import { mustExist } from '../../core/record/records.ts';
import { lockUser, setAvatar, titleOf, userById } from '../accounts/accounts.store.ts';
import { openApplication } from '../applications/applications.service.ts';
import { avatarFile } from './avatar.service.ts';

export const avatarRoutes = [
  handle(uploadAvatar, async ({ body }, context) => {
    const { userId } = actorOf(context);
    const { files } = context.ports;
    // Files with such a name are not served publicly.
    const file = `${randomUUID()}.avatar`;
    const square = await squareOf(body.file, profileLimits.avatarPixels);
    return transact(context, async tx => {
      const before = mustExist(await lockUser(tx, userId));
      await keepFile(tx, files, file, square);
      await setAvatar(tx, userId, file, context.now);
      if (before.avatarFile) await dropFiles(tx, files, [before.avatarFile]);
      const about = { kind: 'avatar', objectId: userId, title: titleOf(before) } as const;
      const isAmendment = before.avatarStatus === avatarStatus.accepted;
      await openApplication(tx, context.now, { ...about, userId, isAmendment });
      const what = before.avatarFile ? 'Загружена другая фотография' : 'Загружена фотография';
      await noteStep(tx, context, { ...about, ownerId: userId, status: avatarStatus.unchecked, what });
      return { message: { userAvatarExists: true, avatarConfirmStatus: avatarStatus.unchecked } };
    });
  }),

  handle(getAvatar, async (_input, context) =>
    avatarFile(context.ports.files, await userById(context.db, actorOf(context).userId)),
  ),
];
