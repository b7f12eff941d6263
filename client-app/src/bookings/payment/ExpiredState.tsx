import { getSchedule } from '@venue/sdk/bookings';
import { type BookingInfo, EXPIRED_REASON } from '@venue/sdk/bookings/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { addDays, dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { StateCard } from '../../app/cabinet/StateCard.tsx';
import { bookingPaths } from '../bookings.paths.ts';
import { stateOf } from '../calendar/slots.ts';
import { bookAgain } from './wishOf.ts';

/** The maximum number of days in one request for the schedule. */
const LONGEST_LOOK = 42;

function daysOf(from: string, to: string): number {
  let days = 1;
  while (days < LONGEST_LOOK && addDays(from, days - 1) < to) days++;
  return days;
}

/** The hold has run out: says whether the hours are still free, and leads back to the calendar with the same choice. */
export function ExpiredState({ info, fresh }: { info: BookingInfo; fresh: boolean }) {
  const hours = info.slots.map(slot => slot.start);
  const [first = info.createdAt, last = first] = [hours[0], hours.at(-1)];
  const from = dayOf(first);
  const { data } = useCall(getSchedule, { body: { roomId: info.roomId, from, days: daysOf(from, dayOf(last)) } });
  const states = new Map(data?.message.schedule.map(slot => [slot.start, stateOf(slot)]));
  const free = hours.filter(hour => states.get(hour) === 'free');
  const allFree = free.length === hours.length;

  return (
    <StateCard
      look="warn"
      title={EXPIRED_REASON}
      fresh={fresh}
      actions={
        <>
          <Button variant="contained" {...bookAgain(info, free)}>
            {allFree ? 'Выбрать снова' : 'Выбрать другое время'}
          </Button>
          <Button variant="outlined" to={bookingPaths.list.path}>
            Мои бронирования
          </Button>
        </>
      }
    >
      <p>
        <span>Бронь снята, деньги не&nbsp;списаны.</span>{' '}
        {data && (
          <span>
            {allFree
              ? 'Часы пока свободны — их можно занять ещё раз.'
              : free.length > 0
                ? 'Часть этих часов ещё свободна, остальные уже заняты.'
                : 'Эти часы уже заняты.'}
          </span>
        )}
      </p>
    </StateCard>
  );
}
