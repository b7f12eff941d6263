import { ApiFailure } from '@venue/sdk';
import type { getAnnouncement, getEvent } from '@venue/sdk/events/admin';
import { eventRecord } from '@venue/sdk/events/kind';
import { eventStatus } from '@venue/sdk/events/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { ErrorNote } from '@venue/shared-ui/parts/ErrorNote.tsx';
import { NotFound } from '@venue/shared-ui/parts/NotFound.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { TextSkeleton } from '@venue/shared-ui/parts/Skeletons.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useState } from 'react';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { History } from '../../app/record/History.tsx';
import { Presence } from '../../app/record/Presence.tsx';
import { RecordHistory } from '../../app/record/RecordHistory.tsx';
import { addressOf } from './addresses.ts';
import { EventActions } from './EventActions.tsx';
import { EventChanges } from './EventChanges.tsx';
import { EventEditor } from './EventEditor.tsx';
import { EventNote } from './EventNote.tsx';
import css from './EventPage.module.css';
import { events } from './events.section.ts';
import { Organiser } from './Organiser.tsx';
import { WholeEvent } from './WholeEvent.tsx';

/** One event or announcement: what it says, what may be decided, what became of it. */
export function EventPage({ call }: { call: typeof getEvent | typeof getAnnouncement }) {
  const { id = '' } = useParams();
  const { pathname, search } = useLocation();
  // The first word of the address may be any word at all.
  const isNumber = numberIn(id) !== null;
  const { data, error, refetch } = useCall(call, { id }, { enabled: isNumber });
  const [dirty, setDirty] = useState(false);
  const shown = useScreen();
  const event = data?.message;
  if (!isNumber || (!event && error instanceof ApiFailure && error.status === 404))
    return <NotFound home={href(events)} />;
  if (!event)
    return (
      <Page {...shown}>
        {error ? (
          <ErrorNote error={error} title="Не удалось загрузить мероприятие" retry={() => void refetch()} />
        ) : (
          <TextSkeleton lines={12} />
        )}
      </Page>
    );
  const address = addressOf(event);
  // An announcement has an address of its own.
  if (address !== pathname) return <Navigate to={address + search} replace />;
  const { approved, history, objectStatusId: status } = event;
  return (
    <Page
      {...shown}
      lead={event.eventTitle}
      actions={
        <div>
          <StatusChip option={eventStatus.option(status)} />
        </div>
      }
    >
      <Presence kind="event" id={event.eventId} />
      <div className={css.column}>
        <EventNote event={event} />
        <EventActions event={event} dirty={dirty} again={() => void refetch()} />
        {approved && status !== eventStatus.published && (
          <details className={css.panel} open={status === eventStatus.onVerification}>
            <summary>Что изменилось с&nbsp;последнего одобрения</summary>
            <EventChanges event={event} approved={approved} />
          </details>
        )}
        {event.can.includes('edit') ? (
          <EventEditor key={event.eventId} kind={event.eventKind} event={event} onDirty={setDirty} />
        ) : (
          <section className={css.panel} aria-label="О чём">
            <WholeEvent event={event} />
          </section>
        )}
        <div className={css.pair}>
          <Organiser event={event} />
          {history.length > 0 && (
            <section className={css.panel} aria-label="Что происходило">
              <h2>Что происходило</h2>
              <History steps={history} />
            </section>
          )}
        </div>
        <div className={css.panel}>
          <RecordHistory kind={eventRecord} id={event.eventId} />
        </div>
      </div>
    </Page>
  );
}
