import { eventKind } from '@venue/sdk/events/model';
import { NewEvent } from './NewEvent.tsx';

/** A new announcement. */
export default function CreateAnnouncement() {
  return <NewEvent kind={eventKind.announcement} />;
}
