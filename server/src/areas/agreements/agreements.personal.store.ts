import { of, type PersonalData } from '../../area/personalData.ts';
import { agreementsAhead } from './agreements.ahead.store.ts';
import { agreement } from './agreements.table.ts';

/** Contracts with people, which accounting has to keep. */
export const agreementsPersonal: PersonalData = {
  kept: [
    {
      table: agreement,
      about: of(agreement.userId),
      as: 'agreements',
      without: ['createdBy', 'comment'],
      atDeletion: 'keep',
      because: 'Договоры и\u00a0первичные документы по\u00a0закону хранятся пять лет.',
      ahead: ['agreement'],
    },
  ],
  ahead: agreementsAhead,
};
