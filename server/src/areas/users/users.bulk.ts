import { ApiFailure } from '@venue/sdk';
import { accountState, verificationStatus } from '@venue/sdk/profile/model';
import { confirmUser, listUsers } from '@venue/sdk/users/admin';
import { bulkAction } from '../../area/bulkAction.ts';
import { mustExist } from '../../core/record/records.ts';
import { accountStateOf, lockUser, titleOf } from '../accounts/accounts.store.ts';
import { openApplicationId } from '../applications/applications.service.ts';
import { waitingUsers } from './users.list.store.ts';
import { statusOf } from './users.rules.ts';
import { confirmation, decided } from './users.service.ts';

const wished = verificationStatus.active;

export const usersBulk = [
  bulkAction(listUsers, {
    name: 'users.confirm',
    permission: 'users.manage',
    changes: confirmUser.changes ?? [],
    // Only those who wait are counted, because most people were confirmed long ago.
    rows: async (db, _scope, query, most) => {
      const rows = await waitingUsers(db, query, most);
      return rows.map(row => ({ id: row.id, title: titleOf(row), may: true, already: false }));
    },
    run: async (tx, context, id) => {
      const before = mustExist(await lockUser(tx, id));
      if (accountStateOf(before) !== accountState.active) throw new ApiFailure('account_leaving');
      // They were confirmed after the run was requested, and no application is open.
      if (statusOf(before) === wished && (await openApplicationId(tx, { kind: 'user', objectId: id })) === null)
        return 'already';
      const made = await confirmation(tx, context, { before, status: wished, reason: null });
      await decided(tx, context, made);
      return 'done';
    },
  }),
];
