import { articleRecord } from '@venue/sdk/articles/kind';
import type { AdminArticle } from '@venue/sdk/articles/model';
import { History } from '../../app/record/History.tsx';
import { RecordHistory } from '../../app/record/RecordHistory.tsx';
import { ArticleChanges } from './ArticleChanges.tsx';
import css from './ArticleEditor.module.css';

export type PastTab = 'changes' | 'history';

/** What there is to tell of an article's past: what has changed since it was approved, if it ever was. */
export const pastTabs = (article: AdminArticle): readonly { name: PastTab; label: string }[] => [
  ...(article.approved ? [{ name: 'changes' as const, label: 'Что изменилось' }] : []),
  { name: 'history', label: 'История' },
];

/** What an article was when it was last approved, or what happened to it. */
export function ArticlePast({ article, tab }: { article: AdminArticle; tab: PastTab }) {
  if (tab === 'changes' && article.approved) return <ArticleChanges now={article} approved={article.approved} />;
  return (
    <div className={css.past}>
      <section aria-label="Что происходило">
        <h2>Что происходило</h2>
        <History steps={article.history} />
      </section>
      <RecordHistory kind={articleRecord} id={article.articleId} />
    </div>
  );
}
