import { useController } from 'react-hook-form';
import { Field, type FieldProps } from '../fields/Field.tsx';
import { PickerInput } from './PickerInput.tsx';

interface Props extends Omit<FieldProps, 'disabled'> {
  /** The earliest and the latest day the calendar offers, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
}

/** A calendar day within a form, typed as dd.mm.yyyy or picked. The form's value is `YYYY-MM-DD`, or empty. */
export function DateField({ name, label, hint, optional, ...bounds }: Props) {
  const { field, fieldState } = useController({ name });
  return (
    <Field label={label} hint={hint} optional={optional}>
      {wiring => (
        <PickerInput
          {...bounds}
          kind="date"
          name={name}
          label={label}
          value={String(field.value ?? '')}
          onChange={field.onChange}
          id={wiring.id}
          describedBy={wiring['aria-describedby']}
          error={fieldState.error?.message}
          inputRef={field.ref}
        />
      )}
    </Field>
  );
}
