import type { EventRequest } from '@venue/sdk/event-requests/model';
import { requestStatusOf } from '@venue/shared-ui/areas/event-requests/requestStatus.ts';
import { FormSkeleton } from '@venue/shared-ui/form/FormSkeleton.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Flow } from '@venue/shared-ui/parts/Flow.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { type Ref, Suspense, useState } from 'react';
import { StatusNote } from '../app/cabinet/StatusNote.tsx';
import editor from '../app/records/Editor.module.css';
import { Answers } from './form/Answers.tsx';
import { valuesOf } from './form/requestForm.ts';
import { RequestActions } from './list/RequestActions.tsx';
import { nextOf } from './next.ts';
import { PrintOrder } from './scenario/PrintOrder.tsx';

const AfterSubmit = lazyWithRetry(() => import('./after/AfterSubmit.tsx'));
const CallOffDialog = lazyWithRetry(
  () => import('./after/CallOffDialog.tsx'),
  ({ close }) => close(),
);
const ActiveEditor = lazyWithRetry(() => import('./form/ActiveEditor.tsx'));

/** A submitted request: its status, what happens next, all answers, and the form for what may still change. */
export function RequestSheet({ request, status }: { request: EventRequest; status: Ref<HTMLElement> }) {
  const [editing, setEditing] = useState(false);
  const [calling, setCalling] = useState(false);
  const may = request.can.includes('edit');
  return (
    <Stack gap={20}>
      <StatusNote
        ref={status}
        option={requestStatusOf(request)}
        answer={request.rejectionReason ? { title: 'Почему', text: request.rejectionReason } : null}
      >
        {nextOf(request)}
      </StatusNote>
      {editing && may ? (
        <Suspense fallback={<FormSkeleton />}>
          <ActiveEditor request={request} close={() => setEditing(false)} />
        </Suspense>
      ) : (
        <>
          <Flow gap={12} center>
            {may && (
              <Button variant="contained" onClick={() => setEditing(true)}>
                Изменить
              </Button>
            )}
            <RequestActions row={request} />
            {request.eventRequestTechnicalScenarios.length > 0 && (
              <PrintOrder request={request} values={valuesOf(request)} />
            )}
            {request.can.includes('callOff') && (
              <Button color="inherit" onClick={() => setCalling(true)}>
                Отменить мероприятие
              </Button>
            )}
          </Flow>
          {calling && (
            <Suspense fallback={null}>
              <CallOffDialog request={request} close={() => setCalling(false)} />
            </Suspense>
          )}
          <Suspense fallback={<TextSkeleton lines={4} />}>
            <AfterSubmit request={request} />
          </Suspense>
          <div className={editor.card}>
            <Answers values={valuesOf(request)} request={request} services={request.eventRequestServices} />
          </div>
        </>
      )}
    </Stack>
  );
}
