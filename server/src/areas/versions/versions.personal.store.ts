import { of, type PersonalData } from '../../area/personalData.ts';
import { publicationPlan, recordVersion } from '../../core/record/versions.table.ts';

const because = 'Что опубликовали сотрудники: удаляется вместе с\u00a0самой записью';

/** Versions and plans name the member of staff who made them. */
export const versionsPersonal: PersonalData = {
  kept: [
    { table: recordVersion, about: of(recordVersion.byId), as: null, atDeletion: 'keep', because },
    { table: publicationPlan, about: of(publicationPlan.byId), as: null, atDeletion: 'keep', because },
  ],
};
