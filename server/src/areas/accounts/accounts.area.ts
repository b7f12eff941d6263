import { area } from '../../area/area.ts';
import { filesIn } from '../../core/files/references.ts';
import { accountsPersonal } from './accounts.personal.store.ts';
import { users } from './accounts.table.ts';

/** Accounts and their roles, on which the other areas depend. */
export const accountsArea = area({
  name: 'accounts',
  personal: accountsPersonal,
  files: [filesIn(users.avatarFile)],
});
