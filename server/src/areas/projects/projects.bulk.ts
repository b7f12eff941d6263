import { listProjects, saveProject } from '@venue/sdk/projects/admin';
import { projectRecord } from '@venue/sdk/projects/kind';
import { publicationBulk } from '../../area/publication.ts';
import { auditedOf } from './projects.rules.ts';
import { changeProject, firstProjects, lockProject } from './projects.store.ts';

/** Bulk actions of staff on the past projects of a view. */
export const projectsBulk = publicationBulk({
  kind: projectRecord,
  list: listProjects,
  save: saveProject,
  first: firstProjects,
  titleOf: row => row.name,
  lock: lockProject,
  change: changeProject,
  audited: auditedOf,
});
