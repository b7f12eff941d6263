import { dayOf, formatTime, messages, momentOf } from '@venue/sdk';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { FieldGroup, type FieldProps } from '../fields/Field.tsx';
import { DayField } from './DayField.tsx';
import css from './TimeField.module.css';
import { TimeInput } from './TimeField.tsx';

interface Parts {
  readonly day: string;
  readonly time: string;
}

const isMoment = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

const partsOf = (value: unknown): Parts =>
  isMoment(value) ? { day: dayOf(value), time: formatTime(value) } : { day: '', time: '' };

/** The moment at the venue; null for nothing, and the text itself for what is no moment. */
function meant({ day, time }: Parts): string | null {
  if (day === '' && time === '') return null;
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  if (day === '' || hours === undefined) return `${day} ${time}`;
  return new Date(momentOf(day, 0).getTime() + (Number(hours) * 60 + Number(minutes)) * 60_000).toISOString();
}

interface Props extends Omit<FieldProps, 'disabled'> {
  /** The time a day begins with once it is chosen. */
  usual?: string;
}

/** A day and a time at the venue within a form. The value is a moment in UTC, null when nothing is typed. */
export function MomentField({ name, label, hint, optional, usual = '00:00' }: Props) {
  const { field, fieldState } = useController({ name });
  const value: unknown = field.value ?? null;
  const [parts, setParts] = useState(() => partsOf(value));
  const [known, setKnown] = useState(value);
  // A value set from outside (a draft, a reset) replaces what is typed; our own typing already agrees with it.
  if (value !== known) {
    setKnown(value);
    if (meant(parts) !== value) setParts(partsOf(value));
  }
  const put = (next: Parts) => {
    setParts(next);
    field.onChange(meant(next));
  };
  const error = fieldState.error && (value !== null && !isMoment(value) ? messages.dateTime : fieldState.error.message);
  return (
    <FieldGroup label={label} hint={hint} optional={optional} error={error}>
      {({ describedBy }) => (
        <div className={css.moment}>
          <DayField
            name={name}
            label={`${label}, день`}
            value={parts.day}
            onChange={day => put({ day, time: day === '' ? '' : parts.time || usual })}
            describedBy={describedBy}
            inputRef={field.ref}
          />
          <TimeInput
            name={`${name}.time`}
            label={`${label}, время`}
            value={parts.time}
            onChange={time => put({ day: parts.day, time })}
            onBlur={field.onBlur}
            describedBy={describedBy}
            invalid={error !== undefined}
          />
        </div>
      )}
    </FieldGroup>
  );
}
