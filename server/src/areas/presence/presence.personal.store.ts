import { of, type PersonalData } from '../../area/personalData.ts';
import { presence } from './presence.table.ts';

/** Pages of the back office that a member of staff has open. */
export const presencePersonal: PersonalData = {
  tables: [
    { table: presence, about: of(presence.userId), as: null, atDeletion: 'delete', ahead: 'Pages that are open now' },
  ],
};
