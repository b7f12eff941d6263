import { articleStatus } from '@venue/sdk/articles/model';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Navigate } from 'react-router-dom';
import { ArticleLoader } from './ArticleLoader.tsx';
import css from './ArticleSheet.module.css';
import { ArticleSheet } from './ArticleSheet.tsx';
import { articlePaths } from './articles.paths.ts';

/** A published article, for everybody. Its author reads what is not published yet among their own. */
export default function PublicArticle() {
  const shown = useScreen();
  return (
    <ArticleLoader home={articlePaths.publicList}>
      {article =>
        article.statusValue === articleStatus.published ? (
          <div className={css.reading}>
            <Page {...shown} title={article.articleTitle}>
              <ArticleSheet article={article} />
            </Page>
          </div>
        ) : (
          <Navigate to={href(articlePaths.page, { articleId: article.articleId })} replace />
        )
      }
    </ArticleLoader>
  );
}
