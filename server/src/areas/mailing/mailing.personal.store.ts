import { inArray, sql } from 'drizzle-orm';
import type { PersonalData } from '../../area/personalData.ts';
import { consent } from '../privacy/privacy.table.ts';
import { mailingDelivery } from './mailing.table.ts';

/** Which letters of the venue a person got. */
export const mailingPersonal: PersonalData = {
  kept: [
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
    },
  ],
};
