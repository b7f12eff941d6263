import { useEffect, useEffectEvent } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import { contentOf, readContent } from '../draft/DraftAutosave.content.ts';
import { useFormState } from './formState.ts';
import { keepTyped, typedIn } from './typed.ts';

/**
 * Keeps what is typed into a form without a draft on the server for this tab, under a name of its own: a reload, a
 * detour or a closed dialog loses nothing. Forgotten once it is saved or sent. Passwords and files are never kept.
 */
export function KeepTyped({ form }: { form: string }) {
  const { formState, getValues, setValue, subscribe } = useFormContext();
  const { secrets, onSaved } = useFormState();
  const from: FieldValues = formState.defaultValues ?? {};

  const restore = useEffectEvent(() => {
    const read = readContent(typedIn(form) ?? 'null', from);
    for (const [name, value] of Object.entries(read?.values ?? {})) setValue(name, value, { shouldDirty: true });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form has typed text of its own
  useEffect(() => restore(), [form]);

  const keep = useEffectEvent(() => keepTyped(form, contentOf(getValues(), from, secrets)));
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        // A reset names no field: what was saved must not be kept again.
        callback: ({ name }) => {
          if (name !== undefined) keep();
        },
      }),
    [subscribe],
  );
  useEffect(() => onSaved(() => keepTyped(form, null)), [form, onSaved]);
  return null;
}
