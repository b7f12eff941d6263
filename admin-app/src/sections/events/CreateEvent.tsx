import { eventKind } from '@venue/sdk/events/model';
import { NewEvent } from './NewEvent.tsx';

/** A new event. */
export default function CreateEvent() {
  return <NewEvent kind={eventKind.event} />;
}
