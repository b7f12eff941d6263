import { of, type PersonalData } from '../../area/personalData.ts';
import { reportMail } from './reports.table.ts';

/** Which reports a member of staff has mailed. */
export const reportsPersonal: PersonalData = {
  tables: [
    {
      table: reportMail,
      about: of(reportMail.userId),
      as: null,
      atDeletion: 'delete',
      ahead: 'Letters to a member of staff, who stops them or loses the right',
    },
  ],
};
