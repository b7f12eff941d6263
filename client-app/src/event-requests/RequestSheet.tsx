import { type EventRequest, eventRequestStatus } from '@venue/sdk/event-requests/model';
import type { Ref } from 'react';
import { StatusNote } from '../app/StatusNote.tsx';
import { Answers } from './form/Answers.tsx';
import css from './form/RequestEditor.module.css';
import { valuesOf } from './form/requestForm.ts';
import { RequestActions } from './list/RequestActions.tsx';
import { nextWords } from './next.ts';
import { PrintOrder } from './scenario/PrintOrder.tsx';

/** A submitted request: where it stands, what happens next, and everything that was answered. */
export const RequestSheet = ({ request, status }: { request: EventRequest; status: Ref<HTMLElement> }) => (
  <div className={css.sheet}>
    <StatusNote
      ref={status}
      option={eventRequestStatus.option(request.eventRequestStatus)}
      answer={request.rejectionReason ? { title: 'Почему', text: request.rejectionReason } : null}
    >
      {nextWords[request.eventRequestStatus]}
    </StatusNote>
    <div className={css.tools}>
      <RequestActions row={request} />
      {request.eventRequestTechnicalScenarios.length > 0 && <PrintOrder request={request} values={valuesOf(request)} />}
    </div>
    <div className={css.card}>
      <Answers values={valuesOf(request)} request={request} />
    </div>
  </div>
);
