import { mayMove } from '@venue/sdk';
import { acceptRequest, listRequests } from '@venue/sdk/market/admin';
import { marketRequestMoves, marketRequestStatus } from '@venue/sdk/market/model';
import { bulkAction } from '../../area/bulkAction.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mustExist } from '../../core/record/records.ts';
import { lockRequest, requestsInBrief } from './market.requests.store.ts';
import { decideRequest } from './market.service.ts';

const { accepted, declined } = marketRequestStatus;

const decisions = [
  { action: 'accept', to: accepted, needsReason: false },
  { action: 'reject', to: declined, needsReason: true },
] as const;

/** Bulk decisions of staff about the requests of a view, except drafts. */
export const marketBulk = decisions.map(({ action, to, needsReason }) =>
  bulkAction(listRequests, {
    name: `market.${action}`,
    permission: 'market.manage',
    needsReason,
    changes: acceptRequest.changes ?? [],
    rows: async (db, _, { ownerId: userId, ...filter }, most) =>
      (await requestsInBrief(db, { ...filter, userId, sent: true }, most)).map(({ id, brandName, status }) => ({
        id,
        title: brandName,
        may: mayMove(marketRequestMoves, action, status),
        already: status === to,
      })),
    run: async (tx, context, requestId, reason) => {
      const { status: seen } = mustExist(await lockRequest(tx, requestId));
      if (seen === to) return 'already';
      const { after } = await decideRequest(tx, context, { requestId, seen, status: to, reason });
      await writeAudit(tx, context, acceptRequest.id, {
        subject: 'marketRequest',
        subjectId: requestId,
        before: { status: seen },
        after: { status: to, rejectionReason: after.rejectionReason },
      });
      return 'done';
    },
  }),
);
