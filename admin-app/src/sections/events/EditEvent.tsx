import { getEvent } from '@venue/sdk/events/admin';
import { EventPage } from './EventPage.tsx';

/** An event as staff edit it and decide about it. */
export default function EditEvent() {
  return <EventPage call={getEvent} />;
}
