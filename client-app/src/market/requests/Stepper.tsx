import { useState } from 'react';
import css from './Stepper.module.css';

interface Props {
  label: string;
  value: number;
  most: number;
  unit: string;
  onChange: (value: number) => void;
}

/** A quantity, changed by buttons or typed. */
export function Stepper({ label, value, most, unit, onChange }: Props) {
  // While it is typed the text may be empty; the value stays what it was.
  const [text, setText] = useState<string | null>(null);
  const step = (to: number) => {
    setText(null);
    onChange(to);
  };
  return (
    <span className={css.stepper}>
      <button type="button" aria-label={`${label}: меньше`} disabled={value <= 1} onClick={() => step(value - 1)}>
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
          if (Number(digits) >= 1) onChange(Math.min(Number(digits), most));
        }}
        onBlur={() => setText(null)}
      />
      <button type="button" aria-label={`${label}: больше`} disabled={value >= most} onClick={() => step(value + 1)}>
        +
      </button>
      <span>{unit}</span>
    </span>
  );
}
