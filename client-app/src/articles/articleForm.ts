import { type Article, ArticleFields, type ArticleSave, articleKind } from '@venue/sdk/articles/model';
import * as z from 'zod/mini';

/** The first fields of a new article. */
export const NewArticle = z.extend(z.pick(ArticleFields, { articleTitle: true, articleLead: true }), {
  articleKind: articleKind.schema,
});

/** The editor's initial values. */
export const valuesOf = (article: Article): z.input<typeof ArticleSave> => ({
  articleTitle: article.articleTitle,
  articleLead: article.articleLead,
  articleText: article.articleText,
  articleAuthor: article.articleAuthor,
  articleSourceUrl: article.articleSourceUrl,
  articleId: article.articleId,
  version: article.version,
});
