import { formatMoney } from '@venue/sdk';
import { invoiceEnd, type OrderInvoice, orderInvoiceStatus } from '@venue/sdk/agreements/model';
import { formatDayAndTime } from '@venue/shared-ui/dates/format.ts';

/** The next step for an invoice, or why there is none. */
export function nextOf({
  orderInvoiceStatus: status,
  invoiceEnd: end,
  received,
  keptUntil,
  ...of
}: OrderInvoice): string {
  if (end) return `${invoiceEnd.option(end).label}.`;
  if (status === orderInvoiceStatus.paid)
    return of.orderIds.length > 0 ? 'Деньги пришли, бронь оплачена.' : 'Деньги пришли, мероприятие оплачено.';
  const part = received > 0 ? ` Пришло ${formatMoney(received)}.` : '';
  return `Деньги должны прийти до\u00a0${formatDayAndTime(keptUntil)}.${part}`;
}
