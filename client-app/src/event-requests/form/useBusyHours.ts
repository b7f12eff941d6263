import { listBusyHours } from '@venue/sdk/event-requests';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { addDays } from '@venue/shared-ui/dates/calendar.ts';
import { useWatch } from 'react-hook-form';
import { conflictsOf, type DayTimes, daysOf, stretchesOf } from './day.ts';
import type { RequestValues } from './requestForm.ts';

/** The call covers at most 62 days: the first one and this many after it. */
const MOST_DAYS = 61;

/**
 * The times of the form, the hours of the chosen space booked by others on those days, and the conflicts between them.
 */
export function useBusyHours(id: number | undefined) {
  const values = useWatch<RequestValues>() as RequestValues;
  const times: DayTimes = values;
  const stretches = stretchesOf(times);
  const days = daysOf(stretches);
  const [first = '', end = ''] = [days[0], days.at(-1)];
  const last = first !== '' && addDays(first, MOST_DAYS) < end ? addDays(first, MOST_DAYS) : end;
  const spaceId = values.spaceId ?? 0;
  const { data } = useCall(
    listBusyHours,
    { query: { spaceId, from: first, to: last, ...(id === undefined ? {} : { except: id }) } },
    { enabled: spaceId > 0 && first !== '' },
  );
  const busy = (spaceId > 0 && data?.message.hours) || [];
  return { times, stretches, days, busy, conflicts: conflictsOf(times, busy) };
}
