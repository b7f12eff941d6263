import { listEventHistory } from '@venue/sdk/events';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { useState } from 'react';
import { PagedHistory } from '../../app/records/RecordHistory.tsx';

/** What happened to an event, newest first. */
export function EventHistory({ eventId }: { eventId: number }) {
  const [page, setPage] = useState(1);
  return (
    <PagedHistory
      list={useCall(listEventHistory, { id: eventId, body: { page } }, { keepPrevious: true })}
      go={setPage}
    />
  );
}
