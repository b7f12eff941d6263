import type { AnyCall, AnyKind, Input } from '@venue/sdk';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import type { RowAction } from '@venue/shared-ui/grid/RowActions.tsx';
import { confirm } from '@venue/shared-ui/parts/Confirm.tsx';
import { notify } from '@venue/shared-ui/parts/notify.ts';
import { useCallback } from 'react';
import { doneText } from '../record/useRecordForm.ts';
import { useRemoval } from '../record/useRemoval.ts';
import type { BulkOffer } from './SectionGrid.tsx';

interface Row {
  readonly version: number;
  readonly can: readonly string[];
}

/** How a record is removed: the call with its number as the body, and the model's question. */
export interface Removal {
  readonly call: AnyCall;
  readonly question: string;
}

/**
 * The moves a row may make, each after its question: saves the record with the move's status. With `removal` it may
 * also be removed from the list.
 */
export function useRowMoves<R extends Row, C extends AnyCall>(
  kind: AnyKind,
  save: C,
  removal?: Removal & { readonly list: AnyCall },
): (row: R) => readonly RowAction[] {
  const { refused, failed } = kind.texts.update;
  const { send } = useSend(save, { refused, failed });
  const input = useCallback((id: number) => ({ body: { [kind.id]: id } }) as Input<AnyCall>, [kind.id]);
  const { remove } = useRemoval({
    kind,
    input,
    text: removal?.question ?? '',
    remove: removal?.call ?? save,
    ...(removal && { list: removal.list }),
  });
  const removes = removal !== undefined;
  return useCallback(
    row => {
      const fields = row as Readonly<Record<string, unknown>>;
      const moves = (kind.status?.moves ?? [])
        .filter(({ action }) => row.can.includes(action))
        .map(move => ({
          label: move.label ?? '',
          run: async () => {
            if (!(await confirm({ title: move.confirm ?? `${move.label}?`, yes: move.label ?? '' }))) return;
            const body = { [kind.id]: fields[kind.id], version: row.version, [kind.status?.field ?? '']: move.to };
            if (await send({ body } as unknown as Input<C>)) notify.success(doneText(kind, move));
          },
        }));
      const gone = {
        label: 'Удалить',
        danger: true,
        run: () => remove(Number(fields[kind.id]), String(fields[kind.title])),
      };
      return removes && row.can.includes('remove') ? [...moves, gone] : moves;
    },
    [kind, send, removes, remove],
  );
}

/** The moves as actions over everything a filter lets through; the server offers each as `<area>.<action>`. */
export const bulkMoves = ({ status, manage }: AnyKind): readonly BulkOffer[] =>
  (status?.moves ?? []).map(({ action, label = '' }) => ({
    action: `${manage.split('.')[0]}.${action}`,
    label,
    permission: manage,
  }));
