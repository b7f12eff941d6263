import * as z from 'zod/mini';
import { planned, plannedOnly } from '../core/kind/planned.ts';
import { call } from '../core/schema/call.ts';
import { basedOn, decisionFails, Version } from '../core/schema/decision.ts';
import { created, current, done, Id, message, page, pageBody, QueryInt, sortsThen } from '../core/schema/fields.ts';
import { InputDay, inOrder } from '../core/schema/inputDates.ts';
import { MainableImage } from '../core/schema/pictures.ts';
import { picture, putBefore, uploadFails } from '../core/schema/uploads.ts';
import { PlaceInList } from '../galleries/galleries.model.ts';
import { PastProject, PastProjectRow, ProjectFields, projectLimits } from './projects.model.ts';

const section = '7 Past projects';
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
  id: 'project.list',
  summary: 'List the past projects',
  method: 'POST',
  path: '/projects/get/all',
  access: 'projects.read',
  body: z.extend(pageBody(projectSorts), {
    isPublished: z.optional(z.boolean()),
    isDeleted: z.optional(z.boolean()),
    from: z.optional(InputDay),
    to: z.optional(InputDay),
    ...plannedOnly,
  }),
  reply: page(planned(PastProjectRow)),
  reads: ['projects', 'versions'],
  section,
});

/** One past project with its text and pictures. */
export const getProject = call({
  id: 'project.detail',
  summary: 'Read one past project',
  method: 'POST',
  path: '/projects/detail',
  access: 'projects.read',
  body: ProjectOf,
  reply: message(PastProject),
  fails: ['not_found'],
  reads: ['projects'],
  section,
});

/** Adds a past project at the end of the list, not published. The address is unique among projects. */
export const createProject = call({
  id: 'project.create',
  summary: 'Add a past project',
  method: 'POST',
  path: '/projects/create',
  access: 'projects.manage',
  body: ProjectFields.check(daysInOrder),
  reply: created(PastProject),
  fails: ['project_address_taken'],
  changes: ['projects'],
  repeat: 'idempotency-key',
  section,
});

/**
 * Saves what is sent of a past project; `isPublished` publishes or unpublishes it. A stale `version` is a `conflict`,
 * the address of another project is `project_address_taken`.
 */
export const saveProject = call({
  id: 'project.update',
  summary: 'Save, publish or unpublish a past project',
  method: 'POST',
  path: '/projects/update',
  access: 'projects.manage',
  body: z
    .extend(z.partial(ProjectFields), { projectId: Id, isPublished: z.optional(z.boolean()), version: Version })
    .check(daysInOrder),
  reply: message(PastProject),
  fails: ['not_found', 'move_not_allowed', { conflict: current(PastProject) }, 'project_address_taken'],
  changes: ['projects'],
  repeat: 'never: its version is used up',
  section,
});

/** Reorders past projects; those not listed follow in their order. All or none. */
export const reorderProjects = call({
  id: 'project.updateOrder',
  summary: 'Reorder the past projects',
  method: 'POST',
  path: '/projects/update/order',
  access: 'projects.manage',
  body: z.array(z.extend(ProjectOf, { projectOrder: PlaceInList })).check(z.minLength(1), z.maxLength(200)),
  reply: done,
  fails: ['not_found'],
  changes: ['projects'],
  repeat: 'safe',
  section,
});

/** Publishes a past project as it was last saved. */
export const publishProject = call({
  id: 'project.publish',
  summary: 'Publish a past project',
  method: 'POST',
  path: '/projects/publish',
  access: 'projects.manage',
  body: z.extend(ProjectOf, { seen: basedOn(z.boolean()) }),
  reply: done,
  fails: decisionFails,
  changes: ['projects'],
  repeat: 'never: the second finds it decided',
  section,
});

/** Unpublishes a past project. */
export const unpublishProject = call({
  id: 'project.unpublish',
  summary: 'Unpublish a past project',
  method: 'POST',
  path: '/projects/unpublish',
  access: 'projects.manage',
  body: z.extend(ProjectOf, { seen: basedOn(z.boolean()) }),
  reply: done,
  fails: decisionFails,
  changes: ['projects'],
  repeat: 'never: the second finds it decided',
  section,
});

/** Soft-deletes a past project: it disappears from the site and the list, and its address is free again. */
export const removeProject = call({
  id: 'project.delete',
  summary: 'Remove a past project',
  method: 'POST',
  path: '/projects/delete',
  access: 'projects.manage',
  body: ProjectOf,
  reply: done,
  fails: ['not_found'],
  changes: ['projects'],
  repeat: 'never: the second finds it gone',
  section,
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
  repeat: 'never: each one adds a file',
  section,
});

/** Removes a picture of a past project. When it was the main one, the first of the others takes its place. */
export const removeProjectFile = call({
  id: 'project.fileRemove',
  summary: 'Remove a picture of a past project',
  method: 'POST',
  path: '/projects/file/remove',
  access: 'projects.manage',
  body: z.object({ fileId: Id }),
  reply: done,
  fails: ['not_found'],
  changes: ['projects'],
  repeat: 'never: the second finds it gone',
  section,
});

/** Makes a picture the main one of its project; the previous main picture loses the mark. */
export const setMainProjectFile = call({
  id: 'project.fileMain',
  summary: 'Make a picture the main one of a past project',
  method: 'POST',
  path: '/projects/file/main',
  access: 'projects.manage',
  body: z.extend(ProjectOf, { fileId: Id }),
  reply: done,
  fails: ['not_found'],
  changes: ['projects'],
  repeat: 'safe',
  section,
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
  repeat: 'never: each one adds a file',
  section,
});
