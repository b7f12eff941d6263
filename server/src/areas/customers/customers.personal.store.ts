import { of, type PersonalData } from '../../area/personalData.ts';
import { customerMark } from './customers.table.ts';

/** What staff noted about people, which goes with the account. */
export const customersPersonal: PersonalData = {
  tables: [
    {
      table: customerMark,
      about: of(customerMark.userId),
      as: 'venueNotes',
      // The number of a member of staff.
      without: ['blockedBy'],
      atDeletion: 'delete',
      ahead: 'Notes of the venue, which end with the account',
    },
  ],
};
