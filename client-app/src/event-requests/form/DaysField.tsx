import { eventDayHours, requestLimits, spanOfDays } from '@venue/sdk/event-requests/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { addDays, dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { DateField } from '@venue/shared-ui/dates/DateField.tsx';
import { formatTime } from '@venue/shared-ui/dates/format.ts';
import { TimeField } from '@venue/shared-ui/dates/TimeField.tsx';
import { ErrorText } from '@venue/shared-ui/fields/Field.tsx';
import { Row } from '@venue/shared-ui/form/Form.tsx';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { useEffect, useEffectEvent, useId } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import css from './DaysField.module.css';
import type { RequestValues } from './requestForm.ts';

const name = 'eventRequestDays';
const MINUTE = 60_000;

/** The days of an event of several, with its hours on each. The form's beginning and length follow from them. */
export function DaysField() {
  const { setValue, getValues, getFieldState, formState } = useFormContext<RequestValues>();
  const days = useWatch<RequestValues, typeof name>({ name });
  const errorId = useId();
  const put = (next: RequestValues[typeof name]) =>
    setValue(name, next, { shouldDirty: true, shouldValidate: getFieldState(name, formState).invalid });
  const add = () => put([...days, nextDay(getValues())]);

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

  const error = getFieldState(name, formState).error;
  return (
    <fieldset className={css.days} aria-describedby={errorId}>
      <legend>Дни мероприятия</legend>
      <ol className={css.list}>
        {days.map((_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a day has no name but its place
          <li key={index} className={css.one}>
            <Row>
              <DateField name={`${name}.${index}.day`} label={`День ${index + 1}`} min={dayOf(serverNow())} />
              <TimeField name={`${name}.${index}.timeStart`} label="Начало" />
              <TimeField name={`${name}.${index}.timeEnd`} label="Окончание" />
            </Row>
            <Button
              size="small"
              color="inherit"
              aria-label={`Убрать день ${index + 1}`}
              onClick={() => put(days.filter((__, at) => at !== index))}
            >
              Убрать
            </Button>
          </li>
        ))}
      </ol>
      <ErrorText id={errorId} text={error && 'message' in error ? error.message : undefined} />
      {days.length < requestLimits.days && (
        <div>
          <Button variant="outlined" onClick={add}>
            Добавить день
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** The day after the last one at the same hours; the first is what was said of an event of one day. */
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
