import { listArticleHistory } from '@venue/sdk/articles';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useState } from 'react';
import { PagedHistory } from '../app/records/RecordHistory.tsx';

/** What happened to an article, newest first. */
export function ArticleHistory({ articleId }: { articleId: number }) {
  const [page, setPage] = useState(1);
  return (
    <PagedHistory
      list={useCall(listArticleHistory, { body: { articleId, page } }, { keepPrevious: true })}
      go={setPage}
    />
  );
}
