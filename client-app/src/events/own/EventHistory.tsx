import { listEventHistory } from '@venue/sdk/events';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { Pager } from '@venue/shared-ui/grid/Pager.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { useState } from 'react';
import { RecordHistory } from '../../app/RecordHistory.tsx';

/** What happened to an event, newest first. */
export function EventHistory({ eventId }: { eventId: number }) {
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useCall(listEventHistory, { id: eventId, body: { page } }, { keepPrevious: true });
  if (data)
    return (
      <>
        <RecordHistory steps={data.items} />
        <Pager total={data.message} page={page} pageSize={data.message.pageSize} go={setPage} />
      </>
    );
  return error ? (
    <ErrorNote error={error} title="Не удалось загрузить историю" retry={() => void refetch()} />
  ) : (
    <TextSkeleton lines={3} />
  );
}
