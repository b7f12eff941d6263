import { of, type PersonalData } from '../../area/personalData.ts';
import { shiftHandover } from './handovers.table.ts';

/** Shifts that staff handed over. */
export const handoversPersonal: PersonalData = {
  tables: [
    {
      table: shiftHandover,
      about: of(shiftHandover.madeBy),
      as: null,
      atDeletion: 'keep',
      because: 'Сдачи смен: запись о\u00a0наличных, которую бухгалтерия хранит пять лет',
      ahead: 'Cash of a shift that is over, which accounting keeps',
    },
  ],
};
