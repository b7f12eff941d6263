import { of, type PersonalData } from '../../area/personalData.ts';
import { resident } from './residents.table.ts';

/** What customers submitted about their business. */
export const residentsPersonal: PersonalData = {
  kept: [{ table: resident, about: of(resident.userId), as: 'residents', atDeletion: 'delete' }],
  owned: [{ kinds: ['resident'], id: resident.id, userId: resident.userId, pictures: ['resident'] }],
};
