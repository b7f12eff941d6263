import { type ReactNode, type Ref, useId } from 'react';
import { Icon } from '../parts/Icon.tsx';
import css from './Field.module.css';

/** What every field has in common. */
export interface FieldProps {
  /** Path of the value in the form, and `name` of the input. */
  name: string;
  label: string;
  /** A short explanation, always visible. */
  hint?: ReactNode;
  /** Adds «необязательно» to the label; fields are required by default. */
  optional?: boolean;
  disabled?: boolean;
}

/** Ids and aria attributes that tie an input to its label, hint and error. */
export interface Wiring {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FrameProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
  children: (wiring: Wiring) => ReactNode;
}

/** Label above, input, then hint and error below. Usable without a form: `error` is plain text. */
export function Field({ label, hint, error, optional, children }: FrameProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className={css.field} data-invalid={error ? true : undefined}>
      <label className={css.label} htmlFor={id}>
        {label}
        <span className={css.optional}>{optional ? ' — необязательно' : ''}</span>
      </label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <ErrorText id={`${id}-error`} text={error} />
    </div>
  );
}

interface GroupProps {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  optional?: boolean | undefined;
  ref?: Ref<HTMLDivElement>;
  /** Gets the ids of the label, and of the hint and the error. */
  children: (ids: { labelledBy: string; describedBy: string | undefined }) => ReactNode;
}

/** `Field` for something other than a single input, such as photos or an editor: a group named by the label. */
export function FieldGroup({ label, hint, error, optional, ref, children }: GroupProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
  const labelledBy = `${id}-label`;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset lays its legend out in its own way
    <div
      ref={ref}
      role="group"
      tabIndex={-1}
      className={css.field}
      aria-labelledby={labelledBy}
      aria-describedby={described}
      data-invalid={error ? true : undefined}
    >
      <span className={css.label} id={labelledBy}>
        {label}
        <span className={css.optional}>{optional ? ' — необязательно' : ''}</span>
      </span>
      {children({ labelledBy, describedBy: described })}
      {hint && (
        <p className={css.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <ErrorText id={`${id}-error`} text={error} />
    </div>
  );
}

/** The message under a field. */
export function ErrorText({ id, text }: { id: string; text: string | undefined }) {
  if (!text) return null;
  return (
    // Another message is another element: what a page translator has made of the first one goes with it.
    <p key={text} className={css.error} id={id}>
      <Icon name="error" size={18} className={css.errorIcon} />
      {text}
    </p>
  );
}

/** The class of a plain `<input>` that should look like ours. */
export const inputClass = css.input;
