import { type ArticleRow, articleKind } from '@venue/sdk/articles/model';
import { formatDate } from '@venue/shared-ui/dates/format.ts';
import { RecordTile } from '@venue/shared-ui/parts/record/RecordTile.tsx';
import { ScreenLink } from '@venue/shared-ui/shell/ScreenLink.tsx';
import { articlePaths } from './articles.paths.ts';

/** A published article in lists. */
export const ArticleTile = ({ article }: { article: ArticleRow }) => (
  <RecordTile
    picture={article.mainImage}
    name={article.articleTitle}
    heading={
      <ScreenLink to={articlePaths.publicPage} params={{ articleId: article.articleId }}>
        {article.articleTitle}
      </ScreenLink>
    }
    above={[
      articleKind.option(article.articleKind).label,
      ...(article.publishedAt ? [formatDate(article.publishedAt)] : []),
    ].join(' · ')}
    lead={article.articleLead}
  />
);
