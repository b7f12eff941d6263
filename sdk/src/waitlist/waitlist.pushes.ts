import * as z from 'zod/mini';
import { push } from '../core/live/push.ts';
import { Id } from '../core/schema/fields.ts';

// In a file of its own, for screens that subscribe to it and make no calls.

/** A place in the queue for hours of a room changed: somebody joined or left, or hours are held for them. */
export const waitChanged = push({
  id: 'waitlist.changed',
  summary: 'A place in the line for hours of a room changed',
  topics: ['info/{userId}', 'staff'],
  action: 'waitChanged',
  data: z.object({ waitId: Id }),
  changes: ['waitlist'],
});
