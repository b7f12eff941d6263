import { failedAt } from '@venue/sdk';
import { removeMyEventRequest } from '@venue/sdk/event-requests';
import { draftRemovalConfirm } from '@venue/sdk/event-requests/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';

/** Asks for confirmation and removes a draft. */
export function useRemoveDraft() {
  const { send, busy } = useSend(removeMyEventRequest, {
    done: 'Черновик успешно удалён',
    refused: 'Не удалось удалить черновик',
    failed: failedAt('удалении черновика'),
  });
  const remove = async (id: number, title: string): Promise<void> => {
    const question = { title: draftRemovalConfirm, text: title || `Заявка №\u00a0${id}`, yes: 'Удалить', danger: true };
    if (await confirm(question)) await send({ id }, { covers: true });
  };
  return { remove, busy };
}
