import { ApiFailure } from '@venue/sdk';
import { accountState, avatarStatus } from '@venue/sdk/profile/model';
import {
  confirmAvatar,
  confirmPhone,
  confirmUser,
  exportUsers,
  getUser,
  getUserAvatar,
  listUsers,
  revealPassport,
} from '@venue/sdk/users/admin';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mustBeAsSeen } from '../../core/record/decided.ts';
import { lastStep, noteStep } from '../../core/record/history.ts';
import { mustExist } from '../../core/record/records.ts';
import { accountStateOf, change, lockUser, titleOf, type UserRow, userById } from '../accounts/accounts.store.ts';
import { openApplicationId } from '../applications/applications.service.ts';
import { noteView } from '../privacy/privacy.store.ts';
import { avatarFile } from '../profile/avatar.service.ts';
import { passportOf } from '../profile/profile.store.ts';
import { noteLook } from './users.admin.store.ts';
import { presentUser, userCard } from './users.card.ts';
import { exportOfMany, exportOfOne } from './users.export.service.ts';
import { usersPage } from './users.list.store.ts';
import { statusOf } from './users.rules.ts';
import { confirmation, decided, type UserDecision } from './users.service.ts';

export const usersAdminRoutes = [
  handle(listUsers, async ({ query }, { db }) => {
    const { rows, total, totalIsExact } = await usersPage(db, query);
    const { page, pageSize } = query;
    return { message: { page, pageSize, total, totalIsExact }, items: rows.map(presentUser) };
  }),

  handle(exportUsers, ({ body: { userId, ...filter } }, context) =>
    userId === undefined ? exportOfMany(context, filter) : exportOfOne(context, userId, filter.format),
  ),

  handle(getUser, ({ id }, context) =>
    transact(context, async tx => {
      const user = mustExist(await userById(tx, id));
      await noteLook(tx, { ...lookAt(context, user.id), what: 'Личные данные', reason: 'Карточка пользователя' });
      return { message: await userCard(tx, context, user) };
    }),
  ),

  handle(revealPassport, ({ id, body: { reason } }, context) =>
    transact(context, async tx => {
      const userId = id;
      const passport = mustExist(await passportOf(tx, context.config, userId));
      await noteView(tx, { ...lookAt(context, userId), what: 'Паспорт', reason: reason.trim() });
      return { message: passport.passport };
    }),
  ),

  handle(getUserAvatar, async ({ id }, context) => avatarFile(context.ports.files, await userById(context.db, id))),

  handle(confirmUser, ({ id, body: { seen, applicationId, status, rejectionReason } }, context) =>
    decide(context, id, async (tx, before) => {
      const step = () => lastStep(tx, 'user', before.id);
      await mustBeAsSeen(seen, statusOf(before), step);
      await mustBeAsSeen(applicationId, await openApplicationId(tx, { kind: 'user', objectId: before.id }), step);
      return confirmation(tx, context, { before, status, reason: status === 0 ? (rejectionReason ?? null) : null });
    }),
  ),

  handle(confirmPhone, ({ id, body: { phone } }, context) =>
    transact(context, async tx => {
      const before = mustExist(await lockUser(tx, id));
      if (accountStateOf(before) !== accountState.active) throw new ApiFailure('account_leaving');
      if (before.phoneActive || before.phone !== phone) throw new ApiFailure('move_not_allowed');
      const user = await change(tx, id, { phoneActive: true });
      const what = 'Телефон подтверждён на\u00a0стойке';
      const about = { kind: 'user', objectId: id, ownerId: id, title: titleOf(user) } as const;
      await noteStep(tx, context, { ...about, status: statusOf(user), what, comment: '' });
      await writeAudit(tx, context, confirmPhone.id, {
        subject: 'user',
        subjectId: id,
        before: { userPhoneActive: false },
        after: { userPhoneActive: true },
      });
      return { message: { success: true } };
    }),
  ),

  handle(confirmAvatar, ({ id, body: { seen, status, rejectionReason, avatarUploadedAt } }, context) =>
    decide(context, id, async (tx, before) => {
      if (!before.avatarFile) throw new ApiFailure('move_not_allowed');
      // The decision is about another picture than the current one.
      if (before.avatarUploadedAt?.toISOString() !== new Date(avatarUploadedAt).toISOString())
        throw new ApiFailure('conflict', {
          data: { current: await userCard(tx, context, before), savedBy: null, savedAt: null },
        });
      await mustBeAsSeen(seen, before.avatarStatus, () => lastStep(tx, 'avatar', before.id));
      if (before.avatarStatus === status) throw new ApiFailure('move_not_allowed');
      const isDeclined = status === avatarStatus.declined;
      const reason = isDeclined ? (rejectionReason ?? null) : null;
      const after = await change(tx, before.id, { avatarStatus: status, avatarReason: reason });
      await writeAudit(tx, context, confirmAvatar.id, {
        subject: 'avatar',
        subjectId: before.id,
        before: { status: before.avatarStatus },
        after: { status, rejectionReason: reason },
      });
      const what = isDeclined ? 'Фотография отклонена' : 'Фотография принята';
      return { kind: 'avatar', user: after, status, what, comment: reason ?? '' };
    }),
  ),
];

const lookAt = (context: Context, userId: number) => {
  const { userId: viewerId, name: who } = actorOf(context);
  return { userId, viewerId, who, at: context.now };
};

/** Decides about a person with their row locked, and returns the changed card. */
const decide = (context: Context, id: number, decision: (tx: Db, before: UserRow) => Promise<UserDecision>) =>
  transact(context, async tx => {
    const before = mustExist(await lockUser(tx, id));
    // guard: server/src/areas/privacy/privacy.ahead.test.ts
    if (accountStateOf(before) !== accountState.active) throw new ApiFailure('account_leaving');
    const made = await decision(tx, before);
    await decided(tx, context, made);
    return { message: await userCard(tx, context, made.user) };
  });
