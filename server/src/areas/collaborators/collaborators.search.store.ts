import { publication } from '@venue/sdk';
import { collaboratorRecord } from '@venue/sdk/collaborators/kind';
import { sql } from 'drizzle-orm';
import type { SearchSource } from '../../area/searchSource.ts';
import { findsWords } from '../../core/db/search.ts';
import { collaborator } from './collaborators.table.ts';

/** Collaborators in the search, titled by the first line of their text. */
export const collaboratorsSearch: SearchSource = {
  kind: collaboratorRecord,
  rows: typed => ({
    from: collaborator,
    id: collaborator.id,
    title: sql`left(split_part(${collaborator.text}, chr(10), 1), 100)`,
    more: sql`left(split_part(${collaborator.text}, chr(10), 2), 80)`,
    status: sql`${collaborator.isPublished}::int`,
    fits: findsWords(collaborator.id, [collaborator.text], typed),
  }),
  caption: row => [row.more],
  status: status => publication.option(status === 1),
  to: row => `/collaborators/edit/${row.id}`,
};
