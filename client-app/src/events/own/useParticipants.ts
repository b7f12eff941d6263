import { failedAt } from '@venue/sdk';
import { downloadEventTickets } from '@venue/sdk/events';
import { saveFile } from '@venue/shared-ui/data/saveFile.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';

/** Downloads the list of participants: a table, or a PDF to print. */
export function useParticipants(eventId: number) {
  const { send, busy } = useSend(downloadEventTickets, {
    refused: 'Не удалось получить список участников',
    failed: failedAt('получении списка участников'),
  });
  const keep = async (as: 'table' | 'pdf'): Promise<void> => {
    const file = await send({ body: { eventId, download: as === 'table' } }, { timeoutMs: 120_000 });
    if (file) saveFile(file);
  };
  return { keep, busy };
}
