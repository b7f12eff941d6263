import { getReschedules } from '@venue/sdk/reschedules/admin';
import { RescheduleList } from '@venue/shared-ui/areas/reschedules/RescheduleList.tsx';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import css from './EventReschedules.module.css';

/** How an event was rescheduled, and what its guests chose; nothing for one that never was. */
export function EventReschedules({ eventId: id }: { eventId: number }) {
  const { data } = useCall(getReschedules, { id });
  const reschedules = data?.message.reschedules ?? [];
  if (reschedules.length === 0) return null;
  return (
    <section className={css.panel} aria-labelledby="reschedules">
      <h2 id="reschedules">Перенос</h2>
      <RescheduleList reschedules={reschedules} />
    </section>
  );
}
