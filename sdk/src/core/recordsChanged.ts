import * as z from 'zod/mini';
import { push } from './push.ts';

/**
 * A member of staff changed records by a call that takes a permission: whatever reads these tags is no longer fresh.
 * The server says it of every such call, so none has to. It also tells of what its own work leaves to staff.
 */
export const recordsChanged = push({
  id: 'admin.recordsChanged',
  summary: 'Records that staff see were changed; the tags of what was changed',
  topics: ['staff'],
  action: 'recordsChanged',
  data: z.object({ tags: z.array(z.string()) }),
  // Told by the data, call by call.
  changes: [],
});
