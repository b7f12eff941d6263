import { ApiFailure } from '@venue/sdk';
import { getArticle } from '@venue/sdk/articles/admin';
import { articleKind, articleStatus } from '@venue/sdk/articles/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { FormSkeleton } from '@venue/shared-ui/form/FormSkeleton.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Empty } from '@venue/shared-ui/parts/Empty.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useParams } from 'react-router-dom';
import { lastListUrl } from '../../app/list/lastListUrl.ts';
import { Presence } from '../../app/record/Presence.tsx';
import { ArticleEditor } from './ArticleEditor.tsx';
import { ArticleReader } from './ArticleReader.tsx';
import { articles } from './articles.section.ts';
import { wordsOf } from './words.ts';

/** One article or news item: to write and decide about while it may be changed, else to read. */
export default function EditArticle() {
  const { articleId = '' } = useParams();
  const shown = useScreen();
  const { data, error, refetch } = useCall(getArticle, { id: articleId });
  const article = data?.message;
  if (!article)
    return (
      <Page {...shown}>
        {error instanceof ApiFailure && error.code === 'not_found' ? (
          <Empty
            title="Такой записи нет"
            text="Проверьте номер в&nbsp;адресе: возможно, он набран с&nbsp;ошибкой."
            action={<Button to={lastListUrl(articles.path)}>К&nbsp;списку</Button>}
          />
        ) : error ? (
          <ErrorNote error={error} title="Не удалось загрузить запись" retry={() => void refetch()} />
        ) : (
          <FormSkeleton />
        )}
      </Page>
    );
  const words = wordsOf(article.articleKind);
  const list = article.articleKind === articleKind.news ? `${articles.path}?kind=news` : articles.path;
  return (
    <Page
      {...shown}
      title={`${words.name} №\u00a0${article.articleId}`}
      crumbs={shown.crumbs.map(crumb => (crumb.to === articles.path ? { ...crumb, to: list } : crumb))}
      lead={article.articleTitle}
      actions={
        <div>
          <StatusChip option={articleStatus.option(article.statusValue)} />
        </div>
      }
    >
      <Presence kind="article" id={article.articleId} />
      {article.can.includes('edit') ? (
        <ArticleEditor key={article.articleId} article={article} />
      ) : (
        <ArticleReader article={article} />
      )}
    </Page>
  );
}
