import { useState } from 'react';
import { useController } from 'react-hook-form';
import { Field, type FieldProps, inputClass } from './Field.tsx';
import stepper from './Stepper.module.css';

interface Props extends FieldProps {
  /** Parses a number; null for empty text, undefined if it is not a valid number. */
  read: (typed: string) => number | null | undefined;
  /** The text of a number. */
  write: (value: number) => string;
  inputMode: 'numeric' | 'decimal';
  placeholder?: string;
  /** Adds buttons that change the number by so much, and what it counts. */
  steps?: { readonly by: number; readonly unit: string };
}

/**
 * A number as people type it. The form's value is the number, null if empty, or the text itself while it is not a
 * number.
 */
export function NumberField({ name, label, hint, optional, disabled, read, write, steps, ...input }: Props) {
  const { field, fieldState } = useController({ name, ...(disabled ? { disabled } : {}) });
  const value: unknown = field.value;
  const valueText = typeof value === 'number' ? write(value) : String(value ?? '');
  const [text, setText] = useState(valueText);
  const [previous, setPrevious] = useState(value);
  const mean = (typed: string) => {
    const number = read(typed);
    return number === undefined ? typed : number;
  };
  // A value set from outside (a draft, a reset) replaces the text; a value typed here already matches it.
  if (value !== previous) {
    setPrevious(value);
    if (mean(text) !== value) setText(valueText);
  }
  const put = (next: number) => {
    setText(write(next));
    field.onChange(next);
  };
  const now = typeof value === 'number' ? value : 0;
  const change = (sign: -1 | 1, { by }: { readonly by: number }) => (
    <button
      type="button"
      aria-label={`${label}: ${sign > 0 ? 'больше' : 'меньше'}`}
      disabled={field.disabled || (sign < 0 && now <= by)}
      // To the next round number: 25 by tens becomes 30, or 20.
      onClick={() => put(sign > 0 ? (Math.floor(now / by) + 1) * by : (Math.ceil(now / by) - 1) * by)}
    >
      {sign > 0 ? '+' : '−'}
    </button>
  );
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} optional={optional}>
      {wiring => {
        const typed = (
          <input
            {...wiring}
            {...input}
            ref={field.ref}
            name={name}
            data-label={label}
            className={inputClass}
            type="text"
            autoComplete="off"
            disabled={field.disabled}
            value={text}
            onChange={event => {
              setText(event.target.value);
              field.onChange(mean(event.target.value));
            }}
            onBlur={() => {
              if (typeof value === 'number') setText(valueText);
              field.onBlur();
            }}
          />
        );
        if (!steps) return typed;
        return (
          <span className={`${stepper.stepper} ${stepper.field}`}>
            {change(-1, steps)}
            {typed}
            {change(1, steps)}
            <span>{steps.unit}</span>
          </span>
        );
      }}
    </Field>
  );
}
