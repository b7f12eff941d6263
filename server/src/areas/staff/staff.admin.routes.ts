import { ApiFailure, failures, type Parsed, say } from '@venue/sdk';
import { exportStaff, inviteStaff, listStaff, removeStaff, saveStaff } from '@venue/sdk/staff/admin';
import type { Scope } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { sheetFile } from '../../core/files/sheet.ts';
import { handle } from '../../core/http/handle.ts';
import { numberOf } from '../../core/http/numberOf.ts';
import { record } from '../../core/record/audit.ts';
import { unknowableHash } from '../../core/security/passwords.ts';
import { revokeSessionsOf } from '../auth/sessions.store.ts';
import { addUser, change, lockUser, setPassword, type UserRow, userByPhone } from '../users/users.store.ts';
import { invite } from './invitations.service.ts';
import { dropInvitation } from './invitations.store.ts';
import { roleById } from './roles.store.ts';
import { staffSheet } from './staff.export.ts';
import { showMember } from './staff.presenter.ts';
import { mayTurn, noPowers } from './staff.rules.ts';
import { takeTurn } from './staff.service.ts';
import { memberById, setRole, somebodyManages, staffInChunks, staffPage } from './staff.store.ts';

const subject = 'staff';

export const staffAdminRoutes = [
  handle(listStaff, async ({ query }, scope) => {
    const { rows, total, totalIsExact } = await staffPage(scope.db, scope.now, query);
    return {
      message: { page: query.page, pageSize: query.pageSize, total, totalIsExact },
      items: rows.map(row => showMember(row, scope)),
    };
  }),

  handle(exportStaff, ({ query }, { db, now }) =>
    sheetFile(staffSheet, staffInChunks(db, now, query), { title: 'Сотрудники', format: query.format, now }),
  ),

  handle(saveStaff, async ({ body }, scope) => {
    const reply = await transact(scope, async tx => {
      const held = await takeTurn(tx, scope);
      const role = await roleById(tx, body.roleId);
      if (!role) throw new ApiFailure('not_found');
      const known = await accountOf(tx, body.phone);
      const former = known?.roleId ? await roleById(tx, known.roleId) : undefined;
      if (!mayTurn(held, former ?? noPowers, role)) throw new ApiFailure('grant_exceeded');
      if (known?.deletionAt) throw closing();
      const user = known ?? (await newAccount(tx, scope, body));
      await setRole(tx, user.id, role.id);
      if (!former) await letIn(tx, scope, user);
      if (!(await somebodyManages(tx))) throw new ApiFailure('last_manager');
      await record(tx, scope, saveStaff.id, {
        subject,
        subjectId: user.id,
        before: { role: former?.title ?? null },
        after: { role: role.title },
      });
      return { message: await shown(tx, scope, user.id) };
    });
    scope.ports.sessionsEnded();
    return reply;
  }),

  handle(inviteStaff, ({ id }, scope) =>
    transact(scope, async tx => {
      const user = await colleague(tx, numberOf(id));
      await invite(tx, scope, user, false);
      await record(tx, scope, inviteStaff.id, { subject, subjectId: user.id });
      return { message: await shown(tx, scope, user.id) };
    }),
  ),

  handle(removeStaff, async ({ id }, scope) => {
    const reply = await transact(scope, async tx => {
      const held = await takeTurn(tx, scope);
      const user = await colleague(tx, numberOf(id));
      const former = await roleById(tx, user.roleId ?? 0);
      if (!former || !mayTurn(held, former, noPowers)) throw new ApiFailure('grant_exceeded');
      await setRole(tx, user.id, null);
      await dropInvitation(tx, user.id);
      await revokeSessionsOf(tx, user.id, scope.now);
      if (!(await somebodyManages(tx))) throw new ApiFailure('last_manager');
      await record(tx, scope, removeStaff.id, {
        subject,
        subjectId: user.id,
        before: { role: former.title },
        after: { role: null },
      });
      return { message: { success: true } };
    });
    scope.ports.sessionsEnded();
    return reply;
  }),
];

async function accountOf(tx: Db, phone: string): Promise<UserRow | undefined> {
  const found = await userByPhone(tx, phone);
  return found && lockUser(tx, found.id);
}

/** An account for a phone that has none; nobody knows a password of it yet, and the phone is proven by using the link. */
async function newAccount(tx: Db, scope: Scope, asked: Parsed<typeof saveStaff>['body']): Promise<UserRow> {
  const { phone, lastname = '', name = '', middlename = '' } = asked;
  const missing = Object.entries({ lastname, name }).filter(([, text]) => text === '');
  if (missing.length > 0)
    throw new ApiFailure('invalid_input', {
      fields: Object.fromEntries(missing.map(([field]) => [field, say.required])),
    });
  const { id } = await addUser(tx, { phone, passwordHash: unknowableHash(), createdAt: scope.now });
  return change(tx, id, { lastname, name, middlename, phoneActive: false });
}

/** A customer who becomes staff leaves the cabinets, and enters the back office with a password of its own. */
async function letIn(tx: Db, scope: Scope, user: UserRow): Promise<void> {
  await setPassword(tx, user.id, unknowableHash());
  await revokeSessionsOf(tx, user.id, scope.now);
  await invite(tx, scope, user, true);
}

async function colleague(tx: Db, userId: number): Promise<UserRow> {
  const user = await lockUser(tx, userId);
  if (!user?.roleId) throw new ApiFailure('not_found');
  return user;
}

async function shown(tx: Db, scope: Scope, userId: number) {
  const row = await memberById(tx, scope.now, userId);
  if (!row) throw new ApiFailure('not_found');
  return showMember(row, scope);
}

const closing = () => new ApiFailure('account_closing', { fields: { phone: failures.account_closing.text } });
