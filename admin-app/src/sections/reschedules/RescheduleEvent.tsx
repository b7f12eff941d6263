import type { AdminEvent } from '@venue/sdk/events/model';
import { getReschedules, rescheduleEvent } from '@venue/sdk/reschedules/admin';
import RescheduleDialog from '@venue/shared-ui/areas/reschedules/RescheduleDialog.tsx';

interface Props {
  event: AdminEvent;
  close: () => void;
  done: () => void;
}

/** Reschedules an event with tickets, for staff. */
export default function RescheduleEvent({ event, close, done }: Props) {
  return (
    <RescheduleDialog
      event={event}
      get={getReschedules}
      reschedule={rescheduleEvent}
      by="staff"
      close={close}
      done={done}
    />
  );
}
