import * as calls from '@venue/sdk/event-requests';
import type { EventRequest } from '@venue/sdk/event-requests/model';
import { Thread } from '@venue/shared-ui/areas/event-requests/Thread.tsx';
import { Suspense } from 'react';
import { EventInvoice } from '../../papers/papers.view.tsx';
import sheet from '../form/RequestEditor.module.css';
import { Papers } from './Papers.tsx';
import { Proposals } from './Proposals.tsx';

const thread = {
  list: calls.listRequestMessages,
  write: calls.sendRequestMessage,
  read: calls.readRequestMessages,
} as const;

/** What follows the submission of a request: proposals, papers and messages. */
export default function AfterSubmit({ request }: { request: EventRequest }) {
  const { managerInfo } = request;
  return (
    <>
      {request.proposals.length > 0 && (
        <div className={sheet.card}>
          <Proposals proposals={request.proposals} />
        </div>
      )}
      <Suspense fallback={null}>
        <EventInvoice eventRequestId={request.eventRequestId} />
      </Suspense>
      {request.papers.length > 0 && (
        <div className={sheet.card}>
          <Papers papers={request.papers} />
        </div>
      )}
      <div className={sheet.card}>
        <Thread
          id={request.eventRequestId}
          calls={thread}
          side="customer"
          writes
          empty="Здесь можно спросить площадку и&nbsp;уточнить детали."
        >
          <p>
            {managerInfo
              ? `Заявку ведёт ${[managerInfo.managerLastName, managerInfo.managerName].filter(Boolean).join(' ')}.`
              : 'Менеджера назначат, когда возьмут заявку в\u00a0работу.'}
          </p>
        </Thread>
      </div>
    </>
  );
}
