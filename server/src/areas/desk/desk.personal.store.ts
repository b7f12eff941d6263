import { of, type PersonalData } from '../../area/personalData.ts';
import { shiftNote } from './desk.table.ts';

/** What staff wrote at the desk. */
export const deskPersonal: PersonalData = {
  tables: [
    {
      table: shiftNote,
      about: of(shiftNote.createdBy),
      as: null,
      atDeletion: 'keep',
      because: 'Заметки смены: запись о\u00a0работе, а\u00a0не\u00a0о\u00a0человеке',
      ahead: 'Notes of a shift, which its colleagues read',
    },
  ],
};
