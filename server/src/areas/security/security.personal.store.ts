import { of, type PersonalData } from '../../area/personalData.ts';
import { aboutFactor } from '../accounts/factor.store.ts';
import { recoveryCode, secondFactor, secondFactorUse } from '../accounts/factor.table.ts';

const ahead = 'A way to sign in, which ends with the account';

/** How a member of staff signs in beside the password. The secrets say nothing about the person. */
export const securityPersonal: PersonalData = {
  tables: [
    { table: recoveryCode, about: of(recoveryCode.userId), as: null, atDeletion: 'delete', ahead },
    { table: secondFactorUse, about: of(secondFactorUse.userId), as: null, atDeletion: 'delete', ahead },
    {
      table: secondFactor,
      about: of(secondFactor.userId),
      as: null,
      sealedAbout: row => aboutFactor(Number(row.userId)),
      atDeletion: 'delete',
      ahead,
    },
  ],
};
