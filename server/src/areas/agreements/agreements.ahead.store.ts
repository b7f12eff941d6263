import { addDays, dayOf, momentOf } from '@venue/sdk';
import { agreementStatus } from '@venue/sdk/agreements/model';
import { and, asc, eq, gte, isNull, ne, or } from 'drizzle-orm';
import type { Ahead } from '../../area/ahead.ts';
import type { Db } from '../../core/db/database.ts';
import { agreement } from './agreements.table.ts';

/** Agreements in force. One that was made by a customer's order, for its invoice, ends with that order. */
const agreementsOf = (db: Db, userId: number, today: string) =>
  db
    .select()
    .from(agreement)
    .where(
      // guard: server/src/areas/privacy/privacy.kinds.test.ts
      and(
        eq(agreement.userId, userId),
        eq(agreement.status, agreementStatus.active),
        or(isNull(agreement.to), gte(agreement.to, today)),
        ne(agreement.createdBy, userId),
      ),
    )
    .orderBy(asc(agreement.id));

/** Agreements in force. */
export const agreementsAhead: Ahead = {
  list: async (db, userId, now) =>
    (await agreementsOf(db, userId, dayOf(now))).map(({ id, number, subject, sum, to }) => ({
      kind: 'agreement' as const,
      id,
      title: `№\u00a0${number}, ${subject}`,
      sum,
      until: to === null ? null : momentOf(addDays(to, 1), 0).toISOString(),
      refund: null,
    })),
};
