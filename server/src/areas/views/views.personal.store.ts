import { of, type PersonalData } from '../../area/personalData.ts';
import { savedView } from './views.table.ts';

/** Saved views of a member of staff. */
export const viewsPersonal: PersonalData = {
  tables: [
    {
      table: savedView,
      about: of(savedView.userId),
      as: null,
      atDeletion: 'delete',
      ahead: 'The views of a member of staff',
    },
  ],
};
