import * as z from 'zod/mini';
import { Id } from '../core/fields.ts';
import { push } from '../core/push.ts';

// In a file of its own, for screens that follow it and need no call.

/** A place in the line for hours of a room changed: somebody stood in it or left it, or hours are held for them. */
export const waitChanged = push({
  id: 'waitlist.changed',
  summary: 'A place in the line for hours of a room changed',
  topics: ['info/{userId}', 'staff'],
  action: 'waitChanged',
  data: z.object({ waitId: Id }),
  changes: ['waitlist'],
});
