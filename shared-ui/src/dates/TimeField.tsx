import { useController } from 'react-hook-form';
import { Field, type FieldProps } from '../fields/Field.tsx';
import { PickerInput } from './PickerInput.tsx';

interface Props extends Omit<FieldProps, 'disabled'> {
  /** The label is only for screen readers, because the context shows it. */
  bare?: boolean;
}

/** A time of day within a form, typed or picked. The form's value is `HH:mm`, or empty. */
export function TimeField({ name, label, hint, optional, bare = false }: Props) {
  const { field, fieldState } = useController({ name });
  const input = {
    kind: 'time',
    name,
    label,
    value: String(field.value ?? ''),
    onChange: field.onChange,
    error: fieldState.error?.message,
    inputRef: field.ref,
  } as const;
  if (bare) return <PickerInput {...input} />;
  return (
    <Field label={label} hint={hint} optional={optional}>
      {wiring => <PickerInput {...input} id={wiring.id} describedBy={wiring['aria-describedby']} />}
    </Field>
  );
}
