import { of, type PersonalData } from '../../area/personalData.ts';
import { calendarLink } from './calendar.table.ts';

/** A link says nothing about its owner, and goes with them. */
export const calendarPersonal: PersonalData = {
  kept: [{ table: calendarLink, about: of(calendarLink.userId), as: null, atDeletion: 'delete' }],
};
