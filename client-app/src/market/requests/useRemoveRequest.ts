import { removeRequest } from '@venue/sdk/market';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';
import { requestTexts } from '../marketTexts.ts';

/** Asks for confirmation and removes a request; returns true once it is removed. */
export function useRemoveRequest() {
  const { send, busy } = useSend(removeRequest, requestTexts.remove);
  const remove = async (requestId: number): Promise<boolean> => {
    const title = `Удалить заявку №\u00a0${requestId}?`;
    const text = 'Заявка исчезнет насовсем, товары из\u00a0неё останутся.';
    if (!(await confirm({ title, text, yes: 'Удалить', danger: true }))) return false;
    return (await send({ body: { requestId } }, { covers: true })) !== undefined;
  };
  return { remove, busy };
}
