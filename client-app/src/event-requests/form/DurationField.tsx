import { Field, type FieldProps } from '@venue/shared-ui/fields/Field.tsx';
import { PlainSelect } from '@venue/shared-ui/fields/PlainSelect.tsx';
import { useController } from 'react-hook-form';
import { durationOptions } from './duration.ts';

interface Props extends Omit<FieldProps, 'disabled' | 'optional'> {
  /** In minutes, both multiples of 30. */
  shortest: number;
  longest: number;
}

/** A length of time, chosen in half hours. The form's value is minutes. */
export function DurationField({ name, label, hint, shortest, longest }: Props) {
  const { field, fieldState } = useController({ name });
  const value = Number(field.value ?? 0);
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      {wiring => (
        <PlainSelect
          wiring={wiring}
          name={name}
          value={value}
          options={durationOptions(longest, shortest, value)}
          onChange={minutes => field.onChange(minutes ?? value)}
        />
      )}
    </Field>
  );
}
