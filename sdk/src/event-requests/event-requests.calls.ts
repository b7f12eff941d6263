import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { created, current, done, message, page, pageBody } from '../core/schema/fields.ts';
import {
  EventRequestActiveSave,
  EventRequestAdded,
  EventRequestEdit,
  EventRequestSave,
} from './event-requests.answers.ts';
import * as model from './event-requests.model.ts';

export { EventRequestEdit, EventRequestSubmit, noAnswers } from './event-requests.answers.ts';
export { seatingOf, submitFaults } from './event-requests.faults.ts';
export {
  listAccessModes,
  listActions,
  listAdmittance,
  listAgeRestrictions,
  listCreatives,
  listEventTariffs,
  listFormats,
  listLightTypes,
  listManagers,
  listReferrals,
  listSoundTypes,
  listSpaces,
  listSpecialServices,
} from './event-requests.lists.ts';
export {
  addReviewByLink,
  downloadEventRequestFile,
  downloadRunningOrder,
  estimateEventRequest,
  getReviewLink,
  listBusyHours,
  repeatEventRequest,
} from './event-requests.ours.ts';
export {
  addEventRequestFile,
  addScenarioStage,
  removeEventRequestFile,
  removeScenarioStage,
} from './event-requests.parts.ts';
export { eventRequestUpdated, requestMessageSent } from './event-requests.pushes.ts';
export {
  answerProposal,
  countRequestMessages,
  listRequestMessages,
  readRequestMessages,
  sendRequestMessage,
} from './event-requests.talk.ts';

const shared = { access: 'customer', section: '7 Event requests' } as const;
const read = { ...shared, reads: ['event-requests'] } as const;
const write = { ...shared, method: 'POST', changes: ['event-requests'] } as const;
const create = { ...write, repeat: 'idempotency-key' } as const;

export const eventRequestSorts = ['eventRequestId', 'eventRequestDateStart', 'updatedAt'] as const;
const ListBody = z.extend(pageBody(eventRequestSorts), {
  eventRequestStatus: z.optional(model.eventRequestStatus.schema),
});

/** My requests from draft to in progress (1 to 3), newest first; `search` looks at number and title. */
export const listMyEventRequests = call({
  ...read,
  id: 'eventRequest.myList',
  summary: 'List my drafts and new event requests',
  method: 'POST',
  path: '/event-request/my',
  body: ListBody,
  reply: page(model.EventRequestRow),
});

/** My requests the venue works on or has finished (4 to 11), newest first. */
export const listActiveEventRequests = call({
  ...read,
  id: 'eventRequest.activeList',
  summary: 'List my event requests after submitting',
  method: 'POST',
  path: '/event-request/active',
  body: ListBody,
  reply: page(model.EventRequestRow),
});

/** One of my requests, in any status. */
export const getMyEventRequest = call({
  ...read,
  id: 'eventRequest.myDetail',
  summary: 'Read one of my event requests',
  method: 'GET',
  path: '/event-request/my/{id}',
  reply: message(model.EventRequest),
  fails: ['not_found'],
});

/** One of my requests after submitting. */
export const getActiveEventRequest = call({
  ...read,
  id: 'eventRequest.activeDetail',
  summary: 'Read one of my event requests after submitting',
  method: 'GET',
  path: '/event-request/active/{id}',
  reply: message(model.EventRequest),
  fails: ['not_found'],
});

/**
 * Adds a request as a draft (status 1), or submits it at once (2); replies with the services it may order and its
 * version. If its `draftKey` has already added a request, replies with that one and saves nothing.
 */
export const addEventRequest = call({
  ...create,
  id: 'eventRequest.add',
  summary: 'Add an event request',
  path: '/event-request/add',
  body: EventRequestSave,
  reply: created(EventRequestAdded),
  fails: ['draft_limit', 'request_limit'],
});

/**
 * Saves a draft (status 1; what is left out stays) or submits it (2), which requires a start in the future. Only a
 * draft may be changed, otherwise it is `not_editable`. A stale `version` is a `conflict`.
 */
export const saveMyEventRequest = call({
  ...write,
  id: 'eventRequest.myEdit',
  summary: 'Save or submit a draft of an event request',
  path: '/event-request/my/edit/{id}',
  body: EventRequestEdit,
  reply: message(model.EventRequest),
  fails: ['not_found', 'not_editable', 'request_limit', { conflict: current(model.EventRequest) }],
  repeat: 'idempotency-key',
});

/** Removes a draft with its files; a submitted request is `not_editable`. */
export const removeMyEventRequest = call({
  id: 'eventRequest.myDelete',
  summary: 'Remove a draft of an event request',
  method: 'POST',
  path: '/event-request/my/delete/{id}',
  access: 'customer',
  reply: done,
  fails: ['not_found', 'not_editable'],
  changes: ['event-requests'],
  repeat: 'idempotency-key',
  ours: true,
});

/** Changes the few answers that may still change before the event; `not_editable` after it. */
export const saveActiveEventRequest = call({
  ...write,
  id: 'eventRequest.activeEdit',
  summary: 'Change an event request after submitting',
  path: '/event-request/active/edit/{id}',
  body: EventRequestActiveSave,
  reply: message(model.EventRequest),
  fails: ['not_found', 'not_editable', { conflict: current(model.EventRequest) }],
  repeat: 'idempotency-key',
});

/** Adds a review of my event after it took place, once. Staff see it unpublished. */
export const addEventRequestReview = call({
  ...create,
  id: 'eventRequest.reviewAdd',
  summary: 'Leave a review of my event',
  path: '/event-request/review/add',
  body: model.EventRequestReview,
  reply: created(),
  fails: ['not_found', 'review_not_allowed'],
  changes: ['event-requests', 'reviews'],
});
