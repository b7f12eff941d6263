import { articleRecord } from '@venue/sdk/articles/kind';
import { articleKind, articleStatus } from '@venue/sdk/articles/model';
import { ne } from 'drizzle-orm';
import type { SearchSource } from '../../area/searchSource.ts';
import { findsWords } from '../../core/db/search.ts';
import { article } from './articles.table.ts';

/** Articles and news in the search. */
export const articlesSearch: SearchSource = {
  kind: articleRecord,
  heading: 'Статьи и\u00a0новости',
  rows: typed => ({
    from: article,
    id: article.id,
    title: article.title,
    more: article.author,
    status: article.status,
    extra: article.kind,
    fits: findsWords(article.id, [article.title, article.author], typed),
    only: ne(article.status, articleStatus.deleted),
  }),
  caption: row => [`${articleKind.option(row.extra).label} №\u00a0${row.id}`, row.more],
  status: articleStatus.option,
  to: row => `/articles/${row.id}/edit`,
};
