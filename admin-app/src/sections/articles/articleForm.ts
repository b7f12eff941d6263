import { messages } from '@venue/sdk';
import {
  type AdminArticle,
  ArticleFields,
  ArticleSave,
  articleGaps,
  articleKind,
  articleLimits,
} from '@venue/sdk/articles/model';
import * as z from 'zod/mini';

/** What a new article or news item begins with. */
export const NewArticle = z.extend(
  z.pick(ArticleFields, { articleTitle: true, articleLead: true, articleAuthor: true }),
  {
    articleKind: articleKind.schema,
  },
);

/** What the editor holds: styles are saved by a call of their own, and together with the rest. */
export const EditedArticle = z.extend(ArticleSave, {
  cssStyle: z.string().check(z.maxLength(articleLimits.cssLength, messages.tooLong)),
});
export type EditedArticle = z.input<typeof EditedArticle>;

/** What saving an article takes, as it stands. */
export const savedOf = (article: AdminArticle): z.input<typeof ArticleSave> => ({
  articleTitle: article.articleTitle,
  articleLead: article.articleLead,
  articleText: article.articleText,
  articleAuthor: article.articleAuthor,
  articleSourceUrl: article.articleSourceUrl,
  articleId: article.articleId,
  version: article.version,
});

/** What the editor shows of an article. */
export const editedOf = (article: AdminArticle): EditedArticle => ({ ...savedOf(article), cssStyle: article.cssStyle });

/** A text without one of its pictures. */
export const withoutPicture = (html: string, url: string): string =>
  html.replace(/<img\b[^>]*>/g, tag => (tag.includes(`"${url}"`) ? '' : tag));

/** The decisions that show an article to everybody: only a whole one is published. */
export const publishing: readonly string[] = ['confirm', 'publish'];

const gapNames = { articleTitle: 'заголовок', articleLead: 'лид', articleText: 'текст' } as const;

/** What an article still lacks before it is published: «лид и текст»; '' when it lacks nothing. */
export function gapsText(article: AdminArticle): string {
  const gaps = articleGaps(article);
  const names = (['articleTitle', 'articleLead', 'articleText'] as const).filter(name => gaps[name]);
  return names
    .map(name => gapNames[name])
    .join(', ')
    .replace(/, ([^,]*)$/, ' и\u00a0$1');
}
