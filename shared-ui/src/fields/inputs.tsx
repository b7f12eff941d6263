import { useEffect, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useFormState } from '../form/formState.ts';
import { eye, eyeOff } from '../parts/eye.ts';
import { Icon, Outline } from '../parts/Icon.tsx';
import css from './Field.module.css';
import { ErrorText, Field, type FieldProps } from './Field.tsx';

interface TextProps extends FieldProps {
  type?: 'text' | 'email' | 'url' | 'search' | 'date' | 'time';
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'url';
  placeholder?: string;
  maxLength?: number;
}

/** The registered input and the message of a field, for inputs that hold plain text. */
function usePlain(name: string, disabled = false) {
  const { register, getFieldState, formState } = useFormContext();
  return { props: register(name, { disabled }), error: getFieldState(name, formState).error?.message };
}

/** One line of text. */
export function Text({ name, label, hint, optional, disabled, type = 'text', ...rest }: TextProps) {
  const { props, error } = usePlain(name, disabled);
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {wiring => <input {...wiring} {...rest} {...props} type={type} data-label={label} className={css.input} />}
    </Field>
  );
}

/** Several lines of text; grows with what is written. */
export function TextArea({
  name,
  label,
  hint,
  optional,
  disabled,
  ...rest
}: FieldProps & { maxLength?: number; placeholder?: string }) {
  const { props, error } = usePlain(name, disabled);
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {wiring => <textarea {...wiring} {...rest} {...props} data-label={label} className={css.input} />}
    </Field>
  );
}

interface PasswordProps extends Omit<FieldProps, 'optional'> {
  /** Tells password managers whether to fill in a password or to offer a new one. */
  kind: 'current' | 'new';
}

/** A password that can be shown. */
export function PasswordField({ name, label, hint, disabled, kind }: PasswordProps) {
  const { props, error } = usePlain(name, disabled);
  const [isVisible, setVisible] = useState(false);
  const { secrets } = useFormState();
  useEffect(() => void secrets.add(name), [secrets, name]);
  return (
    <Field label={label} hint={hint} error={error}>
      {wiring => (
        <span className={css.with}>
          <input
            {...wiring}
            {...props}
            type={isVisible ? 'text' : 'password'}
            autoComplete={`${kind}-password`}
            autoCapitalize="none"
            spellCheck={false}
            data-label={label}
            className={css.input}
          />
          <button
            type="button"
            className={css.inside}
            aria-label="Показать пароль"
            aria-pressed={isVisible}
            onClick={() => setVisible(!isVisible)}
          >
            <Outline path={isVisible ? eyeOff : eye} />
          </button>
        </span>
      )}
    </Field>
  );
}

/** A yes or no. The label may hold links. */
export function Checkbox({
  name,
  label,
  hint,
  disabled,
}: Omit<FieldProps, 'label' | 'optional'> & { label: React.ReactNode }) {
  const { field, fieldState } = useController({ name, ...(disabled ? { disabled } : {}) });
  const message = fieldState.error?.message;
  const errorId = `${name}-error`;
  return (
    <div className={css.field}>
      <label className={css.check}>
        <input
          ref={field.ref}
          type="checkbox"
          name={name}
          className={css.box}
          checked={field.value === true}
          disabled={field.disabled}
          onChange={event => field.onChange(event.target.checked)}
          onBlur={field.onBlur}
          aria-invalid={message ? true : undefined}
          aria-describedby={message ? errorId : undefined}
        />
        <span>{label}</span>
      </label>
      {hint && <p className={`${css.hint} ${css.under}`}>{hint}</p>}
      <ErrorText id={errorId} text={message} />
    </div>
  );
}

interface ChooseProps<Id extends number | string> extends FieldProps {
  options: readonly { readonly id: Id; readonly label: string }[];
  /** Text of the empty choice. */
  empty?: string;
}

/** One of several options, as a native select: it works best on phones and needs no code. Empty is `''`. */
export function Choose<Id extends number | string>({
  name,
  label,
  hint,
  optional,
  disabled,
  options,
  empty = 'Не выбрано',
}: ChooseProps<Id>) {
  const { field, fieldState } = useController({ name, ...(disabled ? { disabled } : {}) });
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message} optional={optional}>
      {wiring => (
        <span className={css.with}>
          <select
            {...wiring}
            ref={field.ref}
            name={name}
            data-label={label}
            className={css.input}
            disabled={field.disabled}
            value={String(field.value ?? '')}
            onBlur={field.onBlur}
            onChange={event => {
              // The browser turns ids into text; the form keeps the id's own type.
              const match = options.find(option => String(option.id) === event.target.value);
              field.onChange(match ? match.id : '');
            }}
          >
            {(optional || field.value === '' || field.value === undefined || field.value === null) && (
              <option value="">{empty}</option>
            )}
            {options.map(option => (
              <option key={option.id} value={String(option.id)}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="down" className={css.chevron} />
        </span>
      )}
    </Field>
  );
}
