import { createContext, useContext } from 'react';

interface FormState {
  readonly busy: boolean;
  readonly refused: number;
}

/** How the form around stands; filled by `Form`. */
export const FormContext = createContext<FormState>({ busy: false, refused: 0 });

/** Whether the form around is being sent, and how often it was refused. */
export const useFormState = (): FormState => useContext(FormContext);
