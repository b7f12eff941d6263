import { type ApiFailure, formatField, type KindField, type Unreachable } from '@venue/sdk';
import { type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import type * as z from 'zod/mini';
import { formatDateTime } from '../dates/format.ts';
import { Formatted } from '../parts/record/Formatted.tsx';
import { type Clash, ClashNote } from './ClashNote.tsx';
import { conflictOf } from './conflictOf.ts';
import { mergeThreeWay } from './mergeThreeWay.ts';
import { baseOf, rebase, valuesNow } from './rebase.ts';
import type { VenueForm } from './useForm.ts';

interface Versioned {
  readonly version?: number | undefined;
}

interface Options<R, V> {
  /** The schema of the record in the data of a refused save. */
  readonly schema: z.ZodMiniType<R>;
  /** What is edited, in the accusative: «бренд», «заявку». */
  readonly what: string;
  /** Labels of the fields, to name those that both sides changed. */
  readonly fields: Readonly<Record<string, KindField>>;
  readonly valuesOf: (saved: R) => V;
}

/**
 * Sends values. `handles` is for `useSend`; `base` is the saved version that the values were made from.
 */
type Send<V, T> = (
  values: V,
  handles: (failure: ApiFailure | Unreachable) => boolean,
  base: V,
) => Promise<T | undefined>;

interface Conflict<V extends FieldValues> {
  /**
   * Sends the form's values. If somebody else has saved the record meanwhile, the two versions are merged: without a
   * clash the merged values are sent at once, otherwise the person chooses and `again` sends the choice.
   */
  readonly attempt: <T>(
    form: VenueForm<V>,
    values: V,
    send: Send<V, T>,
    again?: () => unknown,
  ) => Promise<T | undefined>;
  /** The choice between the two versions, above the fields. */
  readonly note: ReactNode;
}

interface Choice<V> {
  readonly clashes: readonly Clash[];
  readonly saved: string;
  readonly theirs: V;
  readonly form: VenueForm<V & FieldValues>;
  readonly again: () => unknown;
}

/** The number of automatic merges in a row, each with a newer version, before the person is asked. */
const MOST_MERGES = 3;

/**
 * Saves a record that others may edit at the same time: fields changed on one side are merged, the person decides about
 * the rest.
 */
export function useConflict<R extends Versioned, V extends FieldValues & Versioned>({
  schema,
  what,
  fields,
  valuesOf,
}: Options<R, V>): Conflict<V> {
  const [choice, setChoice] = useState<Choice<V> | null>(null);

  const attempt: Conflict<V>['attempt'] = async (form, values, send, again = form.onSubmit) => {
    // The note is unmounted first, so that it takes the focus again if it is shown again.
    setChoice(null);
    let current = values;
    let base = baseOf(form);
    for (let merges = 0; ; merges++) {
      const sentAt = valuesNow(form);
      let merged: V | undefined;
      const reply = await send(
        current,
        failure => {
          const conflict = conflictOf(schema, failure);
          if (!conflict) return form.setServerErrors(failure);
          const theirs = valuesOf(conflict.current);
          const { values: both, clashes } = mergeThreeWay(base, { ...current, version: theirs.version }, theirs);
          // Keeps what was typed since the values were sent.
          rebase(form, theirs, mergeThreeWay(sentAt, valuesNow(form), both).values);
          base = theirs;
          if (clashes.length === 0 && merges < MOST_MERGES) merged = both;
          else
            setChoice({
              clashes: clashes.map(name => clashOf(name, fields[name], current[name], theirs[name])),
              saved: [conflict.savedBy, conflict.savedAt && formatDateTime(conflict.savedAt)]
                .filter(Boolean)
                .join(', '),
              theirs,
              form,
              again,
            });
          return true;
        },
        base,
      );
      if (!merged) return reply;
      current = merged;
    }
  };

  const note = choice && (
    <ClashNote
      what={what}
      clashes={choice.clashes}
      saved={choice.saved}
      save={names => {
        const { form, theirs } = choice;
        const selection = Object.fromEntries(names.map(name => [name, theirs[name]]));
        rebase(form, theirs, { ...form.methods.getValues(), ...selection });
        void choice.again();
      }}
      discard={() => {
        setChoice(null);
        choice.form.markSaved(choice.theirs);
      }}
    />
  );
  return { attempt, note };
}

function clashOf(name: string, field: KindField | undefined, ours: unknown, theirs: unknown): Clash {
  const named: KindField = field ?? { label: name, is: 'text' };
  const read = (value: unknown) =>
    named.is === 'richText' && typeof value === 'string' && value ? (
      <Formatted html={value} />
    ) : // A form may hold an amount as its typed text.
    typeof value === 'string' && (named.is === 'money' || named.is === 'number') ? (
      value
    ) : (
      formatField(named, value)
    );
  return { name, label: named.label, ours: read(ours), theirs: read(theirs) };
}
