import { plural } from '@venue/sdk';
import { useController } from 'react-hook-form';
import { Field, type FieldProps, inputClass } from './Field.tsx';

const digitsOf = (text: string) => text.replace(/\D/g, '');

interface Props extends FieldProps {
  /** How many digits there are at most. */
  most: number;
  /** Formats the digits, e.g. `660-004`; by default they are shown as they are. */
  as?: (digits: string) => string;
  placeholder?: string;
}

/**
 * A number with a fixed count of digits, such as an INN; spaces and dashes in pasted text are dropped. A number that is
 * too long is marked as wrong, never cut: its first digits would be somebody else's number.
 */
export function DigitsField({ name, label, hint, optional, most, as = digits => digits, placeholder }: Props) {
  const { field, fieldState } = useController({ name });
  const count = digitsOf(String(field.value ?? '')).length;
  const tooLong =
    count > most
      ? `Введено ${plural(count, 'цифра', 'цифры', 'цифр')}, а\u00a0нужно не\u00a0больше\u00a0${most}`
      : undefined;
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message ?? tooLong} optional={optional}>
      {wiring => (
        <input
          {...wiring}
          ref={field.ref}
          name={name}
          data-label={label}
          className={inputClass}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          placeholder={placeholder}
          value={String(field.value ?? '')}
          onChange={event => field.onChange(as(digitsOf(event.target.value)))}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  );
}
