import {
  getCollaborator,
  removeCollaborator,
  removeCollaboratorImage,
  saveCollaborator,
  uploadCollaboratorImage,
} from '@venue/sdk/collaborators/admin';
import { collaboratorRecord } from '@venue/sdk/collaborators/kind';
import { Collaborator, collaboratorRemovalConfirm, nameOf } from '@venue/sdk/collaborators/model';
import { plainPage } from '../../app/record/plainPage.tsx';
import { collaboratorPaths } from './collaborators.paths.ts';

/** One member of the team. */
export default plainPage(collaboratorRecord, {
  paths: collaboratorPaths,
  get: getCollaborator,
  save: saveCollaborator,
  model: Collaborator,
  removal: { call: removeCollaborator, question: collaboratorRemovalConfirm },
  picture: {
    of: ({ collaboratorImage: image }) => image && { ...image, url: image.path },
    add: uploadCollaboratorImage,
    remove: removeCollaboratorImage,
    label: 'Портрет',
  },
  site: ({ isPublished }) => isPublished && '/team',
  name: ({ collaboratorText }) => nameOf(collaboratorText),
  facts: ['collaboratorImage', 'collaboratorText', 'collaboratorOrder'],
});
