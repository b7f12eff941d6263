import { ApiFailure } from '@venue/sdk';
import { accountState } from '@venue/sdk/profile/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { unknowableHash } from '../../core/security/passwords.ts';
import { accountStateOf, addUser, change, userByPhone } from './accounts.store.ts';

/** The account of a caller. A new caller gets one with the given name and can set a password by a code. */
export async function callerAccount(
  tx: Db,
  { now }: Context,
  { phone, lastname, name }: { phone: string; lastname: string; name: string },
): Promise<number> {
  const user = await userByPhone(tx, phone);
  if (user) {
    if (accountStateOf(user) !== accountState.active) throw new ApiFailure('caller_leaves');
    return user.id;
  }
  const { id } = await addUser(tx, { phone, passwordHash: unknowableHash(), createdAt: now });
  await change(tx, id, { lastname, name, phoneActive: false });
  return id;
}
