import { of, type PersonalData } from '../../area/personalData.ts';
import { marketItem, marketRequest } from './market.table.ts';

/** What people offer on the marketplace. */
export const marketPersonal: PersonalData = {
  kept: [
    { table: marketRequest, about: of(marketRequest.userId), as: 'marketRequests', atDeletion: 'delete' },
    { table: marketItem, about: of(marketItem.userId), as: 'marketItems', atDeletion: 'delete' },
  ],
  owned: [
    { kinds: ['marketRequest'], id: marketRequest.id, userId: marketRequest.userId },
    { kinds: ['marketItem'], id: marketItem.id, userId: marketItem.userId, pictures: ['marketItem'] },
  ],
};
