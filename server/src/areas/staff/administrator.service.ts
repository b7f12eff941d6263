import type { Db } from '../../core/db/database.ts';
import { inTransaction } from '../../core/db/transact.ts';
import { unknowableHash } from '../../core/security/passwords.ts';
import { addUser, change, lockUser, setPassword, userByPhone } from '../accounts/accounts.store.ts';
import { addInvitation } from '../accounts/invitations.store.ts';
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
 * Makes the account from which all others are given their roles, for a venue where nobody manages staff yet. Answers
 * the token of the link by which it gets its password; undefined when somebody manages staff: then they give roles.
 */
export const makeAdministrator = (
  db: Db,
  { phone, lastname, name, now }: NewAdministrator,
): Promise<string | undefined> =>
  inTransaction(db, async tx => {
    await keepAdministratorRole(tx, now);
    await lockStaff(tx);
    if (await somebodyManages(tx)) return undefined;
    const known = await userByPhone(tx, phone);
    const passwordHash = unknowableHash();
    const { id } = known ?? (await addUser(tx, { phone, passwordHash, createdAt: now }));
    await lockUser(tx, id);
    if (known) await setPassword(tx, id, passwordHash);
    else await change(tx, id, { lastname, name, phoneActive: false });
    await setRole(tx, id, await administratorRoleId(tx));
    return addInvitation(tx, { userId: id, isFirst: true, now });
  });
