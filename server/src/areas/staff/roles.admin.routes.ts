import { ApiFailure, failureTexts } from '@venue/sdk';
import { listRoles, removeRole, saveRole } from '@venue/sdk/staff/admin';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { brokenConstraint, transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mustBeCurrent, mustExist } from '../../core/record/records.ts';
import * as store from './roles.store.ts';
import { presentRole } from './staff.presenter.ts';
import { mayTurn, noPowers, tidied } from './staff.rules.ts';
import { presentRoleRow, takeTurn } from './staff.service.ts';
import { somebodyManages } from './staff.store.ts';

const subject = 'role';

export const rolesAdminRoutes = [
  handle(listRoles, async (_input, context) => {
    const members = await store.membersOfRoles(context.db);
    const roles = await store.allRoles(context.db);
    return { message: { roles: roles.map(role => presentRole(role, members, actorOf(context).permissions)) } };
  }),

  handle(saveRole, async ({ body }, context) => {
    const values = { title: body.title.trim(), permissions: tidied(body.permissions) };
    try {
      return await transact(context, async tx => {
        const permissions = await takeTurn(tx, context);
        const before = body.roleId === undefined ? undefined : await editable(tx, context, body.roleId, body.version);
        if (!mayTurn(permissions, before ?? noPowers, { hasAll: false, ...values }))
          throw new ApiFailure('grant_exceeded');
        const after = before
          ? await store.changeRole(tx, before.id, values, context.now)
          : await store.addRole(tx, values, context.now);
        if (!(await somebodyManages(tx))) throw new ApiFailure('last_manager');
        await writeAudit(tx, context, saveRole.id, {
          subject,
          subjectId: after.id,
          ...(before ? { before: { title: before.title, permissions: before.permissions } } : {}),
          after: values,
        });
        return { message: await presentRoleRow(tx, context, after) };
      });
    } catch (error) {
      if (brokenConstraint(error) !== 'staff_role_title') throw error;
      throw new ApiFailure('role_exists', { fields: { title: failureTexts.role_exists } });
    }
  }),

  handle(removeRole, async ({ id }, context) => {
    try {
      return await transact(context, async tx => {
        await takeTurn(tx, context);
        const before = await editable(tx, context, id);
        await store.dropRole(tx, before.id);
        const { title, permissions } = before;
        await writeAudit(tx, context, removeRole.id, { subject, subjectId: before.id, before: { title, permissions } });
        return { message: { success: true } };
      });
    } catch (error) {
      if (brokenConstraint(error) === 'users_role_id_staff_role_id_fk') throw new ApiFailure('role_in_use');
      throw error;
    }
  }),
];

/** A role that may be changed, in the version that was read if one is given. Throws `role_built_in` and `conflict`. */
async function editable(tx: Db, context: Context, roleId: number, version?: number): Promise<store.RoleRow> {
  const role = mustExist(await store.roleById(tx, roleId));
  if (role.hasAll) throw new ApiFailure('role_built_in');
  await mustBeCurrent(tx, context, 'role', role, version, () => presentRoleRow(tx, context, role));
  return role;
}
