import { of, type PersonalData } from '../../area/personalData.ts';
import { application } from './applications.table.ts';

/** What people sent to be decided. */
export const applicationsPersonal: PersonalData = {
  kept: [
    {
      table: application,
      about: of(application.userId),
      as: 'applications',
      // The note of staff to each other.
      without: ['comment'],
      atDeletion: 'delete',
    },
  ],
  owned: [{ kinds: ['application'], id: application.id, userId: application.userId }],
};
