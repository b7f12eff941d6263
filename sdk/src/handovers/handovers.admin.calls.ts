import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { created, message } from '../core/schema/fields.ts';
import { file } from '../core/schema/file.ts';
import { Handover, HandoverFields, OpenShift } from './handovers.model.ts';

const ours = { section: '7 Admin: desk', access: 'desk.cash', ours: true } as const;
const reads = ['handovers', 'bookings'] as const;

/** The cash of the desk since the last hand-over, by person, as the reconciliation has it. */
export const getOpenShift = call({
  ...ours,
  id: 'admin.handover.open',
  summary: 'Read the cash since the last hand-over',
  method: 'GET',
  path: '/admin/handovers/open',
  reply: message(OpenShift),
  reads,
});

/** Stores what was counted at the end of a shift. A colleague who was first, or money since, is `sum_changed`. */
export const addHandover = call({
  ...ours,
  id: 'admin.handover.add',
  summary: 'Hand over the shift with its cash',
  method: 'POST',
  path: '/admin/handovers/add',
  body: HandoverFields,
  reply: created(),
  fails: ['sum_changed'],
  changes: ['handovers'],
  repeat: 'idempotency-key',
});

/** The last hundred hand-overs, newest first. */
export const listHandovers = call({
  ...ours,
  id: 'admin.handover.list',
  summary: 'List the hand-overs of shifts',
  method: 'GET',
  path: '/admin/handovers',
  reply: message(z.object({ handovers: z.array(Handover) })),
  reads,
});

/** All hand-overs as one file, `xlsx` or `csv`, with formulas escaped. */
export const exportHandovers = call({
  ...ours,
  id: 'admin.handover.export',
  summary: 'Export the hand-overs of shifts',
  method: 'GET',
  path: '/admin/handovers/export',
  query: z.object({ format: z._default(z.enum(['xlsx', 'csv']), 'xlsx') }),
  reply: file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  reads,
});
