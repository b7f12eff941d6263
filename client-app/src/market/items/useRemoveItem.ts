import { removeItem } from '@venue/sdk/market';
import { marketItemRecord } from '@venue/sdk/market/kind';
import type { MarketItem } from '@venue/sdk/market/model';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { confirm } from '@venue/shared-ui/parts/message/Confirm.tsx';

/** Asks for confirmation and removes an item; returns true once it is removed. */
export function useRemoveItem() {
  const { send, busy } = useSend(removeItem, marketItemRecord.texts.remove);
  const remove = async ({ itemId, itemName }: Pick<MarketItem, 'itemId' | 'itemName'>): Promise<boolean> => {
    const title = `Удалить товар «${itemName}»?`;
    const text =
      'Он исчезнет и\u00a0из\u00a0черновиков заявок. В\u00a0заявках, по\u00a0которым уже есть решение, он останется.';
    if (!(await confirm({ title, text, yes: 'Удалить', danger: true }))) return false;
    return (await send({ body: { itemId } }, { covers: true })) !== undefined;
  };
  return { remove, busy };
}
