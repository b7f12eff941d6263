import { articleStatus } from '@venue/sdk/articles/model';
import { ArticleSheet } from '@venue/shared-ui/areas/articles/ArticleSheet.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Navigate } from 'react-router-dom';
import { ReadingPage, TextTiles } from '../app/records/Reading.tsx';
import { ArticleLoader } from './ArticleLoader.tsx';
import { articlePaths } from './articles.paths.ts';

/** A published article, for everybody. An author reads unpublished articles among their own. */
export default function PublicArticle() {
  return (
    <ArticleLoader home={articlePaths.publicList}>
      {article =>
        article.statusValue === articleStatus.published ? (
          <ReadingPage title={article.articleTitle}>
            <ArticleSheet article={article} tiles={TextTiles} />
          </ReadingPage>
        ) : (
          <Navigate to={href(articlePaths.page, { articleId: article.articleId })} replace />
        )
      }
    </ArticleLoader>
  );
}
