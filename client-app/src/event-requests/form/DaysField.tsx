import { eventDayHours, requestLimits, spanOfDays } from '@venue/sdk/event-requests/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { addDays, dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { DateField } from '@venue/shared-ui/dates/DateField.tsx';
import { formatTime } from '@venue/shared-ui/dates/format.ts';
import { TimeField } from '@venue/shared-ui/dates/TimeField.tsx';
import { ListField } from '@venue/shared-ui/fields/ListField.tsx';
import { Row } from '@venue/shared-ui/form/Form.tsx';
import { useEffect, useEffectEvent } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { RequestValues } from './requestForm.ts';

const name = 'eventRequestDays';
const MINUTE = 60_000;

/** The days of a multi-day event with their hours. The form's start and duration are derived from them. */
export function DaysField() {
  const { setValue, getValues } = useFormContext<RequestValues>();
  const days = useWatch<RequestValues, typeof name>({ name });

  const follow = useEffectEvent(() => {
    const span = spanOfDays(days);
    if (!span) return;
    if (getValues('eventRequestDateStart') !== span.eventRequestDateStart)
      setValue('eventRequestDateStart', span.eventRequestDateStart, { shouldDirty: true });
    if (getValues('eventRequestTime') !== span.eventRequestTime)
      setValue('eventRequestTime', span.eventRequestTime, { shouldDirty: true });
  });
  const key = JSON.stringify(days);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the days by what they say, not by which list holds them
  useEffect(() => follow(), [key]);

  return (
    <ListField
      name={name}
      label="Дни мероприятия"
      empty={() => nextDay(getValues())}
      limit={requestLimits.days}
      addLabel="Добавить день"
      entryLabel={index => `день ${index + 1}`}
    >
      {(day, index) => (
        <Row>
          <DateField name={`${day}.day`} label={`День ${index + 1}`} min={dayOf(serverNow())} />
          <TimeField name={`${day}.timeStart`} label="Начало" />
          <TimeField name={`${day}.timeEnd`} label="Окончание" />
        </Row>
      )}
    </ListField>
  );
}

/**
 * The next day to add: the day after the last one, with the same hours. The first day takes the form's start and
 * duration.
 */
function nextDay({ eventRequestDays: days, eventRequestDateStart: start, eventRequestTime: length }: RequestValues) {
  const last = days.at(-1);
  if (last) return { ...last, day: last.day === '' ? '' : addDays(last.day, 1) };
  const begins = start ? Date.parse(start) : Number.NaN;
  if (Number.isNaN(begins)) return { day: '', timeStart: eventDayHours.from, timeEnd: eventDayHours.to };
  const timeEnd = formatTime(begins + length * MINUTE);
  return {
    day: dayOf(begins),
    timeStart: formatTime(begins),
    timeEnd: timeEnd > formatTime(begins) && timeEnd <= eventDayHours.to ? timeEnd : eventDayHours.to,
  };
}
