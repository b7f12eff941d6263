import { publication } from '@venue/sdk';
import { packageRecord } from '@venue/sdk/packages/kind';
import { sql } from 'drizzle-orm';
import type { SearchSource } from '../../area/searchSource.ts';
import { findsWords } from '../../core/db/search.ts';
import { hourPackage } from './packages.table.ts';

/** Packages of hours in the search. */
export const packagesSearch: SearchSource = {
  kind: packageRecord,
  rows: typed => ({
    from: hourPackage,
    id: hourPackage.id,
    title: hourPackage.title,
    more: sql`left(${hourPackage.about}, 80)`,
    status: sql`${hourPackage.isPublished}::int`,
    fits: findsWords(hourPackage.id, [hourPackage.title, hourPackage.about], typed),
  }),
  caption: row => [row.more],
  status: status => publication.option(status === 1),
  to: row => `/packages/edit/${row.id}`,
};
