import { type ArticleRow, articleKind } from '@venue/sdk/articles/model';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import css from './ArticleTile.module.css';
import { articlePaths } from './articles.paths.ts';

/** A published article in lists: the whole tile leads to it. */
export function ArticleTile({ article }: { article: ArticleRow }) {
  const { articleId, articleTitle, articleLead, mainImage, publishedAt } = article;
  return (
    <li className={css.tile}>
      {mainImage ? (
        <img src={mainImage.thumb} alt="" width={640} height={400} loading="lazy" decoding="async" />
      ) : (
        <span className={css.letter} aria-hidden="true">
          {articleTitle.slice(0, 1).toUpperCase()}
        </span>
      )}
      <div className={css.body}>
        <p className={css.soft}>
          {articleKind.option(article.articleKind).label}
          {publishedAt && ` · ${formatDate(publishedAt)}`}
        </p>
        <h3 className={css.title}>
          <ScreenLink to={articlePaths.publicPage} params={{ articleId }}>
            {articleTitle}
          </ScreenLink>
        </h3>
        {articleLead && <p className={css.lead}>{articleLead}</p>}
      </div>
    </li>
  );
}
