import type { AnyCall, AnyKind, Input } from '@venue/sdk';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import type { RecordOf } from '../RecordPage.tsx';
import type { EditedValues, SaveHow } from './useRecordForm.ts';

/**
 * Saves a record by one call whose body is the edited fields, the id and, for a move, the new status. Resolves to the
 * saved record, the `message` of the response.
 */
export function useSaveCall<C extends AnyCall>(kind: AnyKind, call: C, id: number) {
  const { refused, failed } = kind.texts.update;
  const { send } = useSend(call, { refused, failed });
  return async (
    values: EditedValues,
    { handles, move }: Pick<SaveHow<EditedValues>, 'handles' | 'move'>,
  ): Promise<RecordOf<C> | undefined> => {
    const status = move && kind.status ? { [kind.status.field]: move.to } : {};
    // The cast is safe: the field names match the call's declaration, and the server validates the body.
    const input = { body: { ...values, ...status, [kind.id]: id } } as unknown as Input<C>;
    const reply = (await send(input, { handles })) as { readonly message: RecordOf<C> } | undefined;
    return reply?.message;
  };
}
