import { of, type PersonalData } from '../../area/personalData.ts';
import { aboutDraft } from './drafts.store.ts';
import { draft } from './drafts.table.ts';

/** What people typed and did not send. */
export const draftsPersonal: PersonalData = {
  tables: [
    {
      table: draft,
      about: of(draft.userId),
      as: 'drafts',
      sealedAbout: row => aboutDraft(Number(row.userId), String(row.key)),
      atDeletion: 'delete',
      ahead: 'Nobody else has seen it',
    },
  ],
};
