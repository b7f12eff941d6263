import { ApiFailure, type Permission } from '@venue/sdk';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { userById } from '../accounts/accounts.store.ts';
import { roleById } from './roles.store.ts';
import { noPowers, permissionsOf } from './staff.rules.ts';
import { lockStaff } from './staff.store.ts';

/**
 * Waits for its turn among the changes of roles and of who has them, and answers what the caller holds then: the one
 * before may have taken their role, and what they held when they asked counts no more. Throws `profile_denied`.
 */
export async function takeTurn(tx: Db, context: Context): Promise<ReadonlySet<Permission>> {
  await lockStaff(tx);
  const user = await userById(tx, actorOf(context).userId);
  const role = user?.roleId ? await roleById(tx, user.roleId) : undefined;
  const held = new Set(permissionsOf(role ?? noPowers));
  if (!held.has('staff.manage')) throw new ApiFailure('profile_denied');
  return held;
}
