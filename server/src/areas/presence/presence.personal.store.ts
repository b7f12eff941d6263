import { of, type PersonalData } from '../../area/personalData.ts';
import { presence } from './presence.table.ts';

/** What is known of the pages a colleague has open. */
export const presencePersonal: PersonalData = {
  kept: [{ table: presence, about: of(presence.userId), as: null, atDeletion: 'delete' }],
};
