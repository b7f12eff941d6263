import { formatDate } from '@venue/sdk';
import { eventRequestStatus, eventSpan, proposalStatus } from '@venue/sdk/event-requests/model';
import { and, asc, eq, getTableColumns, notInArray, sql } from 'drizzle-orm';
import type { Ahead } from '../../area/ahead.ts';
import { timesOf } from './event-requests.estimate.store.ts';
import { eventRequest } from './event-requests.table.ts';
import { eventRequestProposal } from './proposals/event-requests.proposals.table.ts';

const { draft, inProgress, conversation, didNotHappen, refused, happened } = eventRequestStatus;

/** What its customer accepted to pay; null before. A selected column would not name its table. */
const agreed = sql<number | null>`(select ${eventRequestProposal.price} from ${eventRequestProposal}
  where ${eventRequestProposal.requestId} = ${eventRequest}.id and ${eq(eventRequestProposal.status, proposalStatus.accepted)}
  order by ${eventRequestProposal.version} desc limit 1)`;

/** Statuses in which a request holds no hours and nothing may be charged for it. */
const early: readonly number[] = [eventRequestStatus.new, inProgress, conversation];

/** Requests under way. From the preparation of documents on they hold hours and money, so staff have to end them. */
export const eventRequestsAhead: Ahead = {
  list: async (db, userId) =>
    (
      await db
        .select({ ...getTableColumns(eventRequest), agreed: agreed.mapWith(Number) })
        .from(eventRequest)
        .where(
          and(
            eq(eventRequest.userId, userId),
            notInArray(eventRequest.status, [draft, didNotHappen, refused, happened]),
          ),
        )
        .orderBy(asc(eventRequest.id))
    ).map(row => {
      const isEarly = early.includes(row.status);
      const span = eventSpan(timesOf(row));
      return {
        kind: isEarly ? ('eventRequest' as const) : ('preparedEvent' as const),
        id: row.id,
        title: span ? `${row.title}, ${formatDate(span.from)}` : row.title,
        sum: isEarly ? null : row.agreed,
        until: isEarly || !span ? null : span.to.toISOString(),
        refund: null,
      };
    }),
};
