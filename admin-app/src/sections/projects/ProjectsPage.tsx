import {
  listProjects,
  publishProject,
  removeProject,
  reorderProjects,
  unpublishProject,
} from '@venue/sdk/projects/admin';
import { projectRecord } from '@venue/sdk/projects/kind';
import { projectRemovalConfirm } from '@venue/sdk/projects/model';
import { recordList } from '../../app/list/RecordList.tsx';
import { projectPaths } from './projects.paths.ts';

/** Projects that are over, in the order in which the site shows them. */
export default recordList(projectRecord, listProjects, {
  paths: projectPaths,
  save: { publish: publishProject, unpublish: unpublishProject },
  removal: { call: removeProject, question: projectRemovalConfirm },
  order: {
    field: 'projectOrder',
    picture: 'cover',
    move: reorderProjects,
    body: (projectId, projectOrder) => [{ projectId, projectOrder }],
  },
  columns: ({ column, named }) => [
    column('projectOrder', { width: 96 }),
    named('projectName', 'cover'),
    column('projectDateStart', { width: 120 }),
    column('projectDateEnd', { width: 120 }),
    column('isPublished', { width: 168 }),
    column('updatedAt'),
    column('urlTranslit', { aside: true }),
    column('projectId', { aside: true }),
  ],
  filters: [
    'isPublished',
    { kind: 'days', from: 'from', to: 'to', label: 'Дни проекта' },
    { kind: 'yesNo', name: 'isDeleted', label: 'Удалённые' },
  ],
  searchLabel: 'Номер, название или адрес',
  hint: 'Расскажите о\u00a0событиях, которые уже прошли на\u00a0площадке.',
});
