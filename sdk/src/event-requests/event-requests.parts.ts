import * as z from 'zod/mini';
import { call } from '../core/schema/call.ts';
import { created, done, Id, message, QueryInt } from '../core/schema/fields.ts';
import { required, TimeOfDay } from '../core/schema/rules.ts';
import { upload, uploadFails } from '../core/schema/uploads.ts';
import { eventFileType, requestFileLimits } from './event-requests.model.ts';

// Apart from the calls for requests: a program that files a request without files bundles no uploads.

/** A new stage, and its place among the stages of one space. */
export const StageAdd = z.object({
  eventRequestId: Id,
  spaceId: Id,
  technicalScenarioValue: required(300),
  technicalScenarioOrder: z.int().check(z.minimum(1), z.maximum(500)),
  technicalScenarioTimeStart: TimeOfDay,
});

/** A file of a request, or of the stage it is shown or played at. The kind is ordinary when left out. */
export const RequestFileAdd = z.object({
  file: upload({ megabytes: requestFileLimits.megabytes, types: [] }),
  requestId: QueryInt,
  fileType: z.optional(z.pipe(QueryInt, eventFileType.schema)),
  technicalScenarioId: z.optional(QueryInt),
});

const write = {
  access: 'customer',
  section: '7 Event requests',
  method: 'POST',
  changes: ['event-requests'],
} as const;

/** Adds a stage to the technical scenario of a place, pushing later ones back. */
export const addScenarioStage = call({
  ...write,
  repeat: 'idempotency-key',
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
  repeat: 'idempotency-key',
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
  fails: ['not_found', 'not_editable', ...uploadFails, 'file_limit', 'file_space_full'],
  repeat: 'idempotency-key',
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
  repeat: 'idempotency-key',
});
