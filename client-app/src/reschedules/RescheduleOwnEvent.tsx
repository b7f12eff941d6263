import type { VenueEvent } from '@venue/sdk/events/model';
import { getReschedules, rescheduleEvent } from '@venue/sdk/reschedules';
import RescheduleDialog from '@venue/shared-ui/areas/reschedules/RescheduleDialog.tsx';

interface Props {
  event: VenueEvent;
  close: () => void;
}

/** Reschedules an event of the organiser's. */
export default function RescheduleOwnEvent({ event, close }: Props) {
  return (
    <RescheduleDialog
      event={event}
      get={getReschedules}
      reschedule={rescheduleEvent}
      by="organiser"
      close={close}
      done={close}
    />
  );
}
