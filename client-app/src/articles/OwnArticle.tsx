import { articleStatus } from '@venue/sdk/articles/model';
import { ArticleSheet } from '@venue/shared-ui/areas/articles/ArticleSheet.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { TextTiles } from '../app/records/Reading.tsx';
import { ArticleHistory } from './ArticleHistory.tsx';
import { ArticleLoader } from './ArticleLoader.tsx';
import { ArticleStatusNote } from './ArticleStatusNote.tsx';
import { articlePaths } from './articles.paths.ts';

const { published, rejected } = articleStatus;

/** One of the user's own articles: its text, status and history. */
export default function OwnArticle() {
  const screen = useScreen();
  return (
    <ArticleLoader home={articlePaths.list}>
      {article => {
        const { articleId, statusValue, can } = article;
        const actions = can.includes('edit') ? (
          <Button variant="contained" to={href(articlePaths.edit, { articleId })}>
            Редактировать
          </Button>
        ) : statusValue === published ? (
          <Button variant="outlined" to={href(articlePaths.publicPage, { articleId })}>
            Как её видят все
          </Button>
        ) : statusValue === rejected ? (
          <Button variant="outlined" to={articlePaths.create.path}>
            Написать новую
          </Button>
        ) : null;
        return (
          <Page {...screen} title={article.articleTitle} actions={actions}>
            <ArticleStatusNote article={article} />
            <ArticleSheet article={article} tiles={TextTiles} />
            <ArticleHistory articleId={articleId} />
          </Page>
        );
      }}
    </ArticleLoader>
  );
}
