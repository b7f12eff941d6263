import { type ReactNode, Suspense } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { lazyWithRetry } from '../parts/load/lazyWithRetry.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';
import css from './Form.module.css';
import { FormSkeleton } from './FormSkeleton.tsx';
import { FormContext } from './formState.ts';
import type { VenueForm } from './useForm.ts';

const DraftAutosave = lazyWithRetry(() => import('../draft/DraftAutosave.tsx'));
const FormMemory = lazyWithRetry(() => import('./FormMemory.tsx'), 'unseen');

interface Props<V extends FieldValues> {
  form: VenueForm<V>;
  children: ReactNode;
  /** Accessible name, where the page has more than one form. */
  label?: string;
}

/** The frame of a form: the error summary, then the fields. The fields inside read the form from context. */
export function Form<V extends FieldValues>({ form, children, label }: Props<V>) {
  const body = (
    <>
      {!form.sealed && (
        <Suspense fallback={null}>
          <FormMemory form={form.keep} />
        </Suspense>
      )}
      {children}
    </>
  );
  return (
    <FormContext value={form}>
      <FormProvider {...form.methods}>
        <form className={css.form} onSubmit={form.onSubmit} noValidate aria-label={label}>
          <ErrorSummary />
          {form.draft ? (
            <Suspense fallback={<FormSkeleton />}>
              <DraftAutosave key={form.draft} name={form.draft} onTaken={form.onSaved}>
                {body}
              </DraftAutosave>
            </Suspense>
          ) : (
            body
          )}
        </form>
      </FormProvider>
    </FormContext>
  );
}

/** Fields that belong together, under a heading. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={css.group}>
      <legend className={css.legend}>{title}</legend>
      {children}
    </fieldset>
  );
}

/** Fields side by side where there is room. */
export const Row = ({ children }: { children: ReactNode }) => <div className={css.row}>{children}</div>;
