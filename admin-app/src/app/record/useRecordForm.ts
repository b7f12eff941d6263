import type { AnyKind, ApiFailure, Move, OptionId, Unreachable } from '@venue/sdk';
import { mergeThreeWay } from '@venue/shared-ui/form/mergeThreeWay.ts';
import { rebase } from '@venue/shared-ui/form/rebase.ts';
import { useConflict } from '@venue/shared-ui/form/useConflict.tsx';
import { useFollow } from '@venue/shared-ui/form/useFollow.ts';
import { useForm, type VenueForm } from '@venue/shared-ui/form/useForm.ts';
import { confirm } from '@venue/shared-ui/parts/Confirm.tsx';
import { notify } from '@venue/shared-ui/parts/notify.ts';
import { type ReactNode, useRef } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type * as z from 'zod/mini';

/** A record as its editor reads it. */
export interface EditedRecord {
  readonly version: number;
  readonly can: readonly string[];
}

/** The values of an editor's fields, and the version they were read from. */
export type EditedValues = FieldValues & { readonly version: number };

/** A move of the record that saving it makes: a model's move with its label. */
export type StaffMove = Move<OptionId>;

export interface SaveHow<V extends EditedValues> {
  /** Puts what is refused beside its fields; give it to `useSend`. */
  readonly handles: (failure: ApiFailure | Unreachable) => boolean;
  /** The move the form is sent for, if any. */
  readonly move: StaffMove | null;
  /** The saved version that the values were made from. */
  readonly base: V;
  /** Marks fields as saved, even if the rest is refused next. */
  readonly keep: (saved: Partial<V>) => void;
}

/** Saves the values of an editor; the record as it is saved, or undefined when it is not and the person knows why. */
type SaveRecord<V extends EditedValues, R> = (values: V, how: SaveHow<V>) => Promise<R | undefined>;

interface Options<R extends EditedRecord, S extends z.ZodMiniType<unknown, FieldValues>> {
  readonly kind: AnyKind;
  readonly record: R;
  /** The model of the record, to read what a conflict carries. */
  readonly model: z.ZodMiniType<R>;
  /** What is edited, with the version. */
  readonly schema: S;
  readonly valuesOf: (record: R) => z.input<S> & EditedValues;
  readonly save: SaveRecord<z.input<S> & EditedValues, R>;
  /** Keeps what is typed on the server under this key until it is saved. */
  readonly draft?: string;
}

export interface Editing<V extends EditedValues = EditedValues> {
  readonly form: VenueForm<V>;
  readonly kind: AnyKind;
  readonly dirty: boolean;
  /** The form was saved and the page has not read that version yet: a decision made now would name the one before. */
  readonly ahead: boolean;
  /** The choice between two saved versions, when both changed a field. */
  readonly conflict: ReactNode;
  /** Saves the record with these fields of a former version, named as in the model; answers whether that was done. */
  readonly restore: (version: Readonly<Record<string, unknown>>) => Promise<boolean>;
  /** What may be done by saving the record with another status. */
  readonly moves: readonly StaffMove[];
  /** Asks the model's question and saves with the move's status. */
  readonly make: (move: StaffMove) => Promise<void>;
}

/** The life of a record's editor: saving, moves, conflicts, and following what colleagues save meanwhile. */
export function useRecordForm<R extends EditedRecord, S extends z.ZodMiniType<unknown, FieldValues>>({
  kind,
  record,
  model,
  schema,
  valuesOf,
  save,
  draft,
}: Options<R, S>): Editing<z.input<S> & EditedValues> {
  type V = z.input<S> & EditedValues;
  const { attempt, note } = useConflict<R, V>({
    schema: model,
    what: kind.noun.acc,
    fields: { ...kind.logged, ...kind.fields },
    valuesOf,
  });
  // The move the form is sent for; a plain saving has none.
  const moving = useRef<StaffMove | null>(null);
  // A version is saved even before the form has noticed that its values are other ones.
  const restoring = useRef(false);

  const form = useForm({
    schema: schema as unknown as z.ZodMiniType<V, V>,
    from: valuesOf(record) as never,
    draft,
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
      // What was typed while it was on its way is newer than the answer.
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
    // A refused form has made no move, and the next saving must not make it.
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

/** What is said once a record is saved: by its move, or that it is saved. */
export function doneText({ texts }: AnyKind, move: StaffMove | null): string {
  if (move?.done) return move.done;
  if (move?.action === 'publish') return texts.publish.done;
  return move?.action === 'unpublish' ? texts.unpublish.done : texts.update.done;
}
