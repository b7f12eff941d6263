import { listCollaborators, saveCollaborator } from '@venue/sdk/collaborators/admin';
import { collaboratorRecord } from '@venue/sdk/collaborators/kind';
import { nameOf } from '@venue/sdk/collaborators/model';
import { publicationBulk } from '../../area/publication.ts';
import { auditedOf } from './collaborators.rules.ts';
import { changeCollaborator, firstCollaborators, lockCollaborator } from './collaborators.store.ts';

/** What staff may do with all collaborators of a view at once. */
export const collaboratorsBulk = publicationBulk({
  kind: collaboratorRecord,
  list: listCollaborators,
  save: saveCollaborator,
  first: firstCollaborators,
  titleOf: row => nameOf(row.text),
  lock: lockCollaborator,
  change: changeCollaborator,
  audited: auditedOf,
});
