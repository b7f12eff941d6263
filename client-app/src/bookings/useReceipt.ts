import { failedAt } from '@venue/sdk';
import { getReceipt } from '@venue/sdk/bookings';
import { saveFile } from '@venue/shared-ui/data/saveFile.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';

/** Downloads the receipt of a paid booking under the name the server gives it. */
export function useReceipt(orderId: number) {
  const { send, busy } = useSend(getReceipt, {
    failed: failedAt('скачивании подтверждения оплаты'),
  });
  async function download(): Promise<void> {
    const file = await send({ body: { orderId } });
    if (file) saveFile(file);
  }
  return { download, busy };
}
