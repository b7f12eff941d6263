import { weekdayNames } from '@venue/sdk';
import type { Ref } from 'react';
import { FieldGroup } from './Field.tsx';
import css from './Weekdays.module.css';

interface Props {
  label: string;
  /** Numbers of the chosen weekdays, in order; 1 is Monday. */
  value: readonly number[];
  error?: string | undefined;
  onChange: (weekdays: number[]) => void;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

/** Days of the week, any of which may be chosen. */
export const Weekdays = ({ label, value, error, onChange, onBlur, inputRef }: Props) => (
  <FieldGroup label={label} error={error}>
    {() => (
      <div className={css.weekdays}>
        {weekdayNames.map((name, index) => {
          const weekday = index + 1;
          const others = value.filter(each => each !== weekday);
          return (
            <label key={name}>
              <input
                ref={index === 0 ? inputRef : undefined}
                type="checkbox"
                checked={value.includes(weekday)}
                onChange={event =>
                  onChange(event.target.checked ? [...others, weekday].toSorted((a, b) => a - b) : others)
                }
                onBlur={onBlur}
              />
              {name}
            </label>
          );
        })}
      </div>
    )}
  </FieldGroup>
);
