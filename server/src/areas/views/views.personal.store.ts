import { of, type PersonalData } from '../../area/personalData.ts';
import { savedView } from './views.table.ts';

/** What a colleague keeps of their lists. */
export const viewsPersonal: PersonalData = {
  kept: [{ table: savedView, about: of(savedView.userId), as: null, atDeletion: 'delete' }],
};
