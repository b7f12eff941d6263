import { failedAt } from '@venue/sdk';
import { getMyActPdf, getMyActXml, getMyInvoicePdf } from '@venue/sdk/papers';
import { saveFile } from '@venue/shared-ui/data/saveFile.ts';
import { useSend } from '@venue/shared-ui/data/useSend.ts';

/** Downloads an invoice or an act of the user's organisation. */
export function usePapers() {
  const invoice = useSend(getMyInvoicePdf, { failed: failedAt('скачивании счёта') });
  const act = useSend(getMyActPdf, { failed: failedAt('скачивании акта') });
  const xml = useSend(getMyActXml, { failed: failedAt('скачивании файла УПД') });
  return {
    busy: invoice.busy || act.busy || xml.busy,
    async invoice(invoiceId: number): Promise<void> {
      const file = await invoice.send({ body: { invoiceId } });
      if (file) saveFile(file);
    },
    async act(actId: number): Promise<void> {
      const file = await act.send({ body: { actId } });
      if (file) saveFile(file);
    },
    async xml(actId: number): Promise<void> {
      const file = await xml.send({ body: { actId } });
      if (file) saveFile(file);
    },
  };
}
