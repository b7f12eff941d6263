import { type AnyCall, type AnyKind, ApiFailure, type Unreachable } from '@venue/sdk';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import type { RowAction } from '@venue/shared-ui/grid/rowAction.ts';
import { notify } from '@venue/shared-ui/parts/message/notify.ts';
import { useCallback } from 'react';
import { doneText, mayBeMade } from '../record/form/useRecordForm.ts';
import { recordInput, useRemoval } from '../record/form/useRemoval.ts';
import type { WriteCall } from '../record/recordCalls.ts';
import type { BulkOffer } from './bulkOffer.ts';

/** What a row has in every list whose records can be moved. */
type Row = Readonly<Record<string, unknown>> & { readonly can: readonly string[] };

/** How a record is removed: the call that takes its id, and the model's question. */
export interface Removal {
  readonly call: AnyCall;
  readonly question: string;
}

/** Calls that make the moves of a record, if saving does not; the body has the record's id and the status `seen`. */
export interface MoveCalls {
  readonly publish: WriteCall;
  readonly unpublish: WriteCall;
}

/** Shows which fields a record lacks after a move was refused. */
const lacks =
  (kind: AnyKind) =>
  (failure: ApiFailure | Unreachable): boolean => {
    const fields = { ...kind.fields, ...kind.logged };
    const names = failure instanceof ApiFailure ? Object.keys(failure.fields) : [];
    const labels = names.map(name => fields[name]?.label.toLowerCase() ?? name);
    if (labels.length > 0)
      notify.warning(`Для публикации не\u00a0хватает: ${labels.join(', ')}. Откройте ${kind.noun.acc} и\u00a0допишите`);
    return labels.length > 0;
  };

/**
 * The moves a row may make, each after its confirmation question: by saving the record with the move's status, or by a
 * call of the move. With `removal` the record can also be removed from the list.
 */
export function useRowMoves(
  kind: AnyKind,
  save: WriteCall | MoveCalls,
  removal?: Removal & { readonly list: AnyCall },
): (row: object) => readonly RowAction[] {
  const calls = 'publish' in save ? save : { publish: save, unpublish: save };
  const { update, publish, unpublish } = kind.texts;
  const texts = 'publish' in save ? { publish, unpublish } : { publish: update, unpublish: update };
  const { send: sendPublish } = useSend(calls.publish, {
    refused: texts.publish.refused,
    failed: texts.publish.failed,
  });
  const { send: sendBack } = useSend(calls.unpublish, {
    refused: texts.unpublish.refused,
    failed: texts.unpublish.failed,
  });
  const decides = 'publish' in save;
  const removing = removal?.call ?? calls.publish;
  const input = useCallback((id: number) => recordInput(removing, kind, id), [removing, kind]);
  const { remove } = useRemoval({
    kind,
    input,
    text: removal?.question ?? '',
    remove: removing,
    ...(removal && { list: removal.list }),
  });
  const removes = removal !== undefined;
  return useCallback(
    row => {
      const fields = row as Row;
      const moves = (kind.status?.moves ?? [])
        .filter(({ action }) => fields.can.includes(action))
        .map(move => ({
          label: move.label ?? '',
          run: async () => {
            if (!(await mayBeMade(move))) return;
            const status = kind.status?.field ?? '';
            const how = decides ? { seen: fields[status] } : { version: fields.version, [status]: move.to };
            const send = move.action === 'unpublish' ? sendBack : sendPublish;
            const body = { [kind.id]: fields[kind.id], ...how };
            if (await send({ body }, { handles: lacks(kind) })) notify.success(doneText(kind, move));
          },
        }));
      const gone = {
        label: 'Удалить',
        danger: true,
        run: () => remove(Number(fields[kind.id]), String(fields[kind.title])),
      };
      return removes && fields.can.includes('remove') ? [...moves, gone] : moves;
    },
    [kind, sendPublish, sendBack, decides, removes, remove],
  );
}

/** The moves as bulk actions on everything that matches a filter; the server registers each as `<area>.<action>`. */
export const bulkMoves = ({ status, manage }: AnyKind): readonly BulkOffer[] =>
  (status?.moves ?? []).map(({ action, label = '' }) => ({
    action: `${manage.split('.')[0]}.${action}`,
    label,
    permission: manage,
  }));
