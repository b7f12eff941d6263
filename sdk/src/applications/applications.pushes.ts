import * as z from 'zod/mini';
import { push } from '../core/live/push.ts';
import { Id } from '../core/schema/fields.ts';

// In a file of their own, for screens that subscribe to them and make no calls.

/** An application was sent, sent again, taken or done; `requestStatus` is one of `simpleRequestStatus`. */
export const applicationMoved = push({
  id: 'admin.request.changeRequestStatus',
  summary: 'An application in the queue of staff changed',
  topics: ['staff'],
  action: 'changeRequestStatus',
  data: z.object({ kind: z.literal('application'), requestId: Id, requestStatus: z.int() }),
  // The subject of the application changed too. The message does not say of which kind it is, so all are refetched; few
  // are on screen at once.
  changes: ['applications', 'brands', 'market.requests', 'articles', 'events', 'users'],
});

export const applicationPushes = [applicationMoved] as const;
