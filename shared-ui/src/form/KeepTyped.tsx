import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { type FieldValues, useFormContext } from 'react-hook-form';
import type * as z from 'zod/mini';
import { useApi, useCurrent } from '../data/ApiProvider.tsx';
import { changesOf, sameKind, withoutFiles } from '../draft/DraftAutosave.content.ts';
import { useFormState } from './formState.ts';
import { same } from './mergeThreeWay.ts';
import { forgetTyped, keepTyped, typedIn, VISITOR } from './typed.ts';

/** Who is at the form: undefined until the server has said which person is signed in. */
function useTypist(): string | undefined {
  const { owner } = useApi();
  const cache = useQueryClient().getQueryCache();
  const isVisitor = useCurrent() === null;
  const person = useSyncExternalStore(
    changed => cache.subscribe(changed),
    () => owner(),
    () => undefined,
  );
  return isVisitor ? VISITOR : person?.toString();
}

/** The values that the form has fields for: that of a visitor may have had more than that of whoever signed in. */
function fittingOf(values: FieldValues, from: FieldValues, schema: z.ZodMiniType | undefined): FieldValues {
  const def = (schema as z.core.$ZodTypes | undefined)?._zod.def;
  const shape: object = def?.type === 'object' ? def.shape : values;
  return Object.fromEntries(
    Object.entries(values).filter(([name, value]) => (name in from ? sameKind(value, from[name]) : name in shape)),
  );
}

/**
 * Keeps what is typed into a form without a draft on the server for this tab, under a name of its own: a reload, a
 * detour or a closed dialog loses nothing. Forgotten once it is saved or sent. Passwords and files are never kept.
 */
export function KeepTyped({ form }: { form: string }) {
  const { formState, getValues, reset, subscribe } = useFormContext();
  const { secrets, schema, onSaved, onRestored } = useFormState();
  const from: FieldValues = formState.defaultValues ?? {};
  const typist = useTypist();
  // What one person has typed stays theirs if somebody else signs in while the form is open.
  const first = useRef<string>(undefined);

  const keep = useEffectEvent(() => {
    if (first.current === undefined) return;
    const values = changesOf(getValues(), from, secrets);
    const names = Object.keys(values);
    const was = Object.fromEntries(names.map(name => [name, from[name]]));
    if (names.length === 0) forgetTyped(form);
    else keepTyped(form, { owner: first.current, values: withoutFiles(values), was });
  });
  const start = useEffectEvent((who: string) => {
    if (first.current !== undefined && first.current !== VISITOR) return;
    first.current = who;
    const stored = typedIn(form, who);
    const values = getValues();
    const typed = changesOf(values, from, secrets);
    if (stored) {
      const fitting = fittingOf(stored.values, from, schema);
      // What was typed since the page was opened is newer.
      reset({ ...values, ...fitting, ...typed }, { keepDefaultValues: true });
      onRestored(Object.keys(stored.values).some(name => !same(stored.was[name], from[name])));
    }
    if (stored || Object.keys(typed).length > 0) keep();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another form has typed text of its own
  useEffect(() => {
    if (typist !== undefined) start(typist);
  }, [form, typist]);

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
  useEffect(() => onSaved(() => forgetTyped(form)), [form, onSaved]);
  return null;
}
