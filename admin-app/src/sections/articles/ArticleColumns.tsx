import { articleRecord } from '@venue/sdk/articles/kind';
import type { ComponentProps, ReactNode } from 'react';
import { RecordColumns } from '../../app/record/RecordColumns.tsx';
import { ArticleAside } from './ArticleAside.tsx';

/** The page of an article: its status beside it, its history below. */
export const ArticleColumns = ({
  children,
  restore,
  ...aside
}: ComponentProps<typeof ArticleAside> &
  Pick<ComponentProps<typeof RecordColumns>, 'restore'> & { children: ReactNode }) => (
  <RecordColumns
    kind={articleRecord}
    id={aside.article.articleId}
    aside={<ArticleAside {...aside} />}
    steps={aside.article.history}
    {...(restore ? { restore } : {})}
  >
    {children}
  </RecordColumns>
);
