import { ErrorText, inputClass } from '@venue/shared-ui/form/Field.tsx';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import css from './HoursField.module.css';
import { readTime } from './hours.ts';

/** Times offered for picking; any other may be typed. */
const offered = Array.from(
  { length: 48 },
  (_, half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`,
);

interface Props {
  name: string;
  /** What the time is of, for those who do not see what stands around: «Вторник, начало». */
  label: string;
}

/** A time of day as HH:mm: typed in any usual way, or picked from half hours. */
export function TimeField({ name, label }: Props) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  const message = fieldState.error?.message;
  return (
    <div className={css.time}>
      <input
        ref={field.ref}
        name={name}
        className={inputClass}
        aria-label={label}
        data-label={label}
        inputMode="numeric"
        autoComplete="off"
        placeholder="чч:мм"
        maxLength={8}
        list={`${id}-times`}
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? `${id}-error` : undefined}
        value={String(field.value ?? '')}
        onChange={event => field.onChange(event.target.value)}
        onBlur={event => {
          const time = readTime(event.target.value);
          if (time !== field.value) field.onChange(time);
          field.onBlur();
        }}
        onKeyDown={event => {
          if (event.key === 'Enter') field.onChange(readTime(event.currentTarget.value));
        }}
      />
      <datalist id={`${id}-times`}>
        {offered.map(time => (
          <option key={time} value={time} />
        ))}
      </datalist>
      <ErrorText id={`${id}-error`} text={message} />
    </div>
  );
}
