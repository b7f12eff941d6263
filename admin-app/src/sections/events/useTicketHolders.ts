import { failedAt } from '@venue/sdk';
import { downloadEventTickets } from '@venue/sdk/events/admin';
import { saveFile } from '@venue/shared-ui/data/saveFile.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { useCallback } from 'react';

const texts = {
  refused: 'Не удалось получить список участников',
  failed: failedAt('получении списка участников'),
} as const;

/** Who holds tickets: a table to keep, or a PDF in a tab of its own to look at and print. */
export function useTicketHolders() {
  const { send, busy } = useSend(downloadEventTickets, texts);
  const keep = useCallback(
    async (eventId: number) => {
      const file = await send({ body: { eventId, download: true } }, { timeoutMs: 120_000 });
      if (file) saveFile(file);
    },
    [send],
  );
  const look = useCallback(
    async (eventId: number) => {
      // Opened with the press itself: a tab that comes later is taken for an advertisement.
      const tab = window.open('', '_blank');
      const file = await send({ body: { eventId, download: false } }, { timeoutMs: 120_000 });
      if (!file) return tab?.close();
      if (!tab) return saveFile(file);
      tab.opener = null;
      tab.location.href = URL.createObjectURL(file.data);
    },
    [send],
  );
  return { keep, look, busy };
}
