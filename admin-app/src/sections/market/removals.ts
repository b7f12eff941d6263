import { removeItem, removeRequest } from '@venue/sdk/market/admin';
import { marketItemRecord, marketRequestRecord } from '@venue/sdk/market/kind';
import { marketRequestStatus } from '@venue/sdk/market/model';

const requestInput = (requestId: number, status: number | undefined) => {
  const seen = marketRequestStatus.schema.safeParse(status);
  return seen.success ? { body: { requestId, seen: seen.data } } : undefined;
};

/** Options of `useRemoval` for requests: they are deleted only in the status that staff saw. */
export const requestRemoval = {
  kind: marketRequestRecord,
  text: 'Её перестанет видеть и\u00a0отправитель. Товары заявки останутся. Вернуть её нельзя.',
  remove: removeRequest,
  input: requestInput,
};

/** Options of `useRemoval` for goods. */
export const itemRemoval = {
  kind: marketItemRecord,
  text: 'Он исчезнет с\u00a0сайта, у\u00a0владельца и\u00a0из\u00a0заявок, которые ещё не\u00a0отправлены. Вернуть его нельзя.',
  remove: removeItem,
  input: (itemId: number) => ({ body: { itemId } }),
};
