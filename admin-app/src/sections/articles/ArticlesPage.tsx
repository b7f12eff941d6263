import { exportArticles, exportNews, listArticles, listNews } from '@venue/sdk/articles/admin';
import { articleRecord, newsRecord } from '@venue/sdk/articles/kind';
import { articleKind, type NewsRow } from '@venue/sdk/articles/model';
import type { Filter } from '@venue/shared-ui/grid/filters.tsx';
import { kindFilter } from '@venue/shared-ui/grid/kindColumns.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Empty } from '@venue/shared-ui/parts/message/Empty.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useCallback } from 'react';
import { bulkDecisions } from '../../app/decision/bulkDecisions.ts';
import { useMay } from '../../app/frame/useWho.ts';
import { LinkTabs } from '../../app/LinkTabs.tsx';
import { personColumn } from '../../app/list/personColumn.tsx';
import { withPlan } from '../../app/list/planColumn.tsx';
import { recordColumns } from '../../app/list/recordColumns.tsx';
import { SectionGrid } from '../../app/list/SectionGrid.tsx';
import { articlePaths, createNewsUrl } from './articles.paths.ts';
import { rejectReasons } from './decisions.ts';
import { useKind } from './useKind.ts';
import { useRowActions } from './useRowActions.ts';

/** Everybody's articles and news: what waits, what is published, what was deleted. */
export default function ArticlesPage() {
  const isNews = useKind() === articleKind.news;
  const manages = useMay()(articleRecord.manage);
  return (
    <Page
      {...useScreen()}
      actions={
        <>
          {/* Each list starts without the filters of the other: their statuses differ. */}
          <LinkTabs
            label="Вид записей"
            tabs={[
              { text: 'Статьи', to: '?', current: !isNews },
              { text: 'Новости', to: '?kind=news', current: isNews },
            ]}
          />
          {manages && (
            <Button variant="contained" to={isNews ? createNewsUrl : href(articlePaths.create)}>
              {isNews ? 'Написать новость' : 'Написать статью'}
            </Button>
          )}
        </>
      }
    >
      {isNews ? <News /> : <Articles />}
    </Page>
  );
}

const searchLabel = 'Номер, заголовок, имя';
const days: readonly Filter[] = [
  { kind: 'days', from: 'from', to: 'to', label: 'Дни создания' },
  { kind: 'text', name: 'userId', label: 'Номер отправителя' },
];
const questions = {
  reasons: rejectReasons,
  deleted: 'Их перестанут видеть и\u00a0читатели, и\u00a0авторы.',
};

const article = recordColumns(articleRecord, listArticles);
const ofArticles = {
  ...withPlan(listArticles, {
    columns: [
      article.column('articleId'),
      article.named('articleTitle', 'mainImage', { flex: 2 }),
      article.column('statusValue', { width: 150 }),
      article.column('articleAuthor', { minWidth: 124, aside: true }),
      personColumn(article.column('userName', { minWidth: 124 }), row => row.userId),
      article.column('sentAt'),
      article.column('updatedAt'),
      article.column('publishedAt', { aside: true }),
      article.column('createdAt', { aside: true }),
    ],
    filters: [kindFilter(articleRecord, 'statusValue', 'status'), ...days],
  }),
  bulk: bulkDecisions('articles', articleRecord, questions),
};

function Articles() {
  const { actions, dialog } = useRowActions(articleKind.article);
  return (
    <>
      <SectionGrid
        {...ofArticles}
        call={listArticles}
        rowId="articleId"
        title="Статьи"
        searchLabel={searchLabel}
        open={({ articleId }) => href(articlePaths.page, { articleId })}
        actions={actions}
        exportCall={exportArticles}
        empty={<Empty title="Статей пока нет" text="Здесь появятся статьи площадки и&nbsp;её авторов." />}
      />
      {dialog}
    </>
  );
}

const news = recordColumns(newsRecord, listNews);
const ofNews = {
  ...withPlan(listNews, {
    columns: [
      news.column('newsId'),
      news.named('newsTitle', 'mainImage', { flex: 2 }),
      news.column('statusValue', { width: 150 }),
      news.column('newsAuthor', { minWidth: 124, aside: true }),
      personColumn(news.column('userName', { minWidth: 124 }), row => row.userId),
      news.column('sentAt'),
      news.column('updatedAt'),
      news.column('publishedAt', { aside: true }),
      news.column('createdAt', { aside: true }),
    ],
    filters: [kindFilter(newsRecord, 'statusValue', 'status'), ...days],
  }),
  bulk: bulkDecisions('news', newsRecord, questions),
};

/** A news row under the field names of an article, for `useRowActions`. */
const behind = ({ newsId, newsTitle, statusValue, can }: NewsRow) => ({
  articleId: newsId,
  articleKind: articleKind.news,
  articleTitle: newsTitle,
  statusValue,
  can,
});

function News() {
  const { actions, dialog } = useRowActions(articleKind.news);
  return (
    <>
      <SectionGrid
        {...ofNews}
        call={listNews}
        rowId="newsId"
        title="Новости"
        searchLabel={searchLabel}
        open={({ newsId }) => href(articlePaths.page, { articleId: newsId })}
        actions={useCallback((row: NewsRow) => actions(behind(row)), [actions])}
        exportCall={exportNews}
        empty={<Empty title="Новостей пока нет" text="Здесь появятся новости площадки и&nbsp;её авторов." />}
      />
      {dialog}
    </>
  );
}
