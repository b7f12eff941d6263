import { type Article, articleCssScope, articleKind } from '@venue/sdk/articles/model';
import { formatDate } from '../../dates/format.ts';
import { linkOf, linkText } from '../../parts/record/linkOf.ts';
import { ReadingSheet, type Tiles } from '../../parts/record/ReadingSheet.tsx';
import css from './ArticleSheet.module.css';

type ArticleContent = Pick<
  Article,
  | 'articleId'
  | 'articleKind'
  | 'articleLead'
  | 'articleText'
  | 'articleAuthor'
  | 'articleSourceUrl'
  | 'publishedAt'
  | 'images'
  | 'cssUrl'
>;

/** An article below its title as readers see it, and where it was taken from. */
export function ArticleSheet({ article, tiles }: { article: ArticleContent; tiles: Tiles }) {
  const { articleId, articleLead, articleText, articleAuthor, articleSourceUrl, publishedAt, images, cssUrl } = article;
  const facts = [
    articleKind.option(article.articleKind).label,
    ...(publishedAt ? [formatDate(publishedAt)] : []),
    ...(articleAuthor ? [articleAuthor] : []),
  ];
  return (
    <ReadingSheet
      facts={facts.join(' · ')}
      lead={articleLead}
      text={articleText}
      images={images}
      tiles={tiles}
      styles={{ scope: articleCssScope(articleId), url: cssUrl }}
    >
      {articleSourceUrl && (
        <p className={css.source}>
          Источник:{' '}
          <a href={linkOf(articleSourceUrl)} target="_blank" rel="noreferrer nofollow">
            {linkText(articleSourceUrl)}
          </a>
        </p>
      )}
    </ReadingSheet>
  );
}
