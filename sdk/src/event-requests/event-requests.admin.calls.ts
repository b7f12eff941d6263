import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { decision, decisionFails, EarlierDecision } from '../core/schema/decision.ts';
import { schemaOf } from '../core/schema/enums.ts';
import {
  Id,
  Instant,
  Kopecks,
  message,
  page,
  pageQuery,
  QueryBoolean,
  QueryInt,
  sortsThen,
} from '../core/schema/fields.ts';
import { RoomClash, RoomClashes } from '../events/events.model.ts';
import { accountState } from '../profile/profile.account.model.ts';
import {
  Estimate,
  EventRequest,
  EventRequestRow,
  eventRequestStatus,
  Manager,
  proposalStatus,
} from './event-requests.model.ts';

export {
  addRequestPaper,
  listCustomerMessages,
  readCustomerMessages,
  removeRequestPaper,
  sendProposal,
  writeToCustomer,
} from './event-requests.talk.admin.ts';

import { InputDay } from '../core/schema/inputDates.ts';

const { draft: _draft, new: _new, ...names } = eventRequestStatus;
const { inProgress, conversation, documents, payment, eventPreparation, areaPreparation } = names;
const { didNotHappen, refused, happened } = names;

const shared = { ours: true, access: 'eventRequests.manage', changes: ['event-requests'] } as const;

/** The customer of a request, and the statuses staff may move it to. */
const forStaff = {
  userId: Id,
  userName: z.string(),
  userPhone: z.string(),
  accountState: schemaOf(accountState),
  contactName: z.string(),
  contactPhone: z.string(),
  participants: z.nullable(z.int()),
  submittedAt: Instant,
  /** The proposal that was sent last. */
  proposal: z.nullable(z.object({ proposalStatus: proposalStatus.schema, price: Kopecks })),
  /** The money of its invoice: what has not come, what is here, and by when it is due. Null without an invoice. */
  eventMoney: z.nullable(
    z.object({
      unpaid: Kopecks,
      received: Kopecks,
      keptUntil: Instant,
      /** What of it comes back by the terms if the event is called off now. */
      refundByTerms: Kopecks,
    }),
  ),
  /** Statuses the reader may give it; empty for those who may only read. */
  moves: z.array(eventRequestStatus.schema),
};

/** A request in the lists of staff. */
export const AdminEventRequestRow = z.extend(EventRequestRow, forStaff);

/** A request as staff read it, with its estimate, and its history, newest first. */
export const AdminEventRequest = z.extend(EventRequest, {
  ...forStaff,
  estimate: Estimate,
  /** Why its customer called it off; null unless they did. */
  callOffReason: z.nullable(z.string()),
  /** Hours of its space that are reserved for it; none before document preparation. */
  hours: z.array(Instant),
  /** What takes the hours that document preparation would reserve; none once they are reserved. */
  clashes: z.array(RoomClash),
  history: z.array(
    z.object({
      eventRequestStatus: eventRequestStatus.schema,
      what: z.string(),
      comment: z.string(),
      who: z.string(),
      at: Instant,
    }),
  ),
});

export const adminEventRequestSorts = [
  'eventRequestId',
  'eventRequestTitle',
  'eventRequestStatus',
  'eventRequestDateStart',
  'updatedAt',
  ...sortsThen('eventRequestDateStart', 'eventRequestTitle'),
] as const;

/**
 * A page of all requests but drafts. `unread`: with messages of the customer that nobody has read. `search` looks at
 * number, title, contact and customer; the days filter by the start.
 */
export const listEventRequests = call({
  id: 'admin.eventRequest.list',
  summary: 'List all event requests as staff',
  method: 'GET',
  path: '/admin/event-requests',
  access: 'eventRequests.read',
  query: z.extend(pageQuery(adminEventRequestSorts), {
    status: z.optional(z.pipe(QueryInt, eventRequestStatus.schema)),
    managerId: z.optional(QueryInt),
    spaceId: z.optional(QueryInt),
    endedBy: z.optional(z.enum(['customer', 'venue'])),
    unread: z.optional(QueryBoolean),
    from: z.optional(InputDay),
    to: z.optional(InputDay),
  }),
  reply: page(AdminEventRequestRow),
  reads: ['event-requests'],
  ours: true,
});

/** How many requests have each status, without drafts: for the headings of the board. */
export const countEventRequests = call({
  id: 'admin.eventRequest.counts',
  summary: 'Count the event requests in each status',
  method: 'GET',
  path: '/admin/event-requests/counts',
  access: 'eventRequests.read',
  reply: message(
    z.object({ counts: z.array(z.object({ eventRequestStatus: eventRequestStatus.schema, count: z.int() })) }),
  ),
  reads: ['event-requests'],
  ours: true,
});

/** One request in any status but draft. */
export const getEventRequest = call({
  id: 'admin.eventRequest.detail',
  summary: 'Read one event request as staff',
  method: 'GET',
  path: '/admin/event-requests/{id}',
  access: 'eventRequests.read',
  reply: message(AdminEventRequest),
  fails: ['not_found'],
  reads: ['event-requests'],
  ours: true,
});

/**
 * Moves a request to another status, by `eventRequestMoves`; whoever takes it becomes its manager unless it has one.
 * From document preparation on, the hours of its space are reserved: `slot_taken` when they are not free, with what
 * takes them. Asking for
 * payment requires an accepted proposal, otherwise it is `proposal_missing`. A refusal needs a reason, which the
 * customer reads, and releases the hours. `refund` is how much of the money of its invoice goes back when the request
 * ends: by the terms or all of it, as `eventMoney` says, all when left out; another sum is `price_changed`.
 */
export const moveEventRequest = call({
  ...shared,
  id: 'admin.eventRequest.move',
  summary: 'Move an event request to another status',
  method: 'POST',
  path: '/admin/event-requests/{id}/move',
  body: decision(
    eventRequestStatus.schema,
    [inProgress, conversation, documents, payment, eventPreparation, areaPreparation, didNotHappen, refused, happened],
    [refused],
    { refund: z.optional(Kopecks) },
  ),
  reply: message(AdminEventRequest),
  fails: [
    ...decisionFails,
    'price_changed',
    { slot_taken: RoomClashes },
    'proposal_missing',
    'event_not_over',
    'papers_issued',
  ],
  repeat: 'idempotency-key',
});

/** Colleagues who may manage a request, by name, twenty at most; `search` looks for parts of their names. */
export const listRequestManagers = call({
  id: 'admin.eventRequest.managers',
  summary: 'List the staff who may manage an event request',
  method: 'GET',
  path: '/admin/event-requests/managers',
  access: 'eventRequests.read',
  query: z.object({ search: z.optional(z.string().check(z.trim(), z.maxLength(100))) }),
  reply: message(z.object({ managers: z.array(Manager) })),
  reads: ['staff'],
  ours: true,
});

/** Assigns the manager of a request; null for nobody. `seen` is the one it had on the screen. */
export const assignEventRequest = call({
  ...shared,
  id: 'admin.eventRequest.assign',
  summary: 'Assign the manager of an event request',
  method: 'POST',
  path: '/admin/event-requests/{id}/manager',
  body: z.object({ managerId: z.nullable(Id), seen: z.nullable(Id) }),
  reply: message(AdminEventRequest),
  fails: ['not_found', { already_decided: EarlierDecision }],
  repeat: 'safe',
});
