import { ApiFailure } from '@venue/sdk';
import { avatarStatus } from '@venue/sdk/profile/model';
import {
  confirmAvatar,
  confirmUser,
  exportUsers,
  getUser,
  getUserAvatar,
  listUsers,
  revealPassport,
} from '@venue/sdk/users/admin';
import { actorOf, type Scope } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { numberOf } from '../../core/http/numberOf.ts';
import { announce } from '../../core/publish.ts';
import { record } from '../../core/record/audit.ts';
import { noteView } from '../privacy/privacy.store.ts';
import { avatarFile } from '../profile/avatar.service.ts';
import { passportOf } from '../profile/profile.store.ts';
import { noteLook } from './users.admin.store.ts';
import { showUser, userCard } from './users.card.ts';
import { exportOfMany, exportOfOne } from './users.export.service.ts';
import { usersPage } from './users.list.store.ts';
import { confirmation, type Decision, decided } from './users.service.ts';
import { change, lockUser, type UserRow, userById } from './users.store.ts';

export const usersAdminRoutes = [
  handle(listUsers, async ({ query }, { db }) => {
    const { rows, total, totalIsExact } = await usersPage(db, query);
    const { page, pageSize } = query;
    return { message: { page, pageSize, total, totalIsExact }, items: rows.map(showUser) };
  }),

  handle(exportUsers, ({ body: { userId, ...wanted } }, scope) =>
    userId === undefined ? exportOfMany(scope, wanted) : exportOfOne(scope, userId, wanted.format),
  ),

  handle(getUser, ({ id }, scope) =>
    transact(scope, async tx => {
      const user = await userById(tx, numberOf(id));
      if (!user) throw new ApiFailure('not_found');
      await noteLook(tx, { ...lookAt(scope, user.id), what: 'Личные данные', reason: 'Карточка пользователя' });
      return { message: await userCard(tx, scope, user) };
    }),
  ),

  handle(revealPassport, ({ id, body: { reason } }, scope) =>
    transact(scope, async tx => {
      const userId = numberOf(id);
      const found = await passportOf(tx, scope.config.secret, userId);
      if (!found) throw new ApiFailure('not_found');
      await noteView(tx, { ...lookAt(scope, userId), what: 'Паспорт', reason: reason.trim() });
      return { message: found.passport };
    }),
  ),

  handle(getUserAvatar, async ({ id }, scope) => avatarFile(scope.ports.files, await userById(scope.db, numberOf(id)))),

  handle(confirmUser, ({ id, body: { status, rejectionReason } }, scope) =>
    decide(scope, id, (tx, before) =>
      confirmation(tx, scope, { before, status, reason: status === 0 ? (rejectionReason ?? null) : null }),
    ),
  ),

  handle(confirmAvatar, ({ id, body: { status, rejectionReason, avatarUploadedAt } }, scope) =>
    decide(scope, id, async (tx, before) => {
      if (!before.avatarFile || before.avatarStatus === status) throw new ApiFailure('move_not_allowed');
      // Another picture than the one that was looked at has not been decided about.
      if (before.avatarUploadedAt?.toISOString() !== new Date(avatarUploadedAt).toISOString())
        throw new ApiFailure('conflict', { data: { current: await userCard(tx, scope, before) } });
      const isDeclined = status === avatarStatus.declined;
      const reason = isDeclined ? (rejectionReason ?? null) : null;
      const after = await change(tx, before.id, { avatarStatus: status, avatarReason: reason });
      await record(tx, scope, confirmAvatar.id, {
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

const lookAt = (scope: Scope, userId: number) => {
  const { userId: viewerId, name: who } = actorOf(scope);
  return { userId, viewerId, who, at: scope.now };
};

/** Decides about a person under their row, and answers their card as it is then. */
const decide = (scope: Scope, id: string, decision: (tx: Db, before: UserRow) => Promise<Decision>) =>
  transact(scope, async tx => {
    const before = await lockUser(tx, numberOf(id));
    if (!before) throw new ApiFailure('not_found');
    const made = await decision(tx, before);
    const told = await decided(tx, scope, made);
    const card = await userCard(tx, scope, made.user);
    await announce(tx, scope.now, told);
    return { message: card };
  });
