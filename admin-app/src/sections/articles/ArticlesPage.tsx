import { exportArticles, exportNews, listArticles, listNews } from '@venue/sdk/articles/admin';
import { articleKind, type NewsRow } from '@venue/sdk/articles/model';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Empty } from '@venue/shared-ui/parts/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useCallback } from 'react';
import { useMay } from '../../app/frame/useWho.ts';
import { type BulkOffer, SectionGrid } from '../../app/list/SectionGrid.tsx';
import { createArticle, editArticle } from './articles.section.ts';
import { articleColumns, articleFilters, newsColumns, newsFilters } from './columns.tsx';
import { type Decidable, rejectReasons } from './decisions.tsx';
import { KindTabs, useKind } from './KindTabs.tsx';
import { useRowActions } from './useRowActions.tsx';

/** Everybody's articles and news: what waits, what is published, what was deleted. */
export default function ArticlesPage() {
  const kind = useKind();
  const isNews = kind === articleKind.news;
  const manages = useMay()('articles.manage');
  return (
    <Page
      {...useScreen()}
      actions={
        manages && (
          <Button variant="contained" to={`${createArticle.path}${isNews ? '?kind=news' : ''}`}>
            {isNews ? 'Написать новость' : 'Написать статью'}
          </Button>
        )
      }
    >
      <KindTabs chosen={kind} />
      {isNews ? <News /> : <Articles />}
    </Page>
  );
}

/** What may be done with everything the filter lets through. */
const bulkOf = (area: 'articles' | 'news'): readonly BulkOffer[] => {
  const permission = 'articles.manage';
  return [
    { action: `${area}.publish`, label: 'Опубликовать', permission },
    { action: `${area}.withdraw`, label: 'Снять с\u00a0публикации', permission },
    { action: `${area}.reject`, label: 'Отклонить', permission, reasons: rejectReasons, danger: true },
    {
      action: `${area}.delete`,
      label: 'Удалить',
      permission,
      text: 'Их перестанут видеть и\u00a0читатели, и\u00a0авторы. Вернуть можно сразу или позже: отберите удалённые по\u00a0статусу.',
      danger: true,
      done: 'Удалено',
    },
  ];
};
const articlesBulk = bulkOf('articles');
const newsBulk = bulkOf('news');

const searchLabel = 'Номер, заголовок, имя';

function Articles() {
  const { actions, dialog } = useRowActions(articleKind.article);
  return (
    <>
      <SectionGrid
        call={listArticles}
        columns={articleColumns}
        filters={articleFilters}
        rowId="articleId"
        title="Статьи"
        searchLabel={searchLabel}
        open={({ articleId }) => href(editArticle, { articleId })}
        actions={actions}
        exportCall={exportArticles}
        bulk={articlesBulk}
        empty={<Empty title="Статей пока нет" text="Здесь появятся статьи площадки и&nbsp;её авторов." />}
      />
      {dialog}
    </>
  );
}

/** A news item by the names of the article behind it. */
const behind = ({ newsId, newsTitle, can }: NewsRow): Decidable => ({
  articleId: newsId,
  articleKind: articleKind.news,
  articleTitle: newsTitle,
  can,
});

function News() {
  const { actions, dialog } = useRowActions(articleKind.news);
  const ofNews = useCallback((row: NewsRow) => actions(behind(row)), [actions]);
  return (
    <>
      <SectionGrid
        call={listNews}
        columns={newsColumns}
        filters={newsFilters}
        rowId="newsId"
        title="Новости"
        searchLabel={searchLabel}
        open={({ newsId }) => href(editArticle, { articleId: newsId })}
        actions={ofNews}
        exportCall={exportNews}
        bulk={newsBulk}
        empty={<Empty title="Новостей пока нет" text="Здесь появятся новости площадки и&nbsp;её авторов." />}
      />
      {dialog}
    </>
  );
}
