import { of, type PersonalData } from '../../area/personalData.ts';
import { publicationPlan, recordVersion } from '../../core/record/versions.table.ts';

const ahead = 'The work of a member of staff, whose record stays';
const because = 'Что опубликовали сотрудники: удаляется вместе с\u00a0самой записью';

/** The versions and plans that a member of staff made. */
export const versionsPersonal: PersonalData = {
  tables: [
    { table: recordVersion, about: of(recordVersion.byId), as: null, atDeletion: 'keep', because, ahead },
    { table: publicationPlan, about: of(publicationPlan.byId), as: null, atDeletion: 'keep', because, ahead },
  ],
};
