import { ApiFailure, type Permission } from '@venue/sdk';
import type { StaffMember, StaffRole } from '@venue/sdk/staff/model';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { mustExist } from '../../core/record/records.ts';
import { userById } from '../accounts/accounts.store.ts';
import { membersOfRoles, type RoleRow, roleById } from './roles.store.ts';
import { presentMember, presentRole } from './staff.presenter.ts';
import { noPowers, permissionsOf } from './staff.rules.ts';
import { lockStaff, memberById } from './staff.store.ts';

/** What a member of staff may do now; nothing without a role. */
export async function permissionsNow(db: Db, userId: number): Promise<ReadonlySet<Permission>> {
  const user = await userById(db, userId);
  const role = user?.roleId ? await roleById(db, user.roleId) : undefined;
  return new Set(permissionsOf(role ?? noPowers));
}

/**
 * Waits for the lock of staff, and returns the permissions that the actor has then: an earlier change may have taken
 * their role, so those from the start of the request do not count. Throws `profile_denied`.
 */
export async function takeTurn(tx: Db, context: Context): Promise<ReadonlySet<Permission>> {
  await lockStaff(tx);
  const permissions = await permissionsNow(tx, actorOf(context).userId);
  // guard: staff.turns.test.ts
  if (!permissions.has('staff.manage')) throw new ApiFailure('profile_denied');
  return permissions;
}

/** A role as the caller sees it. */
export const presentRoleRow = async (db: Db, context: Context, role: RoleRow): Promise<StaffRole> =>
  presentRole(role, await membersOfRoles(db), actorOf(context).permissions);

/** A colleague as the caller sees them. */
export async function presentMemberById(db: Db, context: Context, userId: number): Promise<StaffMember> {
  return presentMember(mustExist(await memberById(db, context.now, userId)), context);
}
