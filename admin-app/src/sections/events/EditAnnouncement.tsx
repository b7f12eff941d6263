import { getAnnouncement } from '@venue/sdk/events/admin';
import { EventPage } from './EventPage.tsx';

/** The same of an announcement. */
export default function EditAnnouncement() {
  return <EventPage call={getAnnouncement} />;
}
