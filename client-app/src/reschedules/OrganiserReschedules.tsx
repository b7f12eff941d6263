import type { VenueEvent } from '@venue/sdk/events/model';
import { getReschedules } from '@venue/sdk/reschedules';
import { RescheduleList } from '@venue/shared-ui/areas/reschedules/RescheduleList.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import css from './Reschedules.module.css';

/** How the organiser's event was rescheduled, and what guests chose; nothing for one that never was. */
export default function OrganiserReschedules({ event: { eventId: id } }: { event: VenueEvent }) {
  const { data } = useCall(getReschedules, { id });
  const reschedules = data?.message.reschedules ?? [];
  if (reschedules.length === 0) return null;
  return (
    <section className={css.card} aria-labelledby="reschedules">
      <h2 id="reschedules">Перенос</h2>
      <RescheduleList reschedules={reschedules} />
    </section>
  );
}
