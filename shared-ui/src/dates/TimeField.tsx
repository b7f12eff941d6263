import { type Ref, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import { ErrorText, Field, type FieldProps, inputClass } from '../fields/Field.tsx';
import css from './TimeField.module.css';
import { readTime } from './TimeField.read.ts';

/** Times offered for picking; any other may be typed. */
const offered = Array.from(
  { length: 48 },
  (_, half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`,
);

interface InputProps {
  name: string;
  /** What the time is of, for those who do not see what stands around: «Вторник, начало». */
  label: string;
  value: string;
  onChange: (time: string) => void;
  onBlur?: () => void;
  /** Ties it to a label that is on screen; without one `label` is said in its place. */
  id?: string;
  describedBy?: string | undefined;
  invalid?: boolean;
  inputRef?: Ref<HTMLInputElement>;
}

/** A time of day as HH:mm: typed in any usual way, or picked from half hours. */
export function TimeInput({ name, label, value, onChange, onBlur, id, describedBy, invalid, inputRef }: InputProps) {
  const times = useId();
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // A value set from outside (a draft, a reset) replaces the text; our own typing already agrees with it.
  if (value !== known) {
    setKnown(value);
    if (readTime(text) !== value) setText(value);
  }
  return (
    <>
      <input
        ref={inputRef}
        id={id}
        name={name}
        className={inputClass}
        aria-label={id ? undefined : label}
        data-label={label}
        inputMode="numeric"
        autoComplete="off"
        placeholder="чч:мм"
        maxLength={8}
        list={times}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        value={text}
        onChange={event => {
          setText(event.target.value);
          onChange(readTime(event.target.value));
        }}
        onBlur={() => {
          setText(readTime(text));
          onBlur?.();
        }}
      />
      <datalist id={times}>
        {offered.map(time => (
          <option key={time} value={time} />
        ))}
      </datalist>
    </>
  );
}

interface Props extends Omit<FieldProps, 'disabled'> {
  /** The label is said and not shown, where what stands around shows it. */
  bare?: boolean;
}

/** A time of day within a form; the value is `HH:mm`, what was typed while it is none, or empty. */
export function TimeField({ name, label, hint, optional, bare = false }: Props) {
  const errorId = useId();
  const { field, fieldState } = useController({ name });
  const message = fieldState.error?.message;
  const input = {
    name,
    label,
    value: String(field.value ?? ''),
    onChange: field.onChange,
    onBlur: field.onBlur,
    inputRef: field.ref,
    invalid: message !== undefined,
  };
  if (!bare)
    return (
      <Field label={label} hint={hint} optional={optional} error={message}>
        {({ id, 'aria-describedby': describedBy }) => <TimeInput {...input} id={id} describedBy={describedBy} />}
      </Field>
    );
  return (
    <div className={css.time}>
      <TimeInput {...input} describedBy={message ? errorId : undefined} />
      <ErrorText id={errorId} text={message} />
    </div>
  );
}
