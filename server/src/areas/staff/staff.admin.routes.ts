import { ApiFailure, type EarlierDecision, failureTexts, messages, type Parsed } from '@venue/sdk';
import { exportStaff, inviteStaff, listStaff, removeStaff, saveStaff } from '@venue/sdk/staff/admin';
import type { Context } from '../../core/context.ts';
import { afterCommit } from '../../core/db/afterCommit.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { sheetFile } from '../../core/files/sheet.ts';
import { handle } from '../../core/http/handle.ts';
import { tell } from '../../core/outbox.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mustBeAsSeen } from '../../core/record/decided.ts';
import { lastAudited, mustExist } from '../../core/record/records.ts';
import { unknowableHash } from '../../core/security/passwords.ts';
import {
  addUser,
  change,
  lockUser,
  reachedAt,
  setPassword,
  type UserRow,
  userByPhone,
} from '../accounts/accounts.store.ts';
import { dropFactor } from '../accounts/factor.store.ts';
import { dropInvitation } from '../accounts/invitations.store.ts';
import { revokeSessionsOf } from '../auth/sessions.store.ts';
import { invite } from './invitations.service.ts';
import { roleById } from './roles.store.ts';
import { staffSheet } from './staff.export.ts';
import { presentMember } from './staff.presenter.ts';
import { mayTurn, noPowers } from './staff.rules.ts';
import { presentMemberById, takeTurn } from './staff.service.ts';
import { allStaff, setRole, somebodyManages, staffPage } from './staff.store.ts';

const subject = 'staff';

export const staffAdminRoutes = [
  handle(listStaff, async ({ query }, context) => {
    const { rows, total, totalIsExact } = await staffPage(context.db, context.now, query);
    return {
      message: { page: query.page, pageSize: query.pageSize, total, totalIsExact },
      items: rows.map(row => presentMember(row, context)),
    };
  }),

  handle(exportStaff, ({ query }, { batches, now }) => {
    const rows = batches(db => allStaff(db, now, query));
    return sheetFile(staffSheet, rows, { format: query.format, now });
  }),

  handle(saveStaff, ({ body }, context) =>
    transact(context, async tx => {
      const permissions = await takeTurn(tx, context);
      const role = mustExist(await roleById(tx, body.roleId));
      const account = await accountOf(tx, body.phone);
      const former = account?.roleId ? await roleById(tx, account.roleId) : undefined;
      await mustBeAsSeen(body.seen, former?.id ?? null, () => lastTurn(tx, context, account?.id ?? 0, former?.title));
      if (!mayTurn(permissions, former ?? noPowers, role)) throw new ApiFailure('grant_exceeded');
      if (account?.deletionAt) throw closing();
      const user = account ?? (await newAccount(tx, context, body));
      await setRole(tx, user.id, role.id);
      if (!former) await letIn(tx, context, user);
      if (!(await somebodyManages(tx))) throw new ApiFailure('last_manager');
      await writeAudit(tx, context, saveStaff.id, {
        subject,
        subjectId: user.id,
        before: { role: former?.title ?? null },
        after: { role: role.title },
      });
      afterCommit(tx, context.ports.sessionsEnded);
      return { message: await presentMemberById(tx, context, user.id) };
    }),
  ),

  handle(inviteStaff, ({ id }, context) =>
    transact(context, async tx => {
      const user = await colleague(tx, id);
      await invite(tx, context, user, false);
      await writeAudit(tx, context, inviteStaff.id, { subject, subjectId: user.id });
      return { message: await presentMemberById(tx, context, user.id) };
    }),
  ),

  handle(removeStaff, ({ id, query: { seen } }, context) =>
    transact(context, async tx => {
      const permissions = await takeTurn(tx, context);
      const user = mustExist(await lockUser(tx, id));
      const former = user.roleId === null ? undefined : await roleById(tx, user.roleId);
      await mustBeAsSeen<number | null>(seen, user.roleId, () => lastTurn(tx, context, user.id, former?.title));
      // guard: staff.test.ts
      if (!former || !mayTurn(permissions, former, noPowers)) throw new ApiFailure('grant_exceeded');
      await setRole(tx, user.id, null);
      await dropInvitation(tx, user.id);
      await dropFactor(tx, user.id);
      await revokeSessionsOf(tx, user.id, context.now);
      await tell(tx, context, { event: 'staff.removed', to: reachedAt(user), about: undefined });
      if (!(await somebodyManages(tx))) throw new ApiFailure('last_manager');
      await writeAudit(tx, context, removeStaff.id, {
        subject,
        subjectId: user.id,
        before: { role: former.title },
        after: { role: null },
      });
      afterCommit(tx, context.ports.sessionsEnded);
      return { message: { success: true } };
    }),
  ),
];

async function accountOf(tx: Db, phone: string): Promise<UserRow | undefined> {
  const user = await userByPhone(tx, phone);
  return user && lockUser(tx, user.id);
}

/** An account for a phone that has none. Nobody knows its password, and the phone is confirmed by using the link. */
async function newAccount(tx: Db, context: Context, body: Parsed<typeof saveStaff>['body']): Promise<UserRow> {
  const { phone, lastname = '', name = '', middlename = '' } = body;
  const missing = Object.entries({ lastname, name }).filter(([, text]) => text === '');
  if (missing.length > 0)
    throw new ApiFailure('invalid_input', {
      fields: Object.fromEntries(missing.map(([field]) => [field, messages.required])),
    });
  const { id } = await addUser(tx, { phone, passwordHash: unknowableHash(), createdAt: context.now });
  return change(tx, id, { lastname, name, middlename, phoneActive: false });
}

/** A customer who becomes staff is signed out, and sets a new password for the back office. */
async function letIn(tx: Db, context: Context, user: UserRow): Promise<void> {
  await setPassword(tx, user.id, unknowableHash());
  await revokeSessionsOf(tx, user.id, context.now);
  await invite(tx, context, user, true);
}

async function colleague(tx: Db, userId: number): Promise<UserRow> {
  const user = await lockUser(tx, userId);
  if (!user?.roleId) throw new ApiFailure('not_found');
  return user;
}

/** Who gave an account its role, or removed the last one. */
async function lastTurn(tx: Db, context: Context, userId: number, title: string | undefined): Promise<EarlierDecision> {
  const last = await lastAudited(tx, subject, userId);
  return {
    what: title === undefined ? 'Доступ закрыт' : `Роль «${title}»`,
    by: last ? await context.staffNameOf(tx, last.userId) : null,
    at: last?.at.toISOString() ?? null,
  };
}

const closing = () => new ApiFailure('account_closing', { fields: { phone: failureTexts.account_closing } });
