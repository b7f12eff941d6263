import { of, type PersonalData } from '../../area/personalData.ts';
import { calendarLink } from './calendar.table.ts';

/** A link contains no data about its owner and is deleted with the account. */
export const calendarPersonal: PersonalData = {
  tables: [
    {
      table: calendarLink,
      about: of(calendarLink.userId),
      as: null,
      atDeletion: 'delete',
      ahead: 'A link that only its owner has',
    },
  ],
};
