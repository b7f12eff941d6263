import * as z from 'zod/mini';
import { Id } from '../core/fields.ts';
import { push } from '../core/push.ts';

// In a file of their own, for screens that follow them and need no call.

/** An application was sent, sent again, taken or done; `requestStatus` is one of `simpleRequestStatus`. */
export const applicationMoved = push({
  id: 'admin.request.changeRequestStatus',
  summary: 'An application in the queue of staff changed',
  topics: ['staff'],
  action: 'changeRequestStatus',
  data: z.object({ kind: z.literal('application'), requestId: Id, requestStatus: z.int() }),
  // What it is about moved with it; which of these that was is not told, and few are on screen at once.
  changes: ['applications', 'brands', 'market.requests', 'articles', 'events', 'users'],
});

export const applicationPushes = [applicationMoved] as const;
