import { inArray, sql } from 'drizzle-orm';
import type { ExpiredRows } from '../../area/expiredRows.ts';
import { of, type PersonalData } from '../../area/personalData.ts';
import { consent } from '../privacy/privacy.table.ts';
import { mailingDelivery, mailingFriend } from './mailing.table.ts';

/** Which letters of the venue a person got. */
export const mailingPersonal: PersonalData = {
  tables: [
    {
      table: mailingDelivery,
      about: userId =>
        inArray(
          mailingDelivery.consentId,
          sql`(select ${consent.id} from ${consent} where ${consent.userId} = ${userId})`,
        ),
      as: 'mailing',
      without: ['outboxId'],
      atDeletion: 'delete',
      ahead: 'Letters that were sent',
    },
    // A copy of what their consents say.
    {
      table: mailingFriend,
      about: of(mailingFriend.userId),
      as: null,
      atDeletion: 'delete',
      ahead: 'A copy of what the consents say',
    },
  ],
};

/** Consents of visitors that ended long ago. */
export const expiredProofs: readonly ExpiredRows[] = [
  {
    table: consent,
    since: consent.withdrawnAt,
    days: 3 * 365,
    only: sql`${consent.email} is not null`,
    because: 'for so long somebody may ask for proof of a consent (art. 9 of 152-FZ, art. 196 of the Civil Code)',
  },
];
