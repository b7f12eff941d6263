import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { decisionFails } from '../core/decision.ts';
import { Day, exportQuery, Id, message, page, pageQuery, QueryInt } from '../core/fields.ts';
import { file } from '../core/file.ts';
import { messages } from '../core/rules.ts';
import {
  Application,
  ApplicationCard,
  ApplicationCounts,
  adminRequestType,
  applicationQueues,
  simpleRequestStatus,
} from './applications.model.ts';

export { applicationMoved, applicationPushes } from './applications.pushes.ts';

const section = '7 Admin: requests and users';

export const applicationSorts = [
  'requestId',
  'createdAt',
  'requestStatus',
  'requestType',
  'userName',
  'doneAt',
] as const;

/** What the queue may be filtered by; the days are those an application was sent on. */
export const ApplicationFilters = z.object({
  queue: z._default(z.enum(applicationQueues), 'waiting'),
  type: z.optional(z.pipe(QueryInt, adminRequestType.schema)),
  userId: z.optional(QueryInt),
  from: z.optional(Day),
  to: z.optional(Day),
});

/**
 * A page of one queue, of what waits unless another is named: the oldest first, of those done the latest, unless sorted.
 * `search` looks at number, title, name and phone.
 */
export const listApplications = call({
  id: 'admin.request.list',
  summary: 'List the applications',
  method: 'GET',
  path: '/admin/requests/show',
  access: 'applications.read',
  query: z.extend(pageQuery(applicationSorts), ApplicationFilters.shape),
  reply: page(Application),
  reads: ['applications'],
  section,
});

/** All matching records as one file, in the order of the list. */
export const exportApplications = call({
  id: 'admin.request.export',
  summary: 'Export the filtered applications',
  method: 'GET',
  path: '/admin/export/requests',
  access: 'applications.read',
  query: z.extend(exportQuery(applicationSorts), ApplicationFilters.shape),
  reply: file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  reads: ['applications'],
  ours: true,
});

/** How many applications each queue holds now. */
export const countApplications = call({
  id: 'admin.request.count',
  summary: 'Count the applications that wait',
  method: 'GET',
  path: '/admin/requests/count',
  access: 'applications.read',
  reply: message(ApplicationCounts),
  reads: ['applications'],
  ours: true,
});

/** One application with its history and the next of the queue: of all types, or of `type` alone. */
export const getApplication = call({
  id: 'admin.request.detail',
  summary: 'Read one application',
  method: 'GET',
  path: '/admin/requests/{id}/show',
  access: 'applications.read',
  query: z.object({ type: z.optional(z.pipe(QueryInt, adminRequestType.schema)) }),
  reply: message(ApplicationCard),
  fails: ['not_found'],
  reads: ['applications'],
  ours: true,
});

/**
 * Takes an application (2), also over from a colleague, or finishes it without a decision (3). Of two who take one at
 * once the second gets `already_decided`. The comment stays among staff.
 */
export const changeApplicationStatus = call({
  id: 'admin.request.statusChange',
  summary: 'Change the status of an application',
  method: 'POST',
  path: '/admin/requests/{id}/status/change',
  access: 'applications.manage',
  body: z.object({
    seen: simpleRequestStatus.schema,
    requestStatus: z.literal([simpleRequestStatus.inProgress, simpleRequestStatus.done]),
    /** Who it is taken over from; left out, only a new one can be taken. */
    takenFrom: z.optional(Id),
    comment: z.optional(z.string().check(z.maxLength(1000, messages.tooLong))),
  }),
  reply: message(Application),
  fails: decisionFails,
  changes: ['applications'],
  repeat: 'idempotency-key',
  section,
});
