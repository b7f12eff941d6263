import { call } from '../core/schema/call.ts';
import { message } from '../core/schema/fields.ts';
import { PendingCounts } from './pending.model.ts';

/**
 * Counts the records that wait for staff, of all kinds the reader may see. Any change of a record may change the
 * counts.
 */
export const countPending = call({
  id: 'admin.pending.counts',
  summary: 'Count what waits for staff',
  method: 'GET',
  path: '/admin/counts',
  access: 'admin',
  reply: message(PendingCounts),
  reads: ['pending'],
  ours: true,
});

// It belongs to the core and is exported here, so that the document lists it among these calls.
export { recordsChanged } from '../core/live/recordsChanged.ts';
