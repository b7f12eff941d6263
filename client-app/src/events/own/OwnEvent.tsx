import type { VenueEvent } from '@venue/sdk/events/model';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { useNavigate } from 'react-router-dom';
import { eventRequestPaths } from '../../event-requests/event-requests.paths.ts';
import { EventSheet } from '../EventSheet.tsx';
import { eventPaths } from '../events.paths.ts';
import css from './Editor.module.css';
import { EventHistory } from './EventHistory.tsx';
import { EventLoader } from './EventLoader.tsx';
import { EventStatusNote } from './EventStatusNote.tsx';
import { Participants } from './Participants.tsx';
import { useRemoveEvent } from './useRemoveEvent.ts';

/** An event of mine: where it stands, who comes, how it reads, and what happened to it. */
export default function OwnEvent() {
  return <EventLoader>{event => <Shown event={event} />}</EventLoader>;
}

function Shown({ event }: { event: VenueEvent }) {
  const { eventId, can } = event;
  const navigate = useNavigate();
  const { remove, busy } = useRemoveEvent(event);
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
          {can.includes('delete') && (
            <Button
              color="inherit"
              aria-disabled={busy || undefined}
              onClick={async () => {
                if (await remove()) navigate(`${eventRequestPaths.events.path}?show=events`, { replace: true });
              }}
            >
              Удалить
            </Button>
          )}
        </>
      }
    >
      <div className={css.column}>
        <EventStatusNote event={event} />
        {can.includes('tickets') && <Participants event={event} />}
        <section className={css.card} aria-label="Как видят гости">
          <EventSheet event={event} />
        </section>
        <EventHistory eventId={eventId} />
      </div>
    </Page>
  );
}
