import { articleStatus } from '@venue/sdk/articles/model';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Navigate } from 'react-router-dom';
import { ReadingPage } from '../app/Reading.tsx';
import { ArticleLoader } from './ArticleLoader.tsx';
import { ArticleSheet } from './ArticleSheet.tsx';
import { articlePaths } from './articles.paths.ts';

/** A published article, for everybody. Its author reads what is not published yet among their own. */
export default function PublicArticle() {
  return (
    <ArticleLoader home={articlePaths.publicList}>
      {article =>
        article.statusValue === articleStatus.published ? (
          <ReadingPage title={article.articleTitle}>
            <ArticleSheet article={article} />
          </ReadingPage>
        ) : (
          <Navigate to={href(articlePaths.page, { articleId: article.articleId })} replace />
        )
      }
    </ArticleLoader>
  );
}
