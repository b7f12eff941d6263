import { Field, inputClass } from '@venue/shared-ui/fields/Field.tsx';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { useActions } from '../lists.ts';

/** What happens at a stage: free text with suggestions. */
export function ActionField({ name, label }: { name: string; label: string }) {
  const { register, getFieldState, formState } = useFormContext();
  const { options = [] } = useActions();
  const list = useId();
  return (
    <Field label={label} error={getFieldState(name, formState).error?.message}>
      {wiring => (
        <>
          <input
            {...wiring}
            {...register(name)}
            list={list}
            autoComplete="off"
            maxLength={300}
            data-label={label}
            className={inputClass}
          />
          <datalist id={list}>
            {options.map(each => (
              <option key={each.id} value={each.label} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
