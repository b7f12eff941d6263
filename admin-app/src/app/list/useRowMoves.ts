import type { AnyCall, AnyKind, Input } from '@venue/sdk';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import type { RowAction } from '@venue/shared-ui/grid/RowActions.tsx';
import { confirm } from '@venue/shared-ui/parts/Confirm.tsx';
import { notify } from '@venue/shared-ui/parts/notify.ts';
import { useCallback } from 'react';
import { doneText } from '../record/useRecordForm.ts';
import type { BulkOffer } from './SectionGrid.tsx';

interface Row {
  readonly version: number;
  readonly can: readonly string[];
}

/** The moves a row may make, each after its question: saves the record with the move's status. */
export function useRowMoves<R extends Row, C extends AnyCall>(
  kind: AnyKind,
  save: C,
): (row: R) => readonly RowAction[] {
  const { refused, failed } = kind.texts.update;
  const { send } = useSend(save, { refused, failed });
  return useCallback(
    row =>
      (kind.status?.moves ?? [])
        .filter(({ action }) => row.can.includes(action))
        .map(move => ({
          label: move.label ?? '',
          run: async () => {
            if (!(await confirm({ title: move.confirm ?? `${move.label}?`, yes: move.label ?? '' }))) return;
            const fields = row as Readonly<Record<string, unknown>>;
            const body = { [kind.id]: fields[kind.id], version: row.version, [kind.status?.field ?? '']: move.to };
            if (await send({ body } as unknown as Input<C>)) notify.success(doneText(kind, move));
          },
        })),
    [kind, send],
  );
}

/** The moves as actions over everything a filter lets through; the server offers each as `<area>.<action>`. */
export const bulkMoves = ({ status, manage }: AnyKind): readonly BulkOffer[] =>
  (status?.moves ?? []).map(({ action, label = '' }) => ({
    action: `${manage.split('.')[0]}.${action}`,
    label,
    permission: manage,
  }));
