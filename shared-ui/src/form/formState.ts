import { createContext, useContext } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';

/** Event dispatched on a field before it is focused, so that a step or section that hides it opens. */
export const REVEAL = 'reveal';

interface FormState {
  readonly busy: boolean;
  readonly failedSubmits: number;
  /** Names of password fields, whose values are never stored in drafts. */
  readonly secrets: Set<string>;
  /** Calls back once the values are saved, or given up; returns the function that unsubscribes. */
  readonly onSaved: (hear: () => void) => () => void;
  readonly schema: z.ZodMiniType<unknown, FieldValues> | undefined;
  /** Receives that typed values were put back, and whether the record has changed since they were typed. */
  readonly onRestored: (outdated: boolean) => void;
}

/** State of the surrounding form; provided by `Form`. */
export const FormContext = createContext<FormState>({
  busy: false,
  failedSubmits: 0,
  secrets: new Set(),
  onSaved: () => () => undefined,
  schema: undefined,
  onRestored: () => undefined,
});

/** The state of the surrounding form: whether it is being submitted, its failed submits, its password fields. */
export const useFormState = (): FormState => useContext(FormContext);
