import { plural } from '@venue/sdk';
import { authorRecord } from '@venue/sdk/authors/kind';
import { sql } from 'drizzle-orm';
import type { SearchSource } from '../../area/searchSource.ts';
import { findsWords } from '../../core/db/search.ts';
import { author } from '../stories/stories.authors.table.ts';
import { story } from '../stories/stories.table.ts';

/** Authors in the search, found by name and city. */
export const authorsSearch: SearchSource = {
  kind: authorRecord,
  rows: typed => ({
    from: author,
    id: author.id,
    title: author.name,
    more: author.city,
    status: sql`(select count(*)::int from ${story} where ${story.authorId} = ${author.id})`,
    fits: findsWords(author.id, [author.name, author.city], typed),
  }),
  caption: row => [row.more],
  status: stories => ({
    id: stories,
    label: stories === 0 ? 'Нет записей' : plural(stories, 'запись', 'записи', 'записей'),
    tone: 'neutral',
  }),
  to: row => `/author/${row.id}`,
};
