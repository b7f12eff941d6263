import { rowsOf } from '@venue/sdk';
import { getArticle, listArticles } from '@venue/sdk/articles';
import { articleStatus } from '@venue/sdk/articles/model';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import type { ServerPage } from '../app/ssr/page.ts';
import { articlePaths } from './articles.paths.ts';

export const pages: readonly ServerPage[] = [
  {
    ...articlePaths.publicList,
    feed: 'Площадка: статьи и\u00a0новости',
    modules: ['src/articles/PublicArticles.tsx'],
    head: () => ({
      title: articlePaths.publicList.title,
      description: 'Что происходит на площадке: новости, рассказы о событиях и советы тем, кто их готовит.',
    }),
  },
  {
    ...articlePaths.publicPage,
    modules: [],
    later: ['src/articles/PublicArticle.tsx', 'src/app/records/PhotoTiles.tsx'],
    records: async function* (client) {
      for await (const row of rowsOf(client, listArticles, { x: 1, body: {} }))
        yield {
          path: href(articlePaths.publicPage, { articleId: row.articleId }),
          changed: row.updatedAt,
          news: row.publishedAt
            ? { title: row.articleTitle, description: row.articleLead, published: row.publishedAt }
            : undefined,
        };
    },
    head: ({ articleId }, read) => {
      const article = read(getArticle, { id: Number(articleId) })?.message;
      if (article?.statusValue !== articleStatus.published) return undefined;
      const image = article.mainImage?.url;
      return {
        title: article.articleTitle,
        description: article.articleLead,
        image,
        about: {
          '@type': 'Article',
          headline: article.articleTitle,
          description: article.articleLead,
          ...(image ? { image } : {}),
          ...(article.publishedAt ? { datePublished: article.publishedAt } : {}),
          dateModified: article.updatedAt,
          ...(article.articleAuthor ? { author: { '@type': 'Person', name: article.articleAuthor } } : {}),
        },
      };
    },
  },
];
