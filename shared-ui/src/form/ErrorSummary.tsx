import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type FieldErrors, useFormContext } from 'react-hook-form';
import css from './Form.module.css';
import { REVEAL, useFormState } from './formState.ts';

interface FieldMessage {
  readonly name: string;
  readonly message: string;
}

function messagesOf(errors: FieldErrors, prefix = ''): FieldMessage[] {
  return Object.entries(errors).flatMap(([key, error]): FieldMessage[] => {
    if (!error || key === 'ref') return [];
    const name = `${prefix}${key}`;
    if (typeof error.message === 'string') return [{ name, message: error.message }];
    return typeof error === 'object' ? messagesOf(error as FieldErrors, `${name}.`) : [];
  });
}

const labelOf = (name: string) => {
  const field = document.getElementsByName(name)[0];
  return field instanceof HTMLElement ? (field.dataset.label ?? '') : '';
};

const fieldOf = (name: string) =>
  document.getElementsByName(name)[0] ?? document.querySelector<HTMLElement>(`[name^="${name}."]`);

/** In the order of the page, which need not be the schema's. */
const byPlace = (one: { name: string }, other: { name: string }): number => {
  const [a, b] = [fieldOf(one.name), fieldOf(other.name)];
  if (!a || !b || a === b) return 0;
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
};

/** Focuses the field of this name or the first one within it, even if it is hidden. */
export const focusField = (name: string) => {
  const field = fieldOf(name);
  field?.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true }));
  field?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: isInSight(field) ? 'nearest' : 'center' });
};

/** Pixels at the top and the bottom of the window that fixed bars may cover. */
const EDGE = 72;

const isInSight = (field: HTMLElement | null | undefined): boolean => {
  const { top = 0, bottom = 0 } = field?.getBoundingClientRect() ?? {};
  return bottom > top && top >= EDGE && bottom <= window.innerHeight - EDGE;
};

/**
 * After a failed submit, if all wrong fields are in view, the first one takes the focus, since each shows its own
 * error. Otherwise this list of links appears and takes the focus.
 */
export function ErrorSummary() {
  const { formState } = useFormContext();
  const { failedSubmits } = useFormState();
  const box = useRef<HTMLDivElement>(null);
  const [summary, setSummary] = useState({ isNeeded: false });
  const list = messagesOf(formState.errors).sort(byPlace);
  const announce = useEffectEvent(() => {
    const [first] = list;
    const isNeeded = list.length > 1 && list.some(({ name }) => !isInSight(fieldOf(name)));
    setSummary({ isNeeded });
    if (first && !isNeeded) focusField(first.name);
  });
  useEffect(() => {
    if (failedSubmits > 0) announce();
  }, [failedSubmits]);
  // The box is rendered only after the first effect has run.
  useEffect(() => {
    if (summary.isNeeded) box.current?.focus();
  }, [summary]);
  if (!summary.isNeeded || list.length < 2) return null;
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
