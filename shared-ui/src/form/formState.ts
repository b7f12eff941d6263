import { createContext, useContext } from 'react';

/** A field that may be out of sight says this before it takes the focus; whoever hides it shows it then. */
export const REVEAL = 'reveal';

interface FormState {
  readonly busy: boolean;
  readonly failedSubmits: number;
  /** Names of fields that hold passwords; they never travel in drafts. */
  readonly secrets: Set<string>;
}

/** How the form around stands; filled by `Form`. */
export const FormContext = createContext<FormState>({ busy: false, failedSubmits: 0, secrets: new Set() });

/** Whether the form around is being sent, and how often it was refused. */
export const useFormState = (): FormState => useContext(FormContext);
