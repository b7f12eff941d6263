import { listArticleHistory } from '@venue/sdk/articles';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { RecordHistory } from '../app/RecordHistory.tsx';

/** What happened to an article, newest first; the last hundred steps. */
export function ArticleHistory({ articleId }: { articleId: number }) {
  const { data, error, refetch } = useCall(listArticleHistory, { body: { articleId, pageSize: 100 } });
  if (data) return <RecordHistory steps={data.items} />;
  return error ? (
    <ErrorNote error={error} title="Не удалось загрузить историю" retry={() => void refetch()} />
  ) : (
    <TextSkeleton lines={3} />
  );
}
