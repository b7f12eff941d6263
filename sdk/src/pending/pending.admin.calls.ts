import { call } from '../core/call.ts';
import { message } from '../core/fields.ts';
import { PendingCounts } from './pending.model.ts';

/** Counts what waits for staff, of everything the reader may see. Any change of a record may change it. */
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

// It is the core's own, and stands among these calls in the document.
export { recordsChanged } from '../core/recordsChanged.ts';
