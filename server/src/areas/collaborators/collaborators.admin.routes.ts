import {
  createCollaborator,
  getCollaborator,
  listCollaborators,
  moveCollaborator,
  removeCollaborator,
  removeCollaboratorImage,
  saveCollaborator,
  uploadCollaboratorImage,
} from '@venue/sdk/collaborators/admin';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { imageFile } from '../../core/record/pictures.ts';
import { everyValueOf } from './collaborators.rules.ts';
import { collaborators } from './collaborators.service.ts';

const picture = collaborators.picture('collaboratorImage');

export const collaboratorsAdminRoutes = [
  handle(listCollaborators, ({ body }, context) => collaborators.listPlanned(context, body)),

  handle(getCollaborator, ({ body: { collaboratorId } }, context) => collaborators.read(context, collaboratorId)),

  handle(createCollaborator, ({ body }, context) =>
    transact(context, async tx => {
      const collaboratorId = await collaborators.add(tx, context, createCollaborator, everyValueOf(body));
      return { message: { collaboratorId } };
    }),
  ),

  handle(saveCollaborator, ({ body: { collaboratorId: id, isPublished: status, version, ...fields } }, context) =>
    collaborators.save(context, { id, version, status }, () => everyValueOf(fields)),
  ),

  handle(removeCollaborator, ({ body: { collaboratorId } }, context) =>
    collaborators.remove(context, removeCollaborator, collaboratorId),
  ),

  handle(uploadCollaboratorImage, async ({ body: { file, collaboratorId } }, context) => {
    const { message } = await picture.put(context, uploadCollaboratorImage, collaboratorId, file);
    return { message: imageFile(message) };
  }),

  handle(removeCollaboratorImage, ({ body: { collaboratorId, fileId } }, context) =>
    picture.remove(context, removeCollaboratorImage, collaboratorId, fileId),
  ),

  handle(moveCollaborator, ({ body: { collaboratorId: id, collaboratorOrder: to } }, context) =>
    collaborators.place(context, moveCollaborator, [{ id, to }], row => ({ collaboratorOrder: row.position })),
  ),
];
