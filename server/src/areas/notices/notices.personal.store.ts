import { of, type PersonalData } from '../../area/personalData.ts';
import { noticeChoice } from '../accounts/accounts.choices.table.ts';

/** How a person gets messages is theirs, and is deleted with the account. */
export const noticesPersonal: PersonalData = {
  tables: [
    {
      table: noticeChoice,
      about: of(noticeChoice.userId),
      as: 'notices',
      atDeletion: 'delete',
      ahead: 'Settings',
    },
  ],
};
