import { say } from '@venue/sdk';
import { useState } from 'react';
import { isDay } from './calendar.ts';
import css from './DateRange.module.css';
import { PickerInput } from './PickerInput.tsx';

/** The first and the last day, `YYYY-MM-DD` or empty for an open end. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

interface Props {
  label: string;
  /** Names of the two inputs. */
  names: Days;
  value: Days;
  /** Receives days that are whole and in order; text that is no date counts as empty. */
  onChange: (days: Days) => void;
  /** What else is wrong with the days. */
  error?: string | undefined;
}

/** A range of days as two fields under one label, outside a form. */
export function DateRange({ label, names, value, onChange, error }: Props) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  // Days set from outside (a reset, the back button) replace what is typed; our own typing already agrees with them.
  if (value.from !== known.from || value.to !== known.to) {
    setKnown(value);
    setTyped(value);
  }
  const reversed = isDay(typed.from) && isDay(typed.to) && typed.from > typed.to;
  const type = (change: Partial<Days>) => {
    const next = { ...typed, ...change };
    const days = { from: isDay(next.from) ? next.from : '', to: isDay(next.to) ? next.to : '' };
    setTyped(next);
    if ((days.from === known.from && days.to === known.to) || (days.from && days.to && days.from > days.to)) return;
    setKnown(days);
    onChange(days);
  };
  return (
    <fieldset className={css.range}>
      <legend className={css.label}>{label}</legend>
      <PickerInput
        kind="date"
        name={names.from}
        label={`${label}, с`}
        value={typed.from}
        max={typed.to}
        onChange={from => type({ from })}
      />
      <PickerInput
        kind="date"
        name={names.to}
        label={`${label}, до`}
        value={typed.to}
        min={typed.from}
        onChange={to => type({ to })}
        error={reversed ? say.reversed : error}
      />
    </fieldset>
  );
}
