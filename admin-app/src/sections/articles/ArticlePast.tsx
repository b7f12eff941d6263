import { type AdminArticle, articleStatus } from '@venue/sdk/articles/model';
import * as z from 'zod/mini';
import { ArticleChanges } from '../../app/articles/ArticleChanges.tsx';
import type { FieldWords } from '../../app/FieldChanges.tsx';
import { History } from '../../app/History.tsx';
import { RecordHistory } from '../../app/RecordHistory.tsx';
import css from './ArticleEditor.module.css';

export type PastTab = 'changes' | 'history';

/** What there is to tell of an article's past: what has changed since it was approved, if it ever was. */
export const pastTabs = (article: AdminArticle): readonly { name: PastTab; label: string }[] => [
  ...(article.approved ? [{ name: 'changes' as const, label: 'Что изменилось' }] : []),
  { name: 'history', label: 'История' },
];

const Picture = z.object({ fileId: z.int() });
const numberOf = (value: unknown) => `картинка №\u00a0${z.safeParse(Picture, value).data?.fileId ?? '—'}`;

/** The fields of an article in the log of changes. */
const fields: Readonly<Record<string, FieldWords>> = {
  articleTitle: 'Заголовок',
  articleLead: 'Лид',
  articleText: 'Текст',
  articleAuthor: 'Автор',
  articleSourceUrl: 'Источник',
  cssStyle: 'Стили',
  statusValue: { label: 'Статус', show: value => articleStatus.face(z.safeParse(z.int(), value).data).label },
  images: { label: 'Картинки', show: value => (Array.isArray(value) ? value : []).map(numberOf).join(', ') },
  mainImage: { label: 'Главная картинка', show: value => (value ? numberOf(value) : '') },
};

/** What an article was when it was last approved, or what happened to it. */
export function ArticlePast({ article, tab }: { article: AdminArticle; tab: PastTab }) {
  if (tab === 'changes' && article.approved) return <ArticleChanges now={article} approved={article.approved} />;
  return (
    <div className={css.past}>
      <section aria-label="Что происходило">
        <h2>Что происходило</h2>
        <History steps={article.history} />
      </section>
      <RecordHistory kind="article" id={article.articleId} fields={fields} />
    </div>
  );
}
