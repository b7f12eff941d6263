import { verificationStatus } from '@venue/sdk/profile/model';
import { confirmUser, listUsers } from '@venue/sdk/users/admin';
import { bulkAction } from '../../area/bulkAction.ts';
import { found } from '../../core/record/records.ts';
import { lockUser, titleOf } from '../accounts/accounts.store.ts';
import { waitingUsers } from './users.list.store.ts';
import { confirmation, decided } from './users.service.ts';

export const usersBulk = [
  bulkAction(listUsers, {
    name: 'users.confirm',
    permission: 'users.manage',
    changes: confirmUser.changes ?? [],
    // Nobody else is counted: most people were confirmed long ago.
    rows: async (db, _scope, wanted, most) => {
      const rows = await waitingUsers(db, wanted, most);
      return rows.map(row => ({ id: row.id, title: titleOf(row), may: true }));
    },
    run: async (tx, context, id) => {
      const before = found(await lockUser(tx, id));
      const made = await confirmation(tx, context, { before, status: verificationStatus.active, reason: null });
      await decided(tx, context, made);
    },
  }),
];
