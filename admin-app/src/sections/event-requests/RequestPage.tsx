import type { Reply } from '@venue/sdk';
import {
  getEventRequest,
  listCustomerMessages,
  readCustomerMessages,
  writeToCustomer,
} from '@venue/sdk/event-requests/admin';
import { eventRequestRecord } from '@venue/sdk/event-requests/kind';
import { type EventTimes, eventEnd, eventRequestStatus } from '@venue/sdk/event-requests/model';
import { requestStatusOf } from '@venue/shared-ui/areas/event-requests/requestStatus.ts';
import { Thread } from '@venue/shared-ui/areas/event-requests/Thread.tsx';
import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { Suspense } from 'react';
import { DecisionButtons } from '../../app/decision/DecisionButtons.tsx';
import { RecordColumns } from '../../app/record/RecordColumns.tsx';
import { RecordPage } from '../../app/record/RecordPage.tsx';
import { RequestClashes } from '../events/events.view.ts';
import { EventPayment } from '../papers/papers.screens.view.ts';
import { Answers } from './Answers.tsx';
import { decisionsOf } from './decisions.ts';
import { EstimateTable } from './EstimateTable.tsx';
import { eventRequestPaths } from './event-requests.paths.ts';
import { Manager } from './Manager.tsx';
import { Papers } from './Papers.tsx';
import { Proposals } from './Proposals.tsx';
import css from './RequestPage.module.css';

const thread = {
  list: listCustomerMessages,
  write: writeToCustomer,
  read: readCustomerMessages,
} as const;

type Request = Pick<Reply<typeof getEventRequest>['message'], 'eventRequestStatus' | 'moves'>;

const { areaPreparation, happened, refused } = eventRequestStatus;

/** Whether a request has not come to its end: what is over can at most be taken back. */
const isOpen = ({ moves }: Request) => moves.includes(refused);

/** From when an event may be marked as held, while it may not. */
function WhenOver({ request }: { request: Request & EventTimes }) {
  const end = eventEnd(request);
  if (request.eventRequestStatus !== areaPreparation || request.moves.includes(happened) || !end) return null;
  return (
    <p className={css.when}>
      Отметить, что мероприятие состоялось, можно после его окончания: {formatDateTime(end.toISOString())}
    </p>
  );
}

/** A request for staff: its status and possible moves, its manager, its estimate, and all answers. */
export default function RequestPage() {
  return (
    <RecordPage
      kind={eventRequestRecord}
      get={getEventRequest}
      input={id => ({ id })}
      list={eventRequestPaths.list}
      actions={request => <StatusChip option={requestStatusOf(request)} />}
    >
      {(request, { manages, refetch }) => (
        <RecordColumns
          kind={eventRequestRecord}
          id={request.eventRequestId}
          steps={request.history}
          below={
            <div className={css.aside}>
              <Thread
                id={request.eventRequestId}
                calls={thread}
                side="staff"
                writes={manages}
                empty="Заказчик получит СМС, если не&nbsp;прочитает сообщение за&nbsp;10&nbsp;минут."
              />
              <Proposals request={request} manages={manages && isOpen(request)} />
            </div>
          }
          aside={
            <div className={css.aside}>
              {request.callOffReason !== null && (
                <p>
                  <b>Мероприятие отменил заказчик.</b> <span>Причина: {request.callOffReason}</span>
                </p>
              )}
              {request.clashes.length > 0 && (
                <Suspense fallback={null}>
                  <RequestClashes clashes={request.clashes} />
                </Suspense>
              )}
              {manages && request.moves.length > 0 && (
                <Flow gap={8}>
                  <DecisionButtons decisions={decisionsOf(request)} again={refetch} />
                  <WhenOver request={request} />
                </Flow>
              )}
              <Manager request={request} manages={manages && isOpen(request)} />
              <Suspense fallback={null}>
                <EventPayment eventRequestId={request.eventRequestId} />
              </Suspense>
              <Papers request={request} manages={manages} />
              <EstimateTable estimate={request.estimate} />
            </div>
          }
        >
          <Answers request={request} />
        </RecordColumns>
      )}
    </RecordPage>
  );
}
