import { failedAt } from '@venue/sdk';
import { downloadEventTickets } from '@venue/sdk/events/admin';
import { saveFile } from '@venue/shared-ui/data/saveFile.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';
import { useCallback } from 'react';

const texts = {
  refused: 'Не удалось получить список участников',
  failed: failedAt('получении списка участников'),
} as const;

/** Downloads the ticket holders as a table, or opens them as a PDF in a new tab, to view and print. */
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
      // Open the tab during the click: browsers block a tab opened later as a pop-up.
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
