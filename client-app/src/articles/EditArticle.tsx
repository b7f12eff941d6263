import { articleRecordOf } from '@venue/sdk/articles/kind';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Navigate } from 'react-router-dom';
import css from './ArticleEditor.module.css';
import { ArticleEditor } from './ArticleEditor.tsx';
import { ArticleLoader } from './ArticleLoader.tsx';
import { ArticleStatusNote } from './ArticleStatusNote.tsx';
import { articlePaths } from './articles.paths.ts';

/** Edits my article while its status allows it; otherwise shows it. */
export default function EditArticle() {
  const screen = useScreen();
  return (
    <ArticleLoader home={articlePaths.list}>
      {article => {
        const { articleId } = article;
        const page = href(articlePaths.page, { articleId });
        if (!article.can.includes('edit')) return <Navigate to={page} replace />;
        return (
          <Page
            {...screen}
            title={`${articleRecordOf(article).label} №\u00a0${articleId}`}
            actions={
              <Button variant="outlined" color="inherit" to={page}>
                История и&nbsp;статус
              </Button>
            }
          >
            <div className={css.column}>
              <ArticleStatusNote article={article} />
              <ArticleEditor key={articleId} article={article} />
            </div>
          </Page>
        );
      }}
    </ArticleLoader>
  );
}
