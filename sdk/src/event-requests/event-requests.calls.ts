import * as z from 'zod/mini';
import { call } from '../core/call.ts';
import { created, current, done, Id, message, page, pageBody } from '../core/fields.ts';
import { push } from '../core/push.ts';
import { uploadFails } from '../core/uploads.ts';
import {
  EventRequestActiveSave,
  EventRequestAdded,
  EventRequestEdit,
  EventRequestSave,
  RequestFileAdd,
  StageAdd,
} from './event-requests.answers.ts';
import * as model from './event-requests.model.ts';

export { downloadEventRequestFile } from './event-requests.files.ts';

const shared = { access: 'customer', section: '7 Event requests' } as const;
const read = { ...shared, reads: ['event-requests'] } as const;
const write = { ...shared, method: 'POST', changes: ['event-requests'] } as const;
const create = { ...write, repeat: 'idempotency-key' } as const;

// Thirteen reference lists differ in method, address and rows alone; pure, so that a program carries only its own.
const listBy =
  (method: 'GET' | 'POST') =>
  <const P extends string, S extends z.ZodMiniType>(
    path: P,
    id: `eventRequest.${string}`,
    summary: string,
    payload: S,
  ) =>
    call({ ...shared, id, summary, method, path, reply: message(payload), reads: ['event-requests.lists'] });

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

