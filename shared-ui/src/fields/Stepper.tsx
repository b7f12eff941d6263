import { type KeyboardEvent, useState } from 'react';
import css from './Stepper.module.css';

interface Props {
  label: string;
  /** 0 for none, which only a quantity with `first` may be. */
  value: number;
  least?: number;
  most: number;
  /** What the first step up from none leads to. */
  first?: number;
  unit?: string;
  onChange: (value: number) => void;
}

/** A quantity, changed by buttons or arrow keys, or typed. */
export function Stepper({ label, value, least = 1, most, first, unit, onChange }: Props) {
  // What is typed may be empty or below the least while it is typed; the value stays what it was.
  const [text, setText] = useState<string | null>(null);
  const fewest = first === undefined ? least : 0;
  const step = (to: number) => {
    setText(null);
    if (to > most) return;
    if (to >= least) onChange(value === 0 ? (first ?? to) : to);
    else if (to > value) onChange(Math.max(first ?? least, least));
    else onChange(fewest);
  };
  const leave = () => {
    if (text !== null && first !== undefined && Number(text) < least) onChange(Number(text) === 0 ? 0 : least);
    setText(null);
  };
  const byKey = (event: KeyboardEvent) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    step(value + by);
  };
  return (
    <span className={css.stepper}>
      <button type="button" aria-label={`${label}: меньше`} disabled={value <= fewest} onClick={() => step(value - 1)}>
        −
      </button>
      <input
        aria-label={label}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={text ?? String(value)}
        onChange={event => {
          const digits = event.target.value.replace(/\D/g, '');
          setText(digits);
          if (Number(digits) >= least) onChange(Math.min(Number(digits), most));
        }}
        onKeyDown={byKey}
        onBlur={leave}
      />
      <button type="button" aria-label={`${label}: больше`} disabled={value >= most} onClick={() => step(value + 1)}>
        +
      </button>
      {unit !== undefined && <span>{unit}</span>}
    </span>
  );
}
