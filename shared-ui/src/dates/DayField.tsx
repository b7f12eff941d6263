import { messages } from '@venue/sdk';
import { type Ref, useId, useRef, useState } from 'react';
import { ErrorText, inputClass } from '../fields/Field.tsx';
import { IconButton } from '../parts/Button.tsx';
import { Icon } from '../parts/Icon.tsx';
import css from './DayField.module.css';
import { formatDay, readDay } from './DayField.read.ts';

interface Props {
  /** Name of the field for those who cannot see what stands around it, e.g. «Дни брони, с». */
  label: string;
  name: string;
  /** `YYYY-MM-DD`, or empty. */
  value: string;
  /** Hears of every whole date, and of an empty field; text that is no date counts as empty. */
  onChange: (day: string) => void;
  /** The earliest and the latest day the calendar offers. */
  min?: string;
  max?: string;
  /** Ties it to a label that is on screen; without one `label` is said in its place. */
  id?: string;
  describedBy?: string | undefined;
  /** What else is wrong with the value. */
  error?: string | undefined;
  inputRef?: Ref<HTMLInputElement>;
}

/** A calendar day as dd.mm.yyyy: typed or pasted in any usual form, or chosen in the browser's own calendar. */
export function DayField({ label, name, value, onChange, min, max, id, describedBy, error, inputRef }: Props) {
  const [text, setText] = useState(formatDay(value));
  const [known, setKnown] = useState(value);
  const [wrong, setWrong] = useState(false);
  const picker = useRef<HTMLInputElement>(null);
  const errorId = useId();
  // A value set from outside (a reset, the back button) replaces the text; our own typing already agrees with it.
  if (value !== known) {
    setKnown(value);
    setText(formatDay(value));
    setWrong(false);
  }
  const change = (day: string) => {
    setKnown(day);
    if (day !== value) onChange(day);
  };
  const type = (typed: string) => {
    setWrong(false);
    const day = readDay(typed);
    const pasted = Math.abs(typed.length - text.length) > 1;
    // While it is being typed, `01.02.20` may be on its way to another year: only a whole date is taken at once.
    const whole = day !== null && (pasted || typed.replace(/\D/g, '').length === 8);
    setText(whole && pasted ? formatDay(day) : typed);
    if (whole) change(day);
    else if (typed.trim() === '') change('');
  };
  const leave = () => {
    const day = readDay(text);
    setWrong(day === null && text.trim() !== '');
    if (day !== null) setText(formatDay(day));
    change(day ?? '');
  };
  const shown = wrong ? messages.date : error;
  return (
    <div className={css.field}>
      <span className={css.with}>
        <input
          ref={inputRef}
          id={id}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder="дд.мм.гггг"
          maxLength={30}
          name={name}
          className={`${inputClass} ${css.input}`}
          data-label={label}
          aria-label={id ? undefined : label}
          aria-invalid={shown ? true : undefined}
          aria-describedby={[describedBy, shown && errorId].filter(Boolean).join(' ') || undefined}
          value={text}
          onChange={event => type(event.target.value)}
          onBlur={leave}
          onKeyDown={event => {
            if (event.key === 'Enter') leave();
          }}
        />
        <input
          ref={picker}
          type="date"
          className={css.picker}
          tabIndex={-1}
          aria-hidden="true"
          value={value}
          min={min}
          max={max}
          onChange={event => {
            setText(formatDay(event.target.value));
            setWrong(false);
            change(event.target.value);
          }}
        />
        <IconButton
          className={css.open}
          aria-label={`${label}: открыть календарь`}
          onClick={() => open(picker.current)}
        >
          <Icon name="calendar" size={20} />
        </IconButton>
      </span>
      <ErrorText id={errorId} text={shown} />
    </div>
  );
}

function open(picker: HTMLInputElement | null): void {
  if (!picker) return;
  try {
    picker.showPicker();
  } catch {
    // Older browsers, and frames of another origin, open it by a click or not at all; typing always works.
    picker.click();
  }
}
