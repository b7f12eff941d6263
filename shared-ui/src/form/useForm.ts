import { ApiFailure, type Unreachable } from '@venue/sdk';
import { useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm as useHookForm,
} from 'react-hook-form';
import type * as z from 'zod/mini';
import { resolverOf } from './resolver.ts';

export interface FormOptions<V extends FieldValues> {
  schema: z.ZodMiniType<unknown, V>;
  /** The initial values of the fields. Give every field a value, `''` for an empty one. */
  from: DefaultValues<NoInfer<V>>;
  /** Gets values that conform to the schema. */
  submit: (values: NoInfer<V>, form: VenueForm<NoInfer<V>>) => Promise<unknown> | unknown;
  /** Saves the typed values on the server under this key, e.g. `brand.add` or `brand.modify:17`, until `markSaved`. */
  draft?: string | undefined;
  /** Keeps the typed values in this tab under this name, e.g. `support` or `decline:17`, until `markSaved`. */
  keep?: string | undefined;
  /** Values must never be stored in the browser, not even until a new login, e.g. passport data. */
  sealed?: boolean;
}

/** A form: react-hook-form's methods and what our fields need in addition. */
export interface VenueForm<V extends FieldValues = FieldValues> {
  readonly methods: UseFormReturn<V>;
  readonly onSubmit: (event?: React.BaseSyntheticEvent) => Promise<void>;
  readonly busy: boolean;
  /** Grows with every failed submit; each time the error summary moves the focus. */
  readonly failedSubmits: number;
  /** Shows a failure's texts at their fields. True if it had any: `useSend`'s `handles`. */
  readonly setServerErrors: (failure: ApiFailure | Unreachable) => boolean;
  /** Call it when the server has accepted the values: nothing is unsaved then, and the draft is deleted. */
  readonly markSaved: (values: V) => void;
  readonly draft: string | undefined;
  readonly keep: string | undefined;
  /** Typed values that this tab kept are in the form again; whether the record has changed since. */
  readonly restored: { readonly outdated: boolean } | null;
  readonly onRestored: (outdated: boolean) => void;
  /** Forgets what this tab keeps of the form. */
  readonly forget: () => void;
  readonly sealed: boolean;
  /** Calls back on `markSaved`, before the form changes; returns the function that unsubscribes. */
  readonly onSaved: (hear: () => void) => () => void;
  readonly secrets: Set<string>;
  readonly schema: z.ZodMiniType<unknown, FieldValues>;
}

/** A form validated by a schema: first on submit, then while typing. Typed values are never lost. */
export function useForm<V extends FieldValues>({
  schema,
  from,
  submit,
  draft,
  keep,
  sealed = false,
}: FormOptions<V>): VenueForm<V> {
  const [failedSubmits, setFailedSubmits] = useState(0);
  const methods = useHookForm<V>({
    resolver: resolverOf(schema),
    defaultValues: from,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // ErrorSummary decides whether the first wrong field or the summary takes the focus.
    shouldFocusError: false,
  });
  const [restored, setRestored] = useState<VenueForm['restored']>(null);
  // Whoever subscribes with these does so once, so they stay the same.
  const [fixed] = useState(() => {
    const listeners = new Set<() => void>();
    return {
      secrets: new Set<string>(),
      onSaved: (hear: () => void) => {
        listeners.add(hear);
        return () => void listeners.delete(hear);
      },
      onRestored: (outdated: boolean) => setRestored({ outdated }),
      forget: () => {
        for (const hear of listeners) hear();
        setRestored(null);
      },
    };
  });
  const setServerErrors = (failure: ApiFailure | Unreachable): boolean => {
    const fields = failure instanceof ApiFailure ? Object.entries(failure.fields) : [];
    for (const [name, message] of fields) {
      methods.setError(name.replace(/^body\./, '') as Path<V>, { type: 'server', message });
    }
    if (fields.length > 0) setFailedSubmits(count => count + 1);
    return fields.length > 0;
  };
  const form: VenueForm<V> = {
    methods,
    busy: methods.formState.isSubmitting,
    failedSubmits,
    setServerErrors,
    draft,
    keep,
    restored,
    sealed,
    schema,
    ...fixed,
    markSaved: values => {
      fixed.forget();
      methods.reset(values);
    },
    onSubmit: async event => {
      event?.preventDefault();
      // In React, events of a form in a dialog bubble to the form that opened the dialog and would submit both.
      event?.stopPropagation();
      // A second Enter while the first is under way must not send again.
      if (methods.formState.isSubmitting) return;
      let invalid = false;
      await methods.handleSubmit(
        async values => {
          await submit(values, form);
        },
        () => {
          invalid = true;
        },
      )(event);
      // Counted only here, because the messages are rendered when `handleSubmit` is done, not when it finds them.
      if (invalid) setFailedSubmits(count => count + 1);
    },
  };
  return form;
}
