import { failedAt } from '@venue/sdk';
import { downloadTicketReceipt } from '@venue/sdk/tickets';
import { saveFile } from '@venue/shared-ui/data/saveFile.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';

/** Downloads the receipt of a paid order of tickets. */
export function useTicketReceipt(slug: string) {
  const { send, busy } = useSend(downloadTicketReceipt, { failed: failedAt('скачивании подтверждения оплаты') });
  async function download(): Promise<void> {
    const file = await send({ slug });
    if (file) saveFile(file);
  }
  return { download, busy };
}
