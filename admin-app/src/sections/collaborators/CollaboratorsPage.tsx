import {
  listCollaborators,
  moveCollaborator,
  removeCollaborator,
  saveCollaborator,
} from '@venue/sdk/collaborators/admin';
import { collaboratorRecord } from '@venue/sdk/collaborators/kind';
import { collaboratorRemovalConfirm, nameOf } from '@venue/sdk/collaborators/model';
import { NameCell } from '@venue/shared-ui/grid/NameCell.tsx';
import { recordList } from '../../app/list/RecordList.tsx';
import { collaboratorPaths } from './collaborators.paths.ts';

/** The team, in the order in which the site presents it. */
export default recordList(collaboratorRecord, listCollaborators, {
  paths: collaboratorPaths,
  save: saveCollaborator,
  removal: { call: removeCollaborator, question: collaboratorRemovalConfirm },
  order: {
    field: 'collaboratorOrder',
    picture: 'collaboratorImage',
    move: moveCollaborator,
    body: (collaboratorId, collaboratorOrder) => ({ collaboratorId, collaboratorOrder }),
  },
  columns: ({ column, drawn }) => [
    column('collaboratorOrder', { width: 96 }),
    drawn('collaboratorText', row => <NameCell name={nameOf(row.collaboratorText)} picture={row.collaboratorImage} />, {
      minWidth: 240,
      flex: 2,
    }),
    column('isPublished', { width: 168 }),
    column('updatedAt'),
    column('collaboratorId', { aside: true }),
  ],
  filters: ['isPublished'],
  searchLabel: 'Номер, имя или должность',
  hint: 'Расскажите на\u00a0сайте, кто встретит гостей и\u00a0поможет с\u00a0мероприятием.',
});
