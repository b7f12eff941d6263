import { groupPhone, phoneDigits } from '@venue/sdk';
import { useEffect, useState } from 'react';
import { useController } from 'react-hook-form';
import css from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

interface InputProps {
  /** Digits without the country code; a number that is refused may have a plus, or more than 10. */
  value: string;
  onChange: (digits: string) => void;
}

/**
 * Text and value of a phone input. Any format may be typed, pasted or filled in; it is formatted when the number is
 * complete and the field is left, so that the caret never jumps.
 */
export function usePhoneText({ value, onChange }: InputProps) {
  const [text, setText] = useState(() => groupPhone(value));
  // A value set from outside (a draft, a reset) replaces the text; a value typed here already matches it.
  useEffect(() => setText(current => (phoneDigits(current) === value ? current : groupPhone(value))), [value]);
  return {
    text,
    type: (typed: string) => {
      const digits = phoneDigits(typed);
      // A pasted or filled-in number arrives whole and can be formatted at once: the caret is not inside it.
      const whole = digits.length === 10 && Math.abs(typed.length - text.length) > 1;
      setText(whole ? groupPhone(digits) : typed);
      onChange(digits);
    },
    // A number that is refused stays as it was typed.
    leave: () => setText(/^\d{0,10}$/.test(phoneDigits(text)) ? groupPhone(phoneDigits(text)) : text),
  };
}

/** A phone number. The form's value is its 10 digits. */
export function PhoneField({ name, label, hint, optional, disabled }: FieldProps) {
  const { field, fieldState } = useController({ name, ...(disabled ? { disabled } : {}) });
  const phone = usePhoneText({ value: String(field.value ?? ''), onChange: field.onChange });
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} optional={optional}>
      {wiring => (
        <input
          {...wiring}
          ref={field.ref}
          name={name}
          data-label={label}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          placeholder="+7 900 000-00-00"
          className={css.input}
          disabled={field.disabled}
          value={phone.text}
          onChange={event => phone.type(event.target.value)}
          onBlur={() => {
            phone.leave();
            field.onBlur();
          }}
        />
      )}
    </Field>
  );
}
