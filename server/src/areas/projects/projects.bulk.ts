import { listProjects, saveProject } from '@venue/sdk/projects/admin';
import { projectRecord } from '@venue/sdk/projects/kind';
import { publicationBulk } from '../../area/publication.ts';
import { auditedOf } from './projects.rules.ts';
import { changeProject, firstProjects, lockProject } from './projects.store.ts';

/** What staff may do with all past projects of a view at once. */
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
