import { ApiFailure, type Unreachable } from '@venue/sdk';
import type { ApplicationCard } from '@venue/sdk/applications/model';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { Review } from './Review.tsx';

interface Props {
  application: ApplicationCard;
  error: ApiFailure | Unreachable | null;
  retry: () => void;
}

/** The place of a record that has not come: still loading, gone, or not to be had. */
export function Unread({ application, error, retry }: Props) {
  const isGone = error instanceof ApiFailure && error.status === 404;
  return (
    <Review application={application} decisions={isGone ? [] : null}>
      {isGone ? (
        <p>Этой записи больше нет: отправитель её удалил. Заявку можно закрыть без&nbsp;решения.</p>
      ) : error ? (
        <ErrorNote error={error} title="Не удалось загрузить запись" retry={retry} />
      ) : (
        <TextSkeleton lines={10} />
      )}
    </Review>
  );
}
