import { messages } from '@venue/sdk';
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
  /** Receives complete days in order; text that is not a date counts as empty. */
  onChange: (days: Days) => void;
  /** An error other than reversed days. */
  error?: string | undefined;
  /** Delays loading the pickers, see `PickerInput`. */
  waiting?: boolean;
  className?: string | undefined;
}

const same = (one: Days, other: Days) => one.from === other.from && one.to === other.to;
/** Replaces an end that is not a complete day with an empty one. */
const whole = ({ from, to }: Days): Days => ({ from: isDay(from) ? from : '', to: isDay(to) ? to : '' });
const isReversed = ({ from, to }: Days) => from !== '' && to !== '' && from > to;

/** A range of days as two fields under one label, outside a form. */
export function DateRange({ label, names, value, onChange, error, waiting, className = '' }: Props) {
  const [typed, setTyped] = useState(value);
  const [previous, setPrevious] = useState(value);
  // Days set from outside (a reset, the back button) replace what is typed; days reported from here already match it.
  if (!same(value, previous)) {
    setPrevious(value);
    if (!same(value, whole(typed))) setTyped(value);
  }
  const reversed = isReversed(whole(typed));
  const type = (change: Partial<Days>) => {
    const next = { ...typed, ...change };
    setTyped(next);
    const days = whole(next);
    if (!same(days, whole(typed)) && !isReversed(days)) onChange(days);
  };
  return (
    <fieldset className={`${css.range} ${className}`}>
      <legend className={css.label}>{label}</legend>
      <PickerInput
        kind="date"
        name={names.from}
        label={`${label}, с`}
        value={typed.from}
        max={typed.to}
        waiting={waiting}
        onChange={from => type({ from })}
      />
      <PickerInput
        kind="date"
        name={names.to}
        label={`${label}, до`}
        value={typed.to}
        min={typed.from}
        waiting={waiting}
        onChange={to => type({ to })}
        error={reversed ? messages.reversed : error}
      />
    </fieldset>
  );
}
