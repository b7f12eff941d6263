import { of, type PersonalData } from '../../area/personalData.ts';
import { staffInvitation } from '../accounts/invitations.table.ts';

/** What is kept of a colleague beside the account. */
export const staffPersonal: PersonalData = {
  kept: [{ table: staffInvitation, about: of(staffInvitation.userId), as: null, atDeletion: 'delete' }],
};
