import { useController } from 'react-hook-form';
import { Field, type FieldProps, inputClass } from './Field.tsx';

interface Props extends FieldProps {
  /** How many digits there are at most. */
  most: number;
  /** Writes the digits as people do, e.g. `660-004`; only the digits otherwise. */
  as?: (digits: string) => string;
  placeholder?: string;
}

/** A number of so many digits, such as an INN: pasted with blanks or dashes, its digits are taken. */
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
