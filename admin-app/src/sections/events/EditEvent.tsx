import { type getAnnouncement, getEvent } from '@venue/sdk/events/admin';
import { eventRecord, eventRecordOf } from '@venue/sdk/events/kind';
import { NotFound } from '@venue/shared-ui/parts/message/NotFound.tsx';
import { numberIn } from '@venue/shared-ui/shell/numberIn.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { RecordPage } from '../../app/record/RecordPage.tsx';
import { addressOf } from './addressOf.ts';
import { EventColumns } from './EventColumns.tsx';
import { EventDetails } from './EventDetails.tsx';
import { EventEditor } from './EventEditor.tsx';
import { eventPaths } from './events.paths.ts';

/** One event or announcement: an editor, or the facts for readers who may not change it. */
export default function EditEvent({ get = getEvent }: { get?: typeof getEvent | typeof getAnnouncement }) {
  const { pathname, search } = useLocation();
  // The route matches any first segment, which may not be a number.
  if (numberIn(useParams().id) === null) return <NotFound home={href(eventPaths.list)} />;
  return (
    <RecordPage kind={eventRecord} kindOf={eventRecordOf} get={get} input={id => ({ id })} list={eventPaths.list}>
      {(event, { refetch }) => {
        const address = addressOf(event);
        // An announcement has a different address: redirect to it.
        if (address !== pathname) return <Navigate to={address + search} replace />;
        if (event.can.includes('edit')) return <EventEditor event={event} again={refetch} />;
        return (
          <EventColumns event={event} unsaved={false} again={refetch}>
            <EventDetails event={event} />
          </EventColumns>
        );
      }}
    </RecordPage>
  );
}