/** One of my requests that is a draft, new or in progress. */
export const getMyEventRequest = call({
  ...read,
  id: 'eventRequest.myDetail',
  summary: 'Read one of my drafts or new event requests',
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

/** Adds a request as a draft (status 1), or submits it at once (2); tells the services it may order and its version. */
export const addEventRequest = call({
  ...create,
  id: 'eventRequest.add',
  summary: 'Add an event request',
  path: '/event-request/add',
  body: EventRequestSave,
  reply: created(EventRequestAdded),
});

/**
 * Saves a draft (status 1; what is left out stays) or submits it (2), which asks for a start in the future. Only a
 * draft may be changed: else `not_editable`. A stale `version` is a `conflict`.
 */
export const saveMyEventRequest = call({
  ...write,
  id: 'eventRequest.myEdit',
  summary: 'Save or submit a draft of an event request',
  path: '/event-request/my/edit/{id}',
  body: EventRequestEdit,
  reply: message(model.EventRequest),
  fails: ['not_found', 'not_editable', { conflict: current(model.EventRequest) }],
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
});

/** Leaves a review of my event after it happened, once. It comes to the staff's reviews unpublished. */
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

/** Adds a stage to the technical scenario of a place, pushing later ones back. */
export const addScenarioStage = call({
  ...create,
  id: 'eventRequest.scenarioAdd',
  summary: 'Add a stage to the technical scenario',
  path: '/event-request/scenario/add',
  body: StageAdd,
  reply: created(),
  fails: ['not_found', 'not_editable'],
});

/** Removes a stage with its files; a required one is `stage_required`. */
export const removeScenarioStage = call({
  ...write,
  id: 'eventRequest.scenarioDelete',
  summary: 'Remove a stage of the technical scenario',
  path: '/event-request/scenario/delete',
  body: z.object({ technicalScenarioId: Id }),
  reply: message(z.literal('success')),
  fails: ['not_found', 'not_editable', 'stage_required'],
});

/** Uploads a file of a request or of one of its stages, up to 50 MB; ordinary unless `fileType` says otherwise. */
export const addEventRequestFile = call({
  ...write,
  id: 'eventRequest.fileAdd',
  summary: 'Upload a file of an event request',
  path: '/event-request/file/add',
  body: RequestFileAdd,
  upload: ['file'],
  reply: message(z.object({ successful: z.boolean(), filePath: z.string(), fileId: Id })),
  fails: ['not_found', 'not_editable', ...uploadFails, 'file_limit'],
});

/** Removes a file of a request; `technicalScenarioId` when it belongs to a stage. */
export const removeEventRequestFile = call({
  ...write,
  id: 'eventRequest.fileDelete',
  summary: 'Remove a file of an event request',
  path: '/event-request/file/delete',
  body: z.object({ fileId: Id, technicalScenarioId: z.optional(Id) }),
  reply: done,
  fails: ['not_found', 'not_editable'],
});

/** Age restrictions: 0+, 6+, 12+, 16+, 18+. */
export const listAgeRestrictions = /* @__PURE__ */ listBy('POST')(
  '/event-request/age-restrictions',
  'eventRequest.ageRestrictions',
  'List the age restrictions',
  z.object({ ageRestrictions: z.array(model.AgeRestriction) }),
);

/** Tariffs of an event: paid or target. */
export const listEventTariffs = /* @__PURE__ */ listBy('POST')(
  '/event-request/tariff',
  'eventRequest.tariffs',
  'List the tariffs of events',
  z.object({ tariffs: z.array(model.EventTariff) }),
);

/** Light of a stage. */
export const listLightTypes = /* @__PURE__ */ listBy('POST')(
  '/event-request/light-types',
  'eventRequest.lightTypes',
  'List the light of a stage',
  z.object({ lightTypes: z.array(model.LightType) }),
);

/** Sound of a stage. */
export const listSoundTypes = /* @__PURE__ */ listBy('POST')(
  '/event-request/sound-types',
  'eventRequest.soundTypes',
  'List the sound of a stage',
  z.object({ soundTypes: z.array(model.SoundType) }),
);

/** What usually happens at a stage: suggestions for `technicalScenarioValue`. */
export const listActions = /* @__PURE__ */ listBy('POST')(
  '/event-request/actions',
  'eventRequest.actions',
  'List what happens at a stage',
  z.object({ actions: z.array(model.Action) }),
);

/** How guests are let in. */
export const listAdmittance = /* @__PURE__ */ listBy('POST')(
  '/event-request/admittance',
  'eventRequest.admittance',
  'List how guests are let in',
  z.object({ admittance: z.array(model.Admittance) }),
);

/** How the building stays open to others during the event: the values of `venueAccessType`. */
export const listAccessModes = /* @__PURE__ */ listBy('POST')(
  '/event-request/access-mode',
  'eventRequest.accessModes',
  'List the access modes of the building',
  z.object({ accessModes: z.array(model.AccessMode) }),
);

/** Formats of an event: conference, lecture, show and the like. */
export const listFormats = /* @__PURE__ */ listBy('POST')(
  '/event-request/formats',
  'eventRequest.formats',
  'List the formats of events',
  z.object({ formats: z.array(model.Format) }),
);

/** Where a customer may have heard of the venue. */
export const listReferrals = /* @__PURE__ */ listBy('POST')(
  '/event-request/referral',
  'eventRequest.referral',
  'List where customers hear of the venue',
  z.object({ referrals: z.array(model.Referral) }),
);

/** Managers a customer may choose. */
export const listManagers = /* @__PURE__ */ listBy('GET')(
  '/event-request/managers',
  'eventRequest.managers',
  'List the managers',
  z.object({ managers: z.array(model.Manager) }),
);

/** Creative concepts the venue offers. */
export const listCreatives = /* @__PURE__ */ listBy('GET')(
  '/event-request/creatives',
  'eventRequest.creatives',
  'List the creative concepts',
  z.object({ creatives: z.array(model.Creative) }),
);

/** Special services: artistic light, broadcast, music group, catering. */
export const listSpecialServices = /* @__PURE__ */ listBy('GET')(
  '/event-request/special-services',
  'eventRequest.specialServices',
  'List the special services',
  z.object({ specialServices: z.array(model.SpecialService) }),
);

/** Spaces events are held in. */
export const listSpaces = /* @__PURE__ */ listBy('GET')(
  '/event-request/spaces',
  'eventRequest.spaces',
  'List the spaces of events',
  z.object({ spaces: z.array(model.Space) }),
);

/** One of my requests changed on the venue's side; it is read again by its number. */
export const eventRequestUpdated = push({
  id: 'eventRequest.updateVenueEvent',
  summary: 'An event request changed',
  topics: ['info/{userId}'],
  action: 'updateVenueEvent',
  data: z.object({ eventRequestId: Id }),
  changes: ['event-requests'],
});
