import { publication } from '@venue/sdk';
import { projectRecord } from '@venue/sdk/projects/kind';
import { and, sql } from 'drizzle-orm';
import type { SearchSource } from '../../area/searchSource.ts';
import { findsWords } from '../../core/db/search.ts';
import { pastProject } from './projects.table.ts';

/** Past projects as a source of the staff search, without removed ones. */
export const projectsSearch: SearchSource = {
  kind: projectRecord,
  rows: typed => ({
    from: pastProject,
    id: pastProject.id,
    title: pastProject.name,
    status: sql`${pastProject.isPublished}::int`,
    fits:
      and(
        sql`not ${pastProject.isDeleted}`,
        findsWords(pastProject.id, [pastProject.name, pastProject.address], typed),
      ) ?? sql`false`,
  }),
  status: status => publication.option(status === 1),
  to: row => `/past-projects-edit/${row.id}`,
};
