import { failedAt } from '@venue/sdk';
import { downloadCalendarItem } from '@venue/sdk/calendar';
import { saveFile } from '@venue/shared-ui/data/saveFile.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';

/** Downloads a booking as an iCalendar file. */
export function useCalendarFile(orderId: number) {
  const { send, busy } = useSend(downloadCalendarItem, { failed: failedAt('скачивании файла') });
  async function download(): Promise<void> {
    const file = await send({ body: { kind: 'booking', id: orderId } });
    if (file) saveFile(file);
  }
  return { download, busy };
}
