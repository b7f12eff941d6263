import { useController } from 'react-hook-form';
import { Field, type FieldProps, inputClass } from './Field.tsx';

interface Props extends FieldProps {
  /** How many digits there are at most. */
  most: number;
  /** Formats the digits, e.g. `660-004`; by default they are shown as they are. */
  as?: (digits: string) => string;
  placeholder?: string;
}

/** A number with a fixed count of digits, such as an INN; spaces and dashes in pasted text are dropped. */
export function DigitsField({ name, label, hint, optional, most, as = digits => digits, placeholder }: Props) {
  const { field, fieldState } = useController({ name });
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} optional={optional}>
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
          onChange={event => field.onChange(as(event.target.value.replace(/\D/g, '').slice(0, most)))}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  );
}
