import type { AdminArticle } from '@venue/sdk/articles/model';
import { Tabs } from '@venue/shared-ui/mui/Tabs.tsx';
import { useState } from 'react';
import { ArticleAside } from './ArticleAside.tsx';
import css from './ArticleEditor.module.css';
import { ArticlePast, type PastTab, pastTabs } from './ArticlePast.tsx';
import { WholeArticle } from './WholeArticle.tsx';

/** A deleted article, or one the person may only read. */
export function ArticleReader({ article }: { article: AdminArticle }) {
  const [tab, setTab] = useState<'whole' | PastTab>('whole');
  return (
    <div className={css.columns}>
      <div className={css.card}>
        <Tabs
          label="Разделы записи"
          tabs={[{ name: 'whole', label: 'Текст' }, ...pastTabs(article)]}
          chosen={tab}
          choose={setTab}
        >
          <div className={css.fields}>
            {tab === 'whole' ? <WholeArticle article={article} /> : <ArticlePast article={article} tab={tab} />}
          </div>
        </Tabs>
      </div>
      <ArticleAside article={article} unsaved={false} />
    </div>
  );
}
