import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Page } from '@venue/shared-ui/parts/Page.tsx';
import { href, useScreen } from '@venue/shared-ui/shell/screens.tsx';
import { Navigate } from 'react-router-dom';
import { eventPaths } from '../events.paths.ts';
import css from './Editor.module.css';
import { EventEditor } from './EventEditor.tsx';
import { EventLoader, titleOf } from './EventLoader.tsx';
import { EventStatusNote } from './EventStatusNote.tsx';

/** Edits my event while its status allows it; otherwise shows it. */
export default function EditEvent() {
  const shown = useScreen();
  return (
    <EventLoader>
      {event => {
        const { eventId } = event;
        const page = href(eventPaths.own, { eventId });
        if (!event.can.includes('edit')) return <Navigate to={page} replace />;
        return (
          <Page
            {...shown}
            title={titleOf(event)}
            actions={
              <Button variant="outlined" color="inherit" to={page}>
                История и&nbsp;статус
              </Button>
            }
          >
            <div className={css.column}>
              <EventStatusNote event={event} />
              <EventEditor key={eventId} event={event} />
            </div>
          </Page>
        );
      }}
    </EventLoader>
  );
}
