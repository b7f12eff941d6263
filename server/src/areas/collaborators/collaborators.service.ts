import { listCollaborators, saveCollaborator } from '@venue/sdk/collaborators/admin';
import { collaboratorRecord } from '@venue/sdk/collaborators/kind';
import { collaboratorMoves, nameOf } from '@venue/sdk/collaborators/model';
import { presentOne, recordArea } from '../../area/recordArea.ts';
import { presentCollaborators } from './collaborators.presenter.ts';
import { auditedOf } from './collaborators.rules.ts';
import { collaboratorStore } from './collaborators.store.ts';

export const collaborators = recordArea({
  kind: collaboratorRecord,
  list: listCollaborators,
  save: saveCollaborator,
  store: collaboratorStore,
  presentRows: presentCollaborators,
  present: presentOne(presentCollaborators),
  auditedOf,
  status: {
    moves: collaboratorMoves,
    statusOf: row => row.isPublished,
    withStatus: isPublished => ({ isPublished }),
    titleOf: row => nameOf(row.text),
  },
});
