import { showDateTime } from '@venue/sdk';
import { listArticleHistory } from '@venue/sdk/articles';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { useState } from 'react';
import css from './ArticleHistory.module.css';

const PAGE_SIZE = 20;

/** What happened to an article, newest first. */
export function ArticleHistory({ articleId }: { articleId: number }) {
  const [pageSize, setPageSize] = useState(PAGE_SIZE);
  const { data, error, refetch } = useCall(
    listArticleHistory,
    { body: { articleId, pageSize } },
    { keepPrevious: true },
  );
  return (
    <section className={css.history} aria-labelledby="article-history">
      <h2 id="article-history">История</h2>
      {!data ? (
        error ? (
          <ErrorNote error={error} title="Не удалось загрузить историю" retry={() => void refetch()} />
        ) : (
          <TextSkeleton lines={3} />
        )
      ) : (
        <>
          <ol>
            {data.items.map(({ historyId, at, what, who, comment }) => (
              <li key={historyId}>
                <span className={css.what}>{what}</span>
                <span className={css.soft}>
                  {showDateTime(at)} · {who}
                </span>
                {comment && <span className={css.comment}>{comment}</span>}
              </li>
            ))}
          </ol>
          {data.message.total > data.items.length && pageSize < 100 && (
            <Button onClick={() => setPageSize(100)}>Показать раньше</Button>
          )}
        </>
      )}
    </section>
  );
}
