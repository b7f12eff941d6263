import { createContext, useContext } from 'react';

/** Sent by a hidden field before it takes the focus, so that the part that hides it shows it. */
export const REVEAL = 'reveal';

interface FormState {
  readonly busy: boolean;
  readonly failedSubmits: number;
  /** Names of fields that hold passwords; they never travel in drafts. */
  readonly secrets: Set<string>;
}

/** State of the surrounding form; provided by `Form`. */
export const FormContext = createContext<FormState>({ busy: false, failedSubmits: 0, secrets: new Set() });

/** Whether the surrounding form is being submitted, and how often submitting failed. */
export const useFormState = (): FormState => useContext(FormContext);
