import * as z from 'zod/mini';
import { push } from './push.ts';

/**
 * A member of staff changed records by a call that requires a permission: data with these tags is stale. The server
 * sends it for every such call, and when its own jobs create work for staff.
 */
export const recordsChanged = push({
  id: 'admin.recordsChanged',
  summary: 'Records that staff see were changed; the tags of what was changed',
  topics: ['staff'],
  action: 'recordsChanged',
  data: z.object({ tags: z.array(z.string()) }),
  // The tags are in the message's data instead.
  changes: [],
});
