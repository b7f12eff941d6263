import { eventKind } from '@venue/sdk/events/model';
import CreateEvent from './CreateEvent.tsx';

export default function CreateAnnouncement() {
  return <CreateEvent as={eventKind.announcement} />;
}
