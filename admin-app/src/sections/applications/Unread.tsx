import { ApiFailure, type Unreachable } from '@venue/sdk';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';

type Failure = ApiFailure | Unreachable | null;

/** Whether the record no longer exists, so that there is nothing to decide about. */
export const isGone = (error: Failure): boolean => error instanceof ApiFailure && error.status === 404;

/** Shown in place of a record that is loading, was deleted, or failed to load. */
export function Unread({ error, retry }: { error: Failure; retry: () => void }) {
  if (isGone(error))
    return <p>Этой записи больше нет: отправитель её удалил. Заявку можно закрыть без&nbsp;решения.</p>;
  if (error) return <ErrorNote error={error} title="Не удалось загрузить запись" retry={retry} />;
  return <TextSkeleton lines={10} />;
}
