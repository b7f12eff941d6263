import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { Day, Id, message, page, pageQuery, QueryInt } from '../core/fields.ts';
import { say } from '../core/rules.ts';
import { Application, ApplicationCard, adminRequestType, simpleRequestStatus } from './applications.model.ts';

const section = '7 Admin: requests and users';

export const applicationSorts = [
  'requestId',
  'createdAt',
  'requestStatus',
  'requestType',
  'userName',
  'doneAt',
] as const;

/**
 * A page of what waits for staff, oldest unfinished first unless sorted; days are those it was sent on. `search` looks
 * at number, title, name and phone.
 */
export const listApplications = call({
  id: 'admin.request.list',
  summary: 'List the applications',
  method: 'GET',
  path: '/admin/requests/show',
  access: 'applications.read',
  query: z.extend(pageQuery(applicationSorts), {
    status: z.optional(z.pipe(QueryInt, simpleRequestStatus.schema)),
    type: z.optional(z.pipe(QueryInt, adminRequestType.schema)),
    takenBy: z.optional(z.enum(['me', 'nobody'])),
    userId: z.optional(QueryInt),
    from: z.optional(Day),
    to: z.optional(Day),
  }),
  reply: page(Application),
  reads: ['applications'],
  section,
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
 * Takes an application (2), also over from a colleague, or finishes it (3). Of two who take a new one at once the
 * second gets `move_not_allowed`. The comment stays among staff.
 */
export const changeApplicationStatus = call({
  id: 'admin.request.statusChange',
  summary: 'Change the status of an application',
  method: 'POST',
  path: '/admin/requests/{id}/status/change',
  access: 'applications.manage',
  body: z.object({
    requestStatus: z.literal([simpleRequestStatus.inProgress, simpleRequestStatus.done]),
    /** Who it is taken over from; left out, only a new one can be taken. */
    takenFrom: z.optional(Id),
    comment: z.optional(z.string().check(z.maxLength(1000, say.tooLong))),
  }),
  reply: message(Application),
  fails: ['not_found', 'move_not_allowed'],
  changes: ['applications'],
  repeat: 'idempotency-key',
  section,
});
