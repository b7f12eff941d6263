import { of, type PersonalData } from '../../area/personalData.ts';
import { session } from './auth.table.ts';
import { identityLink } from './identity.table.ts';

/** The stored data about a person's sign-ins. */
export const authPersonal: PersonalData = {
  tables: [
    {
      table: session,
      about: of(session.userId),
      as: 'sessions',
      without: ['accessHash', 'profileHash'],
      atDeletion: 'delete',
      ahead: 'Sign-ins end with the account',
    },
    {
      table: identityLink,
      about: of(identityLink.userId),
      as: 'identity',
      atDeletion: 'delete',
      ahead: 'A way to sign in, which ends with the account',
    },
  ],
};
