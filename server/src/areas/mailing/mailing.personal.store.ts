import { inArray, sql } from 'drizzle-orm';
import { daysBefore, type ExpiredRows } from '../../area/expiredRows.ts';
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

/** How long somebody may ask for proof of a consent. */
const PROOF_DAYS = 3 * 365;

/** Consents of visitors that ended long ago. */
export const expiredProofs = (now: Date): readonly ExpiredRows[] => [
  {
    table: consent,
    gone: sql`${consent.email} is not null and ${consent.withdrawnAt} < ${daysBefore(now, PROOF_DAYS)}`,
  },
];
