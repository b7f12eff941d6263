import { of, type PersonalData } from '../../area/personalData.ts';
import { staffInvitation } from '../accounts/invitations.table.ts';

/** Data about members of staff beside the account. */
export const staffPersonal: PersonalData = {
  tables: [
    {
      table: staffInvitation,
      about: of(staffInvitation.userId),
      as: null,
      atDeletion: 'delete',
      ahead: 'An invitation of staff',
    },
  ],
};
