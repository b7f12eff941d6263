import { ApiFailure, type Unreachable } from '@venue/sdk';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';

type Failure = ApiFailure | Unreachable | null;

/** Whether the record no longer exists, so that there is nothing to decide about. */
export const isGone = (error: Failure): boolean => error instanceof ApiFailure && error.status === 404;

/** The place of a record that has not come: still loading, gone, or not to be had. */
export function Unread({ error, retry }: { error: Failure; retry: () => void }) {
  if (isGone(error))
    return <p>Этой записи больше нет: отправитель её удалил. Заявку можно закрыть без&nbsp;решения.</p>;
  if (error) return <ErrorNote error={error} title="Не удалось загрузить запись" retry={retry} />;
  return <TextSkeleton lines={10} />;
}
