import { Field, type FieldProps, inputClass } from '@venue/shared-ui/fields/Field.tsx';
import { kopecksOf, roublesText } from '@venue/shared-ui/fields/roubles.ts';
import { useState } from 'react';
import { useController } from 'react-hook-form';

/** Sums in roubles with commas between them, which the form holds in kopecks. */
export function SumsField({ name, label, hint }: FieldProps) {
  const { field, fieldState } = useController({ name });
  const value: unknown = field.value;
  const [text, setText] = useState(() =>
    Array.isArray(value) ? value.map(sum => (typeof sum === 'number' ? roublesText(sum) : String(sum))).join(', ') : '',
  );
  const typed = (words: string) =>
    words
      .split(/[,;]/)
      .map(word => word.trim())
      .filter(word => word !== '')
      // What is no number stays as it is, and is refused.
      .map(word => kopecksOf(word) ?? word);
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
            setText(event.target.value);
            field.onChange(typed(event.target.value));
          }}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  );
}
