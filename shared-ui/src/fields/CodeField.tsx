import { useController } from 'react-hook-form';
import css from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

/**
 * The six digits out of whatever was typed, pasted or filled in: «код 123456» gives `123456`. Too many digits stay, and
 * are refused: the first six of them are no code.
 */
export const codeDigits = (typed: string): string => /(?<!\d)\d{6}(?!\d)/.exec(typed)?.[0] ?? typed.replace(/\D/g, '');

interface InputProps {
  label: string;
  hint?: React.ReactNode;
  error?: string | undefined;
  name?: string;
  value: string;
  disabled?: boolean;
  onChange: (code: string) => void;
  onBlur?: () => void;
  inputRef?: React.Ref<HTMLInputElement>;
}

/** The input of a one-time code: one field, so that paste and the phone's suggestion work. Usable without a form. */
export function CodeInput({
  label,
  hint,
  error,
  name = 'code',
  value,
  disabled,
  onChange,
  onBlur,
  inputRef,
}: InputProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {wiring => (
        <input
          {...wiring}
          ref={inputRef}
          name={name}
          data-label={label}
          className={`${css.input} ${css.code}`}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          value={value}
          disabled={disabled}
          onChange={event => onChange(codeDigits(event.target.value))}
          onBlur={onBlur}
        />
      )}
    </Field>
  );
}

/** A one-time code within a form. */
export function CodeField({ name, label, hint, disabled }: Omit<FieldProps, 'optional'>) {
  const { field, fieldState } = useController({ name, ...(disabled ? { disabled } : {}) });
  return (
    <CodeInput
      label={label}
      hint={hint}
      error={fieldState.error?.message}
      name={name}
      value={String(field.value ?? '')}
      disabled={field.disabled ?? false}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
    />
  );
}
