import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { message } from '../core/fields.ts';
import { push } from '../core/push.ts';
import { PendingCounts } from './pending.model.ts';

/** What waits for staff, of everything the reader may see. */
export const countPending = call({
  id: 'admin.pending.counts',
  summary: 'Count what waits for staff',
  method: 'GET',
  path: '/admin/counts',
  access: 'admin',
  reply: message(PendingCounts),
  reads: ['applications', 'users', 'brands', 'market.requests', 'events', 'articles', 'bookings'],
  ours: true,
});

/**
 * A member of staff changed records by a call that takes a permission: whatever reads these tags is no longer fresh.
 * The server says it of every such call, so none has to.
 */
export const recordsChanged = push({
  id: 'admin.recordsChanged',
  summary: 'A member of staff changed records; the tags of what was changed',
  topics: ['staff'],
  action: 'recordsChanged',
  data: z.object({ tags: z.array(z.string()) }),
  // Told by the data, call by call.
  changes: [],
});
