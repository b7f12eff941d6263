import { articleRecord } from '@venue/sdk/articles/kind';
import type { ComponentProps, ReactNode } from 'react';
import { RecordColumns } from '../../app/record/RecordColumns.tsx';
import { ArticleAside } from './ArticleAside.tsx';

/** An article between where it stands and what became of it. */
export const ArticleColumns = ({
  children,
  ...aside
}: ComponentProps<typeof ArticleAside> & { children: ReactNode }) => (
  <RecordColumns
    kind={articleRecord}
    id={aside.article.articleId}
    aside={<ArticleAside {...aside} />}
    steps={aside.article.history}
  >
    {children}
  </RecordColumns>
);
