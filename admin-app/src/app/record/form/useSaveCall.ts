import type { AnyKind } from '@venue/sdk';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import type { WriteCall } from '../recordCalls.ts';
import type { EditedValues, SaveHow } from './useRecordForm.ts';

/**
 * Saves a record by one call whose body is the edited fields, the id and, for a move, the new status. Resolves to the
 * saved record, the `message` of the response.
 */
export function useSaveCall<R>(kind: AnyKind, call: WriteCall<R>, id: number) {
  const { refused, failed } = kind.texts.update;
  const { send } = useSend(call, { refused, failed });
  return async (
    values: EditedValues,
    { handles, move }: Pick<SaveHow<EditedValues>, 'handles' | 'move'>,
  ): Promise<R | undefined> => {
    const status = move && kind.status ? { [kind.status.field]: move.to } : {};
    return (await send({ body: { ...values, ...status, [kind.id]: id } }, { handles }))?.message;
  };
}
