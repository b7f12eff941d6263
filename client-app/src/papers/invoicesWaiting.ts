import { formatMoney } from '@venue/sdk';
import { listMyPapers } from '@venue/sdk/papers';
import { type OrderInvoice, orderInvoiceStatus } from '@venue/sdk/papers/model';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import type { Waiting } from '../app/cabinet/waiting.ts';
import { bookingPaths } from '../bookings/bookings.paths.ts';
import { eventRequestPaths } from '../event-requests/event-requests.paths.ts';
import { profilePaths } from '../profile/profile.paths.ts';
import { nextOf } from './nextOf.ts';

/** The page where an invoice is paid: its booking, its event, or the list of documents. */
function pageOf({ orderIds: [order], eventRequestId }: OrderInvoice): string {
  if (order !== undefined) return href(bookingPaths.payment, { order });
  return eventRequestId === null ? profilePaths.documents.path : href(eventRequestPaths.edit, { eventRequestId });
}

export const invoicesWaiting = (invoices: readonly OrderInvoice[]): Waiting[] =>
  invoices
    .filter(each => each.orderInvoiceStatus === orderInvoiceStatus.awaiting)
    .map(each => ({
      title: `Счёт №\u00a0${each.invoiceNumber} на\u00a0${formatMoney(each.sum)}: ждёт оплаты`,
      text: nextOf(each),
      to: pageOf(each),
    }));

/** Invoices to be paid; undefined until they are known. */
export function useInvoicesWaiting(): Waiting[] | undefined {
  const { data, isPending } = useCall(listMyPapers, {});
  return isPending ? undefined : invoicesWaiting(data?.message.invoices ?? []);
}
