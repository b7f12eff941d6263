import type { AnyKind, ApiFailure, Move, OptionId, Unreachable } from '@venue/sdk';
import { mergeThreeWay } from '@venue/shared-ui/form/mergeThreeWay.ts';
import { rebase } from '@venue/shared-ui/form/rebase.ts';
import { useConflict } from '@venue/shared-ui/form/useConflict.tsx';
import { useFollow } from '@venue/shared-ui/form/useFollow.ts';
import { useForm, type VenueForm } from '@venue/shared-ui/form/useForm.ts';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { type ReactNode, useRef } from 'react';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import type * as z from 'zod/mini';

/** A record as its editor reads it. */
export interface EditedRecord {
  readonly version: number;
  readonly can: readonly string[];
}

/** The values of an editor's fields, and the version they were read from. */
export type EditedValues = FieldValues & { readonly version: number };

/** A status change made by saving the record: a move of the model with its label. */
export type StaffMove = Move<OptionId>;

export interface SaveHow<V extends EditedValues> {
  /** Shows server errors beside their fields; pass it to `useSend`. */
  readonly handles: (failure: ApiFailure | Unreachable) => boolean;
  /** The move that the form is submitted for, if any. */
  readonly move: StaffMove | null;
  /** The saved values that the edit started from. */
  readonly base: V;
  /** Marks fields as saved, even if the rest is refused next. */
  readonly keep: (saved: Partial<V>) => void;
}

/** Saves the values. Resolves to the saved record, or to undefined if it was not saved and the user knows why. */
type SaveRecord<V extends EditedValues, R> = (values: V, how: SaveHow<V>) => Promise<R | undefined>;

interface Options<R extends EditedRecord, V extends EditedValues> {
  readonly kind: AnyKind;
  readonly record: R;
  /** The schema of the record, to parse the current record of a conflict response. */
  readonly model: z.ZodMiniType<R>;
  /** The schema of the edited fields, with the version. */
  readonly schema: z.ZodMiniType<unknown, V>;
  readonly valuesOf: (record: R) => V;
  readonly save: SaveRecord<V, R>;
  /** Stores the typed values on the server as a draft under this key until they are saved. */
  readonly draft?: string;
}

export interface Editing<V extends EditedValues = EditedValues> {
  readonly form: VenueForm<V>;
  readonly kind: AnyKind;
  readonly dirty: boolean;
  /** The form was saved, but the page has not reloaded the record: a decision made now would send the old version. */
  readonly ahead: boolean;
  /** Asks which value to keep if a colleague saved a field that was also changed here. */
  readonly conflict: ReactNode;
  /** Saves the record with fields of an earlier version, named as in the model; resolves to true if it was saved. */
  readonly restore: (version: Readonly<Record<string, unknown>>) => Promise<boolean>;
  /** The moves that can be made by saving the record with another status. */
  readonly moves: readonly StaffMove[];
  /** Asks the model's question and saves with the move's status. */
  readonly make: (move: StaffMove) => Promise<void>;
}

/** The state of a record's editor: saving, moves, conflicts, and merging what colleagues save meanwhile. */
export function useRecordForm<R extends EditedRecord, V extends EditedValues>({
  kind,
  record,
  model,
  schema,
  valuesOf,
  save,
  draft,
}: Options<R, V>): Editing<V> {
  const { attempt, note } = useConflict<R, V>({
    schema: model,
    what: kind.noun.acc,
    fields: { ...kind.logged, ...kind.fields },
    valuesOf,
  });
  // The move that the form is submitted for; null for a plain save.
  const moving = useRef<StaffMove | null>(null);
  // Set while a version is being restored: it is saved even if the form is not marked dirty yet.
  const restoring = useRef(false);

  const form = useForm({
    schema,
    from: valuesOf(record) as DefaultValues<V>,
    ...(draft ? { draft } : { keep: `${kind.name}:${(record as Readonly<Record<string, unknown>>)[kind.id]}` }),
    submit: async (values, current) => {
      const move = moving.current;
      const keep = (saved: Partial<V>) => {
        for (const [name, value] of Object.entries(saved))
          current.methods.resetField(name as Path<V>, { defaultValue: value });
      };
      if (!move && !restoring.current && !current.methods.formState.isDirty)
        return notify.info('Все изменения уже сохранены');
      const saved = await attempt(
        current,
        values,
        (sent, handles, base) => save(sent, { handles, move, base, keep }),
        () => submitFor(move),
      );
      if (!saved) return;
      // Values typed while the request was in flight are newer than the response.
      const since = mergeThreeWay<V>(values, current.methods.getValues(), valuesOf(saved)).values;
      current.markSaved(valuesOf(saved));
      rebase(current, valuesOf(saved), { ...since, version: saved.version });
      restoring.current = false;
      notify.success(doneText(kind, move));
    },
  });
  const { isDirty: dirty } = form.methods.formState;
  useFollow(form, valuesOf(record));

  const submitFor = async (move: StaffMove | null) => {
    moving.current = move;
    await form.onSubmit();
    // If the form was refused, the next save must not make this move.
    moving.current = null;
  };
  const make = async (move: StaffMove) => {
    if (form.busy || !(await mayBeMade(move))) return;
    await submitFor(move);
  };
  const restore = async (version: Readonly<Record<string, unknown>>) => {
    if (form.busy) return false;
    const values = valuesOf({ ...record, ...version });
    for (const name of Object.keys(values).filter(each => each !== 'version'))
      form.methods.setValue(name as Path<V>, values[name], { shouldDirty: true });
    restoring.current = true;
    await submitFor(null);
    const isDone = !restoring.current;
    restoring.current = false;
    return isDone;
  };
  const moves = kind.status?.moves.filter(({ action }) => record.can.includes(action)) ?? [];
  const ahead = form.methods.getValues('version' as Path<V>) > record.version;
  return { form, kind, dirty, ahead, conflict: note, restore, moves, make };
}

/** Asks the question of a move, if it has one. */
export const mayBeMade = async ({ confirm: title, label = '' }: StaffMove): Promise<boolean> =>
  title === undefined || confirm({ title, yes: label });

/** The text shown after a save: that of the move, or that the record is saved. */
export function doneText({ texts }: AnyKind, move: StaffMove | null): string {
  if (move?.done) return move.done;
  if (move?.action === 'publish') return texts.publish.done;
  return move?.action === 'unpublish' ? texts.unpublish.done : texts.update.done;
}
