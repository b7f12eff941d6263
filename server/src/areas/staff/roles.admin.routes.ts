import { ApiFailure, failures } from '@venue/sdk';
import { listRoles, removeRole, saveRole } from '@venue/sdk/staff/admin';
import type { StaffRole } from '@venue/sdk/staff/model';
import { actorOf, type Scope } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { brokenConstraint, transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { numberOf } from '../../core/http/numberOf.ts';
import { record } from '../../core/record/audit.ts';
import * as store from './roles.store.ts';
import { showRole } from './staff.presenter.ts';
import { mayTurn, noPowers, tidied } from './staff.rules.ts';
import { takeTurn } from './staff.service.ts';
import { somebodyManages } from './staff.store.ts';

const subject = 'role';

export const rolesAdminRoutes = [
  handle(listRoles, async (_input, scope) => {
    const members = await store.membersOfRoles(scope.db);
    const roles = await store.allRoles(scope.db);
    return { message: { roles: roles.map(role => showRole(role, members, actorOf(scope).permissions)) } };
  }),

  handle(saveRole, async ({ body }, scope) => {
    const values = { title: body.title.trim(), permissions: tidied(body.permissions) };
    try {
      return await transact(scope, async tx => {
        const held = await takeTurn(tx, scope);
        const before = body.roleId === undefined ? undefined : await editable(tx, scope, body.roleId, body.version);
        if (!mayTurn(held, before ?? noPowers, { hasAll: false, ...values })) throw new ApiFailure('grant_exceeded');
        const after = before
          ? await store.changeRole(tx, before.id, values, scope.now)
          : await store.addRole(tx, values, scope.now);
        if (!(await somebodyManages(tx))) throw new ApiFailure('last_manager');
        await record(tx, scope, saveRole.id, {
          subject,
          subjectId: after.id,
          ...(before ? { before: { title: before.title, permissions: before.permissions } } : {}),
          after: values,
        });
        return { message: await shown(tx, scope, after) };
      });
    } catch (error) {
      if (brokenConstraint(error) !== 'staff_role_title') throw error;
      throw new ApiFailure('role_exists', { fields: { title: failures.role_exists.text } });
    }
  }),

  handle(removeRole, async ({ id }, scope) => {
    try {
      return await transact(scope, async tx => {
        await takeTurn(tx, scope);
        const before = await editable(tx, scope, numberOf(id));
        await store.dropRole(tx, before.id);
        const { title, permissions } = before;
        await record(tx, scope, removeRole.id, { subject, subjectId: before.id, before: { title, permissions } });
        return { message: { success: true } };
      });
    } catch (error) {
      if (brokenConstraint(error) === 'users_role_id_staff_role_id_fk') throw new ApiFailure('role_in_use');
      throw error;
    }
  }),
];

/** A role that may be changed, in the version that was read where one is given. */
async function editable(tx: Db, scope: Scope, roleId: number, version?: number): Promise<store.RoleRow> {
  const role = await store.roleById(tx, roleId);
  if (!role) throw new ApiFailure('not_found');
  if (role.hasAll) throw new ApiFailure('role_built_in');
  if (version !== undefined && version !== role.version)
    throw new ApiFailure('conflict', { data: { current: await shown(tx, scope, role) } });
  return role;
}

const shown = async (db: Db, scope: Scope, role: store.RoleRow): Promise<StaffRole> =>
  showRole(role, await store.membersOfRoles(db), actorOf(scope).permissions);
