import { useController } from 'react-hook-form';
import { Field, type FieldProps } from '../fields/Field.tsx';
import { PickerInput } from './PickerInput.tsx';

interface Props extends Omit<FieldProps, 'disabled'> {
  /** The default time of a picked day: `10:00`. */
  usual?: string;
}

/** A day and a time at the venue within a form, typed or picked. The form's value is an instant in UTC, or null. */
export function DateTimeField({ name, label, hint, optional, usual }: Props) {
  const { field, fieldState } = useController({ name });
  return (
    <Field label={label} hint={hint} optional={optional}>
      {wiring => (
        <PickerInput
          kind="dateTime"
          name={name}
          label={label}
          value={String(field.value ?? '')}
          onChange={instant => field.onChange(instant || null)}
          usual={usual}
          id={wiring.id}
          describedBy={wiring['aria-describedby']}
          error={fieldState.error?.message}
          inputRef={field.ref}
        />
      )}
    </Field>
  );
}
