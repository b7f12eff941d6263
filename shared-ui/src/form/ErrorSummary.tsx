import { useEffect, useEffectEvent, useRef } from 'react';
import { type FieldErrors, useFormContext } from 'react-hook-form';
import css from './Form.module.css';
import { REVEAL, useFormState } from './formState.ts';

interface FieldMessage {
  readonly name: string;
  readonly message: string;
}

function found(errors: FieldErrors, prefix = ''): FieldMessage[] {
  return Object.entries(errors).flatMap(([key, error]): FieldMessage[] => {
    if (!error || key === 'ref') return [];
    const name = `${prefix}${key}`;
    if (typeof error.message === 'string') return [{ name, message: error.message }];
    return typeof error === 'object' ? found(error as FieldErrors, `${name}.`) : [];
  });
}

const labelOf = (name: string) => {
  const field = document.getElementsByName(name)[0];
  return field instanceof HTMLElement ? (field.dataset.label ?? '') : '';
};

/** Focuses the field of this name or the first one within it, even if it is hidden. */
export const focusField = (name: string) => {
  const field = document.getElementsByName(name)[0] ?? document.querySelector<HTMLElement>(`[name^="${name}."]`);
  field?.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true }));
  field?.focus();
  field?.scrollIntoView({ block: 'center' });
};

/** After a failed submit a single error focuses its field; several focus this list of links. */
export function ErrorSummary() {
  const { formState } = useFormContext();
  const { failedSubmits } = useFormState();
  const box = useRef<HTMLDivElement>(null);
  const list = found(formState.errors);
  const announce = useEffectEvent(() => {
    const [first] = list;
    if (list.length > 1) box.current?.focus();
    else if (first) focusField(first.name);
  });
  useEffect(() => {
    if (failedSubmits > 0) announce();
  }, [failedSubmits]);
  if (failedSubmits === 0 || list.length < 2) return null;
  return (
    <div ref={box} className={css.summary} role="alert" tabIndex={-1}>
      <h2>Проверьте заполнение полей</h2>
      <ul>
        {list.map(({ name, message }) => (
          <li key={name}>
            <a
              href={`#${name}`}
              onClick={event => {
                event.preventDefault();
                focusField(name);
              }}
            >
              {labelOf(name) ? `${labelOf(name)}: ${message}` : message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
