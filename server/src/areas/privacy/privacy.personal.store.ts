import { of, type PersonalData } from '../../area/personalData.ts';
import { consent, personalDataView } from './privacy.table.ts';

/** Consents, and the log of who viewed whose data. */
export const privacyPersonal: PersonalData = {
  tables: [
    {
      table: consent,
      about: of(consent.userId),
      as: 'consents',
      atDeletion: 'keep',
      because: 'Ими подтверждается, что данные обрабатывались с согласия',
      ahead: 'A consent ends with the account',
    },
    {
      table: personalDataView,
      about: of(personalDataView.userId),
      as: 'views',
      atDeletion: 'delete',
      ahead: 'What was looked at is past',
    },
  ],
};
