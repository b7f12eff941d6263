import { Field, type FieldProps, inputClass } from '@venue/shared-ui/fields/Field.tsx';
import { kopecksOf, roublesText } from '@venue/shared-ui/fields/roubles.ts';
import { useState } from 'react';
import { useController } from 'react-hook-form';

/** The sums in a text; what is no number stays as it is, and is refused. */
const read = (text: string) =>
  text
    .split(/[,;]/)
    .map(word => word.trim())
    .filter(word => word !== '')
    .map(word => kopecksOf(word) ?? word);

/** Sums in roubles with commas between them, which the form holds in kopecks. */
export function SumsField({ name, label, hint }: FieldProps) {
  const { field, fieldState } = useController({ name });
  const sums: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const [typed, setTyped] = useState('');
  // Another value than the one typed here came from elsewhere: it was restored, or the form was emptied.
  const isTyped = JSON.stringify(read(typed)) === JSON.stringify(sums);
  const text = isTyped ? typed : sums.map(sum => (typeof sum === 'number' ? roublesText(sum) : String(sum))).join(', ');
  return (
    <Field label={label} hint={hint} error={fieldState.error?.message}>
      {wiring => (
        <input
          {...wiring}
          ref={field.ref}
          name={name}
          data-label={label}
          className={inputClass}
          type="text"
          autoComplete="off"
          inputMode="decimal"
          value={text}
          onChange={event => {
            setTyped(event.target.value);
            field.onChange(read(event.target.value));
          }}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  );
}
