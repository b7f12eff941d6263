import type { AnyCall, AnyKind, Input, Reply } from '@venue/sdk';
import { optimisticUpdate } from '@venue/shared-ui/data/optimistic.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { useCallback, useMemo } from 'react';
import { quoted } from '../changes/quoted.ts';

export interface RemovalOptions<C extends AnyCall> {
  readonly kind: AnyKind;
  /** The consequences of the removal, shown below the question. */
  readonly text: string;
  readonly remove: C;
  /**
   * Builds the input of `remove` from the record's id and the status it was seen in; undefined if the record cannot be
   * removed. Must be the same function in every render.
   */
  readonly input: (id: number, seen: number | undefined) => Input<C> | undefined | Promise<Input<C> | undefined>;
  /** The call that restores the record; its body is the record's id. */
  readonly restore?: AnyCall;
  /** The list from which the row is removed optimistically. */
  readonly list?: AnyCall;
}

interface Removal {
  /** Asks, removes and offers to undo. `seen` is the status on screen. Resolves to true if the record was removed. */
  readonly remove: (id: number, title: string, seen?: number) => Promise<boolean>;
  readonly restore: (id: number) => Promise<unknown>;
  readonly busy: boolean;
}

/** The input of a call that reads or removes a record by its number: in the path, or in the body. */
export const recordInput = (call: AnyCall, { id: field }: AnyKind, id: number): Input<AnyCall> =>
  call.path.includes(`{${field}}`) ? { [field]: id } : { body: { [field]: id } };

interface Listed {
  readonly items: readonly Readonly<Record<string, unknown>>[];
}

const without = (list: AnyCall, field: string, id: number) =>
  optimisticUpdate(list, reply => {
    const { items, ...rest } = reply as Listed;
    return { ...rest, items: items.filter(row => row[field] !== id) } as Reply<AnyCall>;
  });

/** Removes a record after a confirmation; with `restore` the note about it offers to undo. */
export function useRemoval<C extends AnyCall>({
  kind,
  text,
  remove: call,
  input,
  restore: giveBack,
  list,
}: RemovalOptions<C>): Removal {
  const { done, ...texts } = kind.texts.remove;
  const { send, busy } = useSend(call, texts);
  const { send: sendBack } = useSend<AnyCall>(giveBack ?? call, kind.texts.restore);

  const restore = useCallback((id: number) => sendBack({ body: { [kind.id]: id } }), [kind.id, sendBack]);
  const remove = useCallback(
    async (id: number, title: string, seen?: number) => {
      const question = `Удалить ${[kind.noun.acc, ...(title ? [quoted(title)] : [])].join(' ')}?`;
      if (!(await confirm({ title: question, text, yes: 'Удалить', danger: true }))) return false;
      const sent = await input(id, seen);
      if (!sent || !(await send(sent, { optimistic: list ? [without(list, kind.id, id)] : [] }))) return false;
      notify.success(done, giveBack && { label: 'Вернуть', run: () => restore(id) });
      return true;
    },
    [kind, text, input, list, send, done, giveBack, restore],
  );
  return useMemo(() => ({ remove, restore, busy }), [remove, restore, busy]);
}
