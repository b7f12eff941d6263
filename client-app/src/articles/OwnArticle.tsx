import { articleStatus } from '@venue/sdk/articles/model';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { screens } from '../screens.ts';
import { ArticleHistory } from './ArticleHistory.tsx';
import { ArticleLoader } from './ArticleLoader.tsx';
import { ArticleSheet } from './ArticleSheet.tsx';
import { ArticleStatusNote } from './ArticleStatusNote.tsx';

const { published, rejected } = articleStatus;

/** An article of mine as it reads, where it stands, and what happened to it. */
export default function OwnArticle() {
  const shown = useScreen();
  return (
    <ArticleLoader home={screens.articles}>
      {article => {
        const { articleId, statusValue, can } = article;
        const actions = can.includes('edit') ? (
          <Button variant="contained" to={href(screens.articleEdit, { articleId })}>
            Редактировать
          </Button>
        ) : statusValue === published ? (
          <Button variant="outlined" to={href(screens.publicArticle, { articleId })}>
            Как её видят все
          </Button>
        ) : statusValue === rejected ? (
          <Button variant="outlined" to={screens.articleCreate.path}>
            Написать новую
          </Button>
        ) : null;
        return (
          <Page {...shown} title={article.articleTitle} actions={actions}>
            <ArticleStatusNote article={article} />
            <ArticleSheet article={article} />
            <ArticleHistory articleId={articleId} />
          </Page>
        );
      }}
    </ArticleLoader>
  );
}
