import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { basedOn, decisionFails } from '../core/schema/decision.ts';
import { exportQuery, Id, message, page, pageQuery, QueryInt } from '../core/schema/fields.ts';
import { file } from '../core/schema/file.ts';
import { InputDay } from '../core/schema/inputDates.ts';
import { messages } from '../core/schema/rules.ts';
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
  'dueAt',
  'requestStatus',
  'requestType',
  'userName',
  'doneAt',
] as const;

/** Filters of the queue; the days are those on which an application was sent. */
export const ApplicationFilters = z.object({
  queue: z._default(z.enum(applicationQueues), 'waiting'),
  type: z.optional(z.pipe(QueryInt, adminRequestType.schema)),
  userId: z.optional(QueryInt),
  from: z.optional(InputDay),
  to: z.optional(InputDay),
});

/**
 * A page of one queue, by default of those that wait: the most urgent first, finished ones latest first, unless sorted. `search`
 * looks at number, title, name and phone.
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

/** One application with its history and the next one in the queue: of all types, or only of `type`. */
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
 * Takes an application (2), also one that a colleague has taken, or finishes it without a decision (3). When two take
 * one at once, the second gets `already_decided`. Only staff see the comment.
 */
export const changeApplicationStatus = call({
  id: 'admin.request.statusChange',
  summary: 'Change the status of an application',
  method: 'POST',
  path: '/admin/requests/{id}/status/change',
  access: 'applications.manage',
  body: z.object({
    seen: basedOn(simpleRequestStatus.schema),
    requestStatus: z.literal([simpleRequestStatus.inProgress, simpleRequestStatus.done]),
    /** The colleague it is taken over from; without it, only a new application can be taken. */
    takenFrom: z.optional(Id),
    comment: z.optional(z.string().check(z.maxLength(1000, messages.tooLong))),
  }),
  reply: message(Application),
  fails: decisionFails,
  changes: ['applications'],
  repeat: 'idempotency-key',
  section,
});
