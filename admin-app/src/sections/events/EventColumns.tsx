import { eventRecord } from '@venue/sdk/events/kind';
import { eventKind, eventStatus } from '@venue/sdk/events/model';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { Facts } from '../../app/record/Facts.tsx';
import { RecordColumns } from '../../app/record/RecordColumns.tsx';
import { factsOf } from '../../app/record/RecordFacts.tsx';
import { EventReschedules } from '../reschedules/reschedules.view.ts';
import { SeriesForm } from '../series/series.view.ts';
import { UserLink } from '../users/users.view.ts';
import css from './Event.module.css';
import { EventActions } from './EventActions.tsx';
import { EventChanges } from './EventChanges.tsx';
import { EventHours } from './EventHours.tsx';
import { EventNote } from './EventNote.tsx';
import { EventQueue } from './EventQueue.tsx';

const TermsForm = lazyWithRetry(() => import('@venue/shared-ui/areas/tickets/TermsForm.tsx'));

const { published, onVerification } = eventStatus;
const sender = ['userPhone', 'userEmail', 'createdAt', 'sentAt'] as const;

/** The page of an event: note and actions, what has changed, the event itself, its sender and its history. */
export function EventColumns({ children, ...actions }: ComponentProps<typeof EventActions> & { children: ReactNode }) {
  const { event } = actions;
  const { approved, objectStatusId: status, userId, userName, accountState } = event;
  return (
    <div className={css.column}>
      <EventNote event={event} />
      <EventHours event={event} />
      <EventActions {...actions} />
      {event.ticketsSold > 0 && <EventReschedules eventId={event.eventId} />}
      <EventQueue event={event} />
      {event.can.includes('tickets') && (
        <div className={css.panel}>
          <Suspense fallback={null}>
            <TermsForm eventId={event.eventId} />
          </Suspense>
        </div>
      )}
      {event.eventKind === eventKind.event && event.can.length > 0 && (
        <div className={css.panel}>
          <Suspense fallback={null}>
            <SeriesForm eventId={event.eventId} />
          </Suspense>
        </div>
      )}
      {approved && status !== published && (
        <details className={css.panel} open={status === onVerification}>
          <summary>Что изменилось с&nbsp;последнего одобрения</summary>
          <EventChanges event={event} approved={approved} />
        </details>
      )}
      <RecordColumns
        kind={eventRecord}
        id={event.eventId}
        below={
          <>
            <h2>Кто подал</h2>
            <Facts
              rows={[
                [
                  eventRecord.fields.userName.label,
                  <UserLink key="sender" {...{ userId, accountState }} name={userName || `№\u00a0${userId}`} />,
                ],
                ...factsOf(
                  eventRecord,
                  event,
                  sender.filter(name => event[name]),
                ),
              ]}
            />
          </>
        }
        steps={event.history}
      >
        {children}
      </RecordColumns>
    </div>
  );
}
