import { formatMoney } from '@venue/sdk';
import { invoiceEnd, type OrderInvoice, orderInvoiceStatus } from '@venue/sdk/papers/model';
import { formatDayAndTime } from '@venue/shared-ui/dates/format.ts';

/** The next step for an invoice, or why there is none, and what becomes of money that is due back. */
export function nextOf(invoice: OrderInvoice): string {
  const { owed, returned } = invoice;
  const back = owed > 0 ? `Вернём ${formatMoney(owed)}.` : '';
  const gone = returned > 0 ? `Вернули ${formatMoney(returned)}.` : '';
  return [stateOf(invoice), gone, back].filter(Boolean).join(' ');
}

function stateOf({ orderInvoiceStatus: status, invoiceEnd: end, received, keptUntil, ...of }: OrderInvoice): string {
  if (end) return `${invoiceEnd.option(end).label}.`;
  if (status === orderInvoiceStatus.paid) {
    if (of.orderIds.length > 0) return 'Деньги пришли, бронь оплачена.';
    return of.eventRequestId === null ? 'Деньги пришли, счёт оплачен.' : 'Деньги пришли, мероприятие оплачено.';
  }
  const part = received > 0 ? ` Пришло ${formatMoney(received)}.` : '';
  return `${keptUntil === null ? 'Деньги ещё не\u00a0пришли' : `Деньги должны прийти до\u00a0${formatDayAndTime(keptUntil)}`}.${part}`;
}
