import * as z from 'zod/mini';
import { planned, plannedOnly } from '../core/kind/planned.ts';
import { staffCalls } from '../core/kind/staffCalls.ts';
import { call } from '../core/schema/call.ts';
import { basedOn, Version } from '../core/schema/decision.ts';
import { current, Id, message, page, pageBody, QueryInt } from '../core/schema/fields.ts';
import { ImageFile } from '../core/schema/pictures.ts';
import { picture } from '../core/schema/uploads.ts';
import { Collaborator, CollaboratorFields, CollaboratorOrder, collaboratorLimits } from './collaborators.model.ts';

const { create, list, onePicture, place, read, remove, save } = staffCalls(
  'collaborators',
  '7 Admin: reviews and collaborators',
);
const CollaboratorOf = z.object({ collaboratorId: Id });

export const collaboratorSorts = ['collaboratorOrder', 'collaboratorId', 'isPublished', 'updatedAt'] as const;

/** A page of the team, in its order unless sorted otherwise; `search` looks at the text. */
export const listCollaborators = call({
  ...list,
  id: 'admin.collaborator.list',
  summary: 'List the collaborators',
  path: '/admin/collaborator/show',
  body: z.extend(pageBody(collaboratorSorts), { isPublished: z.optional(z.boolean()), ...plannedOnly }),
  reply: page(planned(Collaborator)),
  reads: ['collaborators', 'versions'],
});

/** One collaborator. */
export const getCollaborator = call({
  ...read,
  id: 'admin.collaborator.detail',
  summary: 'Read one collaborator',
  path: '/admin/collaborator/detailed',
  body: CollaboratorOf,
  reply: message(Collaborator),
});

/** Adds a collaborator at the end of the team; not published yet. */
export const createCollaborator = call({
  ...create,
  id: 'admin.collaborator.create',
  summary: 'Add a collaborator',
  path: '/admin/collaborator/create',
  body: CollaboratorFields,
  reply: message(z.object({ collaboratorId: Id })),
});

/**
 * Saves what is sent of a collaborator; `isPublished` publishes or unpublishes them. A stale `version` is a `conflict`.
 */
export const saveCollaborator = call({
  ...save,
  id: 'admin.collaborator.update',
  summary: 'Save, publish or unpublish a collaborator',
  path: '/admin/collaborator/update',
  body: z.extend(z.partial(CollaboratorFields), {
    collaboratorId: Id,
    isPublished: z.optional(z.boolean()),
    version: Version,
  }),
  reply: message(Collaborator),
  fails: ['not_found', 'move_not_allowed', { conflict: current(Collaborator) }],
});

/** Removes a collaborator with their picture; those behind move up. */
export const removeCollaborator = call({
  ...remove,
  id: 'admin.collaborator.remove',
  summary: 'Remove a collaborator',
  path: '/admin/collaborator/remove',
  body: CollaboratorOf,
});

/** Uploads the collaborator's picture, up to 10 MB of JPEG, PNG or WebP; it replaces the previous one. */
export const uploadCollaboratorImage = call({
  ...onePicture,
  id: 'admin.collaborator.imageUpload',
  summary: 'Upload the picture of a collaborator',
  path: '/admin/collaborator/image/upload',
  body: z.object({ file: picture(collaboratorLimits.imageMegabytes), collaboratorId: QueryInt }),
  reply: message(ImageFile),
});

/** Removes the collaborator's picture. */
export const removeCollaboratorImage = call({
  ...remove,
  id: 'admin.collaborator.imageRemove',
  summary: 'Remove the picture of a collaborator',
  path: '/admin/collaborator/image/remove',
  body: z.extend(CollaboratorOf, { fileId: basedOn(Id) }),
});

/** Moves a collaborator to a place in the team, from 1; the others shift, so the order has no gaps. */
export const moveCollaborator = call({
  ...place,
  id: 'admin.collaborator.updateOrder',
  summary: 'Change the position of a collaborator',
  path: '/admin/collaborator/update/order',
  body: z.extend(CollaboratorOf, { collaboratorOrder: CollaboratorOrder }),
});
