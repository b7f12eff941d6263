import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { Day, message, page, pageQuery, QueryInt } from '../core/fields.ts';
import { say } from '../core/rules.ts';
import { Application, adminRequestType, simpleRequestStatus } from './applications.model.ts';

const section = '7 Admin: requests and users';

export const applicationSorts = ['requestId', 'createdAt', 'requestStatus', 'requestType'] as const;

/** A page of what waits for staff, oldest unfinished first unless sorted; `search` looks at title, name and phone. */
export const listApplications = call({
  id: 'admin.request.list',
  summary: 'List the applications',
  method: 'GET',
  path: '/admin/requests/show',
  access: 'applications.read',
  query: z.extend(pageQuery(applicationSorts), {
    status: z.optional(z.pipe(QueryInt, simpleRequestStatus.schema)),
    type: z.optional(z.pipe(QueryInt, adminRequestType.schema)),
    from: z.optional(Day),
    to: z.optional(Day),
  }),
  reply: page(Application),
  reads: ['applications'],
  section,
});

/** Takes an application or finishes it. The comment stays among staff. */
export const changeApplicationStatus = call({
  id: 'admin.request.statusChange',
  summary: 'Change the status of an application',
  method: 'POST',
  path: '/admin/requests/{id}/status/change',
  access: 'applications.manage',
  body: z.object({
    requestStatus: simpleRequestStatus.schema,
    comment: z.optional(z.string().check(z.maxLength(1000, say.tooLong))),
  }),
  reply: message(Application),
  fails: ['not_found', 'move_not_allowed'],
  changes: ['applications'],
  section,
});
