import * as z from 'zod/mini';
import { planned, plannedOnly } from '../core/kind/planned.ts';
import { staffCalls } from '../core/kind/staffCalls.ts';
import { call } from '../core/schema/call.ts';
import { basedOn, Version } from '../core/schema/decision.ts';
import {
  created,
  current,
  exportQuery,
  Id,
  message,
  page,
  pageBody,
  QueryBoolean,
  QueryInt,
} from '../core/schema/fields.ts';
import { file } from '../core/schema/file.ts';
import { RecordPicture } from '../core/schema/pictures.ts';
import { picture } from '../core/schema/uploads.ts';
import { RESIDENT_IMAGE_MEGABYTES, Resident, ResidentFields, ResidentRow, residentStatus } from './residents.model.ts';

const { create, list, onePicture, read, remove, save } = staffCalls('residents', '7 Admin: residents and banners');

export const residentSorts = ['residentId', 'residentName', 'residentStatus', 'createdAt', 'updatedAt'] as const;

/** A page of residents, last changed first; `search` looks at number, name, description and site. */
export const listResidents = call({
  ...list,
  id: 'admin.resident.list',
  summary: 'List the residents',
  path: '/admin/resident/show',
  body: z.extend(pageBody(residentSorts), {
    residentStatus: z.optional(residentStatus.schema),
    residentIsActual: z.optional(z.boolean()),
    ...plannedOnly,
  }),
  reply: page(planned(ResidentRow)),
  reads: ['residents', 'versions'],
});

/** All matching records as one file, `xlsx` or `csv`, with formulas escaped. */
export const exportResidents = call({
  id: 'admin.resident.export',
  summary: 'Export the filtered residents',
  method: 'GET',
  path: '/admin/export/residents',
  access: 'residents.read',
  query: z.extend(exportQuery(residentSorts), {
    residentStatus: z.optional(z.pipe(QueryInt, residentStatus.schema)),
    residentIsActual: z.optional(QueryBoolean),
    ...plannedOnly,
  }),
  reply: file('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'),
  reads: ['residents'],
  ours: true,
});

/** One resident. */
export const getResident = call({
  ...read,
  id: 'admin.resident.detail',
  summary: 'Read one resident',
  path: '/admin/resident/show/detailed',
  body: z.object({ residentId: Id }),
  reply: message(Resident),
});

/** Adds a resident; a draft unless another status is sent. */
export const createResident = call({
  ...create,
  id: 'admin.resident.create',
  summary: 'Add a resident',
  path: '/admin/resident/create',
  body: z.extend(ResidentFields, { residentStatus: z.optional(residentStatus.schema) }),
  reply: created(Resident),
});

/**
 * Saves what is sent of a resident and leaves the rest; another status publishes or unpublishes them. A stale `version`
 * is a `conflict`, which carries the resident as it is now (`data.current`).
 */
export const saveResident = call({
  ...save,
  id: 'admin.resident.update',
  summary: 'Save, publish or unpublish a resident',
  path: '/admin/resident/update',
  body: z.extend(z.partial(ResidentFields), {
    residentId: Id,
    residentStatus: z.optional(residentStatus.schema),
    version: Version,
  }),
  reply: message(Resident),
  fails: ['not_found', 'move_not_allowed', { conflict: current(Resident) }],
});

/** Uploads the resident's picture, up to 10 MB of JPEG, PNG or WebP; it replaces the previous one. */
export const addResidentImage = call({
  ...onePicture,
  id: 'admin.resident.imageAdd',
  summary: 'Upload the picture of a resident',
  path: '/admin/resident/image/add',
  body: z.object({ file: picture(RESIDENT_IMAGE_MEGABYTES), residentId: QueryInt }),
  reply: message(RecordPicture),
});

/** Removes the resident's picture. */
export const removeResidentImage = call({
  ...remove,
  id: 'admin.resident.imageRemove',
  summary: 'Remove the picture of a resident',
  path: '/admin/resident/image/remove',
  body: z.object({ residentId: Id, fileId: basedOn(Id) }),
});
