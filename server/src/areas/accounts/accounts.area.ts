import { area } from '../../area/area.ts';
import { filesIn } from '../../core/files/references.ts';
import { accountsPersonal } from './accounts.personal.store.ts';
import { users } from './accounts.table.ts';
import { secondFactorUse } from './factor.table.ts';

/** Accounts and their roles, on which the other areas depend. */
export const accountsArea = area({
  name: 'accounts',
  personal: accountsPersonal,
  files: [filesIn(users.avatarFile)],
  expired: [
    {
      table: secondFactorUse,
      since: secondFactorUse.usedAt,
      days: 1,
      because: 'a code is good for a minute and a half, and is not accepted again meanwhile',
    },
  ],
});
