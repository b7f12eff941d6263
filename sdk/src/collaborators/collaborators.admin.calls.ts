import * as z from 'zod/mini';
import { planned, plannedOnly } from '../core/kind/planned.ts';
import { call } from '../core/schema/call.ts';
import { basedOn, Version } from '../core/schema/decision.ts';
import { current, done, Id, message, page, pageBody, QueryInt } from '../core/schema/fields.ts';
import { ImageFile } from '../core/schema/pictures.ts';
import { picture, uploadFails } from '../core/schema/uploads.ts';
import { Collaborator, CollaboratorFields, CollaboratorOrder, collaboratorLimits } from './collaborators.model.ts';

const section = '7 Admin: reviews and collaborators';
const CollaboratorOf = z.object({ collaboratorId: Id });

export const collaboratorSorts = ['collaboratorOrder', 'collaboratorId', 'isPublished', 'updatedAt'] as const;

/** A page of the team, in its order unless sorted otherwise; `search` looks at the text. */
export const listCollaborators = call({
  id: 'admin.collaborator.list',
  summary: 'List the collaborators',
  method: 'POST',
  path: '/admin/collaborator/show',
  access: 'collaborators.read',
  body: z.extend(pageBody(collaboratorSorts), { isPublished: z.optional(z.boolean()), ...plannedOnly }),
  reply: page(planned(Collaborator)),
  reads: ['collaborators', 'versions'],
  section,
});

/** One collaborator. */
export const getCollaborator = call({
  id: 'admin.collaborator.detail',
  summary: 'Read one collaborator',
  method: 'POST',
  path: '/admin/collaborator/detailed',
  access: 'collaborators.read',
  body: CollaboratorOf,
  reply: message(Collaborator),
  fails: ['not_found'],
  reads: ['collaborators'],
  section,
});

/** Adds a collaborator at the end of the team; not published yet. */
export const createCollaborator = call({
  id: 'admin.collaborator.create',
  summary: 'Add a collaborator',
  method: 'POST',
  path: '/admin/collaborator/create',
  access: 'collaborators.manage',
  body: CollaboratorFields,
  reply: message(z.object({ collaboratorId: Id })),
  changes: ['collaborators'],
  repeat: 'idempotency-key',
  section,
});

/**
 * Saves what is sent of a collaborator; `isPublished` publishes or unpublishes them. A stale `version` is a `conflict`.
 */
export const saveCollaborator = call({
  id: 'admin.collaborator.update',
  summary: 'Save, publish or unpublish a collaborator',
  method: 'POST',
  path: '/admin/collaborator/update',
  access: 'collaborators.manage',
  body: z.extend(z.partial(CollaboratorFields), {
    collaboratorId: Id,
    isPublished: z.optional(z.boolean()),
    version: Version,
  }),
  reply: message(Collaborator),
  fails: ['not_found', 'move_not_allowed', { conflict: current(Collaborator) }],
  changes: ['collaborators'],
  repeat: 'never: its version is used up',
  section,
});

/** Removes a collaborator with their picture; those behind move up. */
export const removeCollaborator = call({
  id: 'admin.collaborator.remove',
  summary: 'Remove a collaborator',
  method: 'POST',
  path: '/admin/collaborator/remove',
  access: 'collaborators.manage',
  body: CollaboratorOf,
  reply: done,
  fails: ['not_found'],
  changes: ['collaborators'],
  repeat: 'never: the second finds it gone',
  section,
});

/** Uploads the collaborator's picture, up to 10 MB of JPEG, PNG or WebP; it replaces the previous one. */
export const uploadCollaboratorImage = call({
  id: 'admin.collaborator.imageUpload',
  summary: 'Upload the picture of a collaborator',
  method: 'POST',
  path: '/admin/collaborator/image/upload',
  access: 'collaborators.manage',
  body: z.object({ file: picture(collaboratorLimits.imageMegabytes), collaboratorId: QueryInt }),
  upload: ['file'],
  reply: message(ImageFile),
  fails: ['not_found', ...uploadFails],
  changes: ['collaborators'],
  repeat: 'never: each one stores another file',
  section,
});

/** Removes the collaborator's picture. */
export const removeCollaboratorImage = call({
  id: 'admin.collaborator.imageRemove',
  summary: 'Remove the picture of a collaborator',
  method: 'POST',
  path: '/admin/collaborator/image/remove',
  access: 'collaborators.manage',
  body: z.extend(CollaboratorOf, { fileId: basedOn(Id) }),
  reply: done,
  fails: ['not_found'],
  changes: ['collaborators'],
  repeat: 'never: the second finds it gone',
  section,
});

/** Moves a collaborator to a place in the team, from 1; the others shift, so the order has no gaps. */
export const moveCollaborator = call({
  id: 'admin.collaborator.updateOrder',
  summary: 'Change the position of a collaborator',
  method: 'POST',
  path: '/admin/collaborator/update/order',
  access: 'collaborators.manage',
  body: z.extend(CollaboratorOf, { collaboratorOrder: CollaboratorOrder }),
  reply: done,
  fails: ['not_found'],
  changes: ['collaborators'],
  repeat: 'safe',
  section,
});
