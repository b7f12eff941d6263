import { cancelEvent, getCancellation } from '@venue/sdk/events';
import { eventKind, eventStatus, type VenueEvent } from '@venue/sdk/events/model';
import { EventSheet } from '@venue/shared-ui/areas/events/EventSheet.tsx';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { todoNote } from '../../app/cabinet/todoNote.ts';
import editor from '../../app/records/Editor.module.css';
import { eventRequestPaths } from '../../event-requests/event-requests.paths.ts';
import { OrganiserReschedules, RescheduleOwnEvent } from '../../reschedules/reschedules.view.tsx';
import { SeriesForm } from '../../series/series.view.tsx';
import { eventPaths } from '../events.paths.ts';
import css from './Editor.module.css';
import { EventHistory } from './EventHistory.tsx';
import { EventLoader } from './EventLoader.tsx';
import { EventPayment } from './EventPayment.tsx';
import { EventStatusNote } from './EventStatusNote.tsx';
import { Handover } from './Handover.tsx';
import { Participants } from './Participants.tsx';
import { useRemoveEvent } from './useRemoveEvent.ts';
import { useWithdrawEvent } from './useWithdrawEvent.ts';

const CancelEventDialog = lazyWithRetry(
  () => import('@venue/shared-ui/areas/events/CancelEventDialog.tsx'),
  ({ close }) => close(),
);

const toPay: readonly number[] = [eventStatus.awaitingPayment, eventStatus.processing];

/** One of the user's own events: status, participants, content and history. */
export default function OwnEvent() {
  return <EventLoader>{(event, again) => <Shown event={event} again={again} />}</EventLoader>;
}

function Shown({ event, again }: { event: VenueEvent; again: () => void }) {
  const { eventId, can } = event;
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [rescheduling, setRescheduling] = useState(false);
  const leave = () => navigate(`${eventRequestPaths.events.path}?show=events`, { replace: true });
  const isOver = (event.dateEnd ?? event.date) < dayOf(new Date());
  const { remove, busy } = useRemoveEvent(event);
  const { withdraw, busy: withdrawing } = useWithdrawEvent(event);
  const status = useRef<HTMLElement>(null);
  const isToPay = toPay.includes(event.objectStatusId);
  const isPublished = event.objectStatusId === eventStatus.published;
  const wasToPay = useRef(isToPay);
  useEffect(() => {
    // The form of the bank is gone, and what came of it stands above.
    if (wasToPay.current && isPublished) todoNote(status.current);
    wasToPay.current = isToPay;
  }, [isToPay, isPublished]);
  return (
    <Page
      {...useScreen()}
      title={event.eventTitle}
      actions={
        <>
          {can.includes('edit') && (
            <Button variant="contained" to={href(eventPaths.edit, { eventId })}>
              Редактировать
            </Button>
          )}
          {isPublished && (
            <Button variant="outlined" to={href(eventPaths.publicPage, { eventId })}>
              Как видят гости
            </Button>
          )}
          {can.includes('withdraw') && (
            <Button variant="outlined" aria-disabled={withdrawing || undefined} onClick={() => void withdraw()}>
              Отозвать с&nbsp;проверки
            </Button>
          )}
          {can.includes('reschedule') && !isOver && (
            <Button variant="outlined" onClick={() => setRescheduling(true)}>
              Перенести
            </Button>
          )}
          {can.includes('delete') && (
            <Button
              color="inherit"
              aria-disabled={busy || undefined}
              onClick={async () => {
                if (await remove()) leave();
              }}
            >
              Удалить
            </Button>
          )}
          {can.includes('cancel') && !isOver && (
            <Button color="error" onClick={() => setAsking(true)}>
              Отменить мероприятие
            </Button>
          )}
        </>
      }
    >
      <div className={css.column}>
        <EventStatusNote event={event} ref={status} />
        {isToPay && <EventPayment event={event} again={again} />}
        {can.includes('reschedule') && (
          <Suspense fallback={null}>
            <OrganiserReschedules event={event} />
          </Suspense>
        )}
        {can.includes('tickets') && <Participants event={event} />}
        {event.eventKind === eventKind.event && (
          <section className={editor.card} aria-label="Другие даты">
            <Suspense fallback={null}>
              <SeriesForm eventId={eventId} />
            </Suspense>
          </section>
        )}
        {can.includes('handOver') && !isOver && <Handover event={event} />}
        <section className={editor.card} aria-label="Как видят гости">
          <EventSheet event={event} />
        </section>
        <EventHistory eventId={eventId} />
      </div>
      <Suspense fallback={null}>
        {rescheduling && <RescheduleOwnEvent event={event} close={() => setRescheduling(false)} />}
        {asking && (
          <CancelEventDialog
            event={event}
            get={getCancellation}
            cancel={cancelEvent}
            by="organiser"
            close={() => setAsking(false)}
            done={() => void leave()}
          />
        )}
      </Suspense>
    </Page>
  );
}
