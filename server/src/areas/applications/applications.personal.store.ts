import { of, type PersonalData } from '../../area/personalData.ts';
import { application } from './applications.table.ts';

/** Applications that people sent for a decision. */
export const applicationsPersonal: PersonalData = {
  tables: [
    {
      table: application,
      about: of(application.userId),
      as: 'applications',
      // An internal note of staff.
      without: ['comment'],
      atDeletion: 'delete',
      ahead: 'What it is about is ahead by itself',
    },
  ],
  records: [{ kinds: ['application'], id: application.id, userId: application.userId }],
};
