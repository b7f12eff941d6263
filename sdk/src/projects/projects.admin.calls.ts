import * as z from 'zod/mini';
import { planned, plannedOnly } from '../core/kind/planned.ts';
import { staffCalls } from '../core/kind/staffCalls.ts';
import { call } from '../core/schema/call.ts';
import { basedOn, Version } from '../core/schema/decision.ts';
import { created, current, Id, message, page, pageBody, QueryInt, sortsThen } from '../core/schema/fields.ts';
import { InputDay, inOrder } from '../core/schema/inputDates.ts';
import { MainableImage } from '../core/schema/pictures.ts';
import { picture, putBefore, uploadFails } from '../core/schema/uploads.ts';
import { PlaceInList } from '../galleries/galleries.model.ts';
import { PastProject, PastProjectRow, ProjectFields, projectLimits } from './projects.model.ts';

const section = '7 Past projects';
const { create, decide, list, place, read, remove, save } = staffCalls('projects', section);
const ProjectOf = z.object({ projectId: Id });
const daysInOrder = inOrder('projectDateStart', 'projectDateEnd');

export const projectSorts = [
  'projectOrder',
  'projectId',
  'projectName',
  'projectDateStart',
  'updatedAt',
  ...sortsThen('projectDateStart', 'projectName'),
] as const;

/**
 * A page of past projects in their order, removed ones only when asked for; the days filter by the days of the project.
 * `search` looks at number, name and address.
 */
export const listProjects = call({
  ...list,
  id: 'project.list',
  summary: 'List the past projects',
  path: '/projects/get/all',
  body: z.extend(pageBody(projectSorts), {
    isPublished: z.optional(z.boolean()),
    isDeleted: z.optional(z.boolean()),
    from: z.optional(InputDay),
    to: z.optional(InputDay),
    ...plannedOnly,
  }),
  reply: page(planned(PastProjectRow)),
  reads: ['projects', 'versions'],
});

/** One past project with its text and pictures. */
export const getProject = call({
  ...read,
  id: 'project.detail',
  summary: 'Read one past project',
  path: '/projects/detail',
  body: ProjectOf,
  reply: message(PastProject),
});

/** Adds a past project at the end of the list, not published. The address is unique among projects. */
export const createProject = call({
  ...create,
  id: 'project.create',
  summary: 'Add a past project',
  path: '/projects/create',
  body: ProjectFields.check(daysInOrder),
  reply: created(PastProject),
  fails: ['project_address_taken'],
});

/**
 * Saves what is sent of a past project; `isPublished` publishes or unpublishes it. A stale `version` is a `conflict`,
 * the address of another project is `project_address_taken`.
 */
export const saveProject = call({
  ...save,
  id: 'project.update',
  summary: 'Save, publish or unpublish a past project',
  path: '/projects/update',
  body: z
    .extend(z.partial(ProjectFields), { projectId: Id, isPublished: z.optional(z.boolean()), version: Version })
    .check(daysInOrder),
  reply: message(PastProject),
  fails: ['not_found', 'move_not_allowed', { conflict: current(PastProject) }, 'project_address_taken'],
});

/** Reorders past projects; those not listed follow in their order. All or none. */
export const reorderProjects = call({
  ...place,
  id: 'project.updateOrder',
  summary: 'Reorder the past projects',
  path: '/projects/update/order',
  body: z.array(z.extend(ProjectOf, { projectOrder: PlaceInList })).check(z.minLength(1), z.maxLength(200)),
});

/** Publishes a past project as it was last saved. */
export const publishProject = call({
  ...decide,
  id: 'project.publish',
  summary: 'Publish a past project',
  path: '/projects/publish',
  body: z.extend(ProjectOf, { seen: basedOn(z.boolean()) }),
});

/** Unpublishes a past project. */
export const unpublishProject = call({
  ...decide,
  id: 'project.unpublish',
  summary: 'Unpublish a past project',
  path: '/projects/unpublish',
  body: z.extend(ProjectOf, { seen: basedOn(z.boolean()) }),
});

/** Soft-deletes a past project: it disappears from the site and the list, and its address is free again. */
export const removeProject = call({
  ...remove,
  id: 'project.delete',
  summary: 'Remove a past project',
  path: '/projects/delete',
  body: ProjectOf,
});

/** Adds pictures to a past project, up to 10 MB each of JPEG, PNG or WebP and 30 in all. All or none. */
export const addProjectFiles = call({
  id: 'project.file',
  summary: 'Upload pictures of a past project',
  method: 'POST',
  path: '/projects/file',
  access: 'projects.manage',
  body: z.object({
    projectId: QueryInt,
    projectFiles: z
      .array(picture(projectLimits.imageMegabytes))
      .check(z.minLength(1, 'Выберите файл'), z.maxLength(projectLimits.images)),
    before: putBefore,
  }),
  upload: ['projectFiles'],
  reply: message(z.object({ projectImages: z.array(MainableImage) })),
  fails: ['not_found', ...uploadFails, 'file_limit'],
  changes: ['projects'],
  repeat: 'idempotency-key',
  section,
});

/** Removes a picture of a past project. When it was the main one, the first of the others takes its place. */
export const removeProjectFile = call({
  ...remove,
  id: 'project.fileRemove',
  summary: 'Remove a picture of a past project',
  path: '/projects/file/remove',
  body: z.object({ fileId: Id }),
});

/** Makes a picture the main one of its project; the previous main picture loses the mark. */
export const setMainProjectFile = call({
  ...place,
  id: 'project.fileMain',
  summary: 'Make a picture the main one of a past project',
  path: '/projects/file/main',
  body: z.extend(ProjectOf, { fileId: Id }),
});

/** Uploads a picture for the description, 100 in all; returns its URL for the text. */
export const uploadProjectTextFile = call({
  id: 'project.textFile',
  summary: 'Upload a picture for the description of a past project',
  method: 'POST',
  path: '/projects/text/file',
  access: 'projects.manage',
  body: z.object({ file: picture(projectLimits.imageMegabytes), projectId: QueryInt }),
  upload: ['file'],
  reply: message(z.object({ success: z.boolean(), path: z.string() })),
  fails: ['not_found', ...uploadFails, 'file_limit'],
  // No reader sees a change until the text is saved.
  changes: [],
  repeat: 'idempotency-key',
  section,
});
