import { agreementStatus } from '@venue/sdk/agreements/model';
import { type SQL, sql } from 'drizzle-orm';
import { of, type PersonalData } from '../../area/personalData.ts';
import { agreementsAhead } from './agreements.ahead.store.ts';
import { agreement } from './agreements.table.ts';

/** Drafts bind nobody, and nothing can be issued under them. */
const drafts = (userId: number): SQL =>
  sql`${agreement.userId} = ${userId} and ${agreement.status} = ${agreementStatus.draft}`;

/** Contracts with people, which accounting has to keep once they were signed. */
export const agreementsPersonal: PersonalData = {
  tables: [
    { table: agreement, about: drafts, as: null, atDeletion: 'delete', ahead: 'A draft binds nobody' },
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
  records: [{ kinds: ['agreement'], id: agreement.id, userId: agreement.userId, deleted: drafts }],
  ahead: agreementsAhead,
};
