import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { unknowableHash } from '../../core/security/passwords.ts';
import { addUser, change, lockUser, setPassword, userByPhone } from '../accounts/accounts.store.ts';
import { dropFactor } from '../accounts/factor.store.ts';
import { addInvitation } from '../accounts/invitations.store.ts';
import { revokeSessionsOf } from '../auth/sessions.store.ts';
import { administratorRoleId, keepAdministratorRole } from './roles.store.ts';
import { lockStaff, setRole, somebodyManages } from './staff.store.ts';

interface NewAdministrator {
  /** Ten digits. */
  readonly phone: string;
  readonly lastname: string;
  readonly name: string;
  readonly now: Date;
}

/**
 * Creates the account that gives all others their roles, for a venue where nobody manages staff yet. Returns the token
 * of the link for setting its password; undefined when somebody manages staff already and can give roles.
 */
export const makeAdministrator = (
  db: Db,
  { phone, lastname, name, now }: NewAdministrator,
): Promise<string | undefined> =>
  inTransaction(db, async tx => {
    await keepAdministratorRole(tx, now);
    await lockStaff(tx);
    if (await somebodyManages(tx)) return undefined;
    const user = await userByPhone(tx, phone);
    const passwordHash = unknowableHash();
    const { id } = user ?? (await addUser(tx, { phone, passwordHash, createdAt: now }));
    await lockUser(tx, id);
    if (user) await setPassword(tx, id, passwordHash);
    else await change(tx, id, { lastname, name, phoneActive: false });
    await setRole(tx, id, await administratorRoleId(tx));
    return addInvitation(tx, { userId: id, isFirst: true, now });
  });

/**
 * Removes the second factor of somebody who lost it when no colleague can, and ends their sessions. False where the
 * phone has none.
 */
export const resetLostFactor = (db: Db, phone: string, now: Date): Promise<boolean> =>
  inTransaction(db, async tx => {
    const user = await userByPhone(tx, phone);
    if (!user || !(await dropFactor(tx, user.id))) return false;
    await revokeSessionsOf(tx, user.id, now);
    return true;
  });
