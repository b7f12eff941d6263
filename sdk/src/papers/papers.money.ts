import * as z from 'zod/mini';
import { defineEnum } from '../core/schema/enums.ts';
import { Day, Id, Instant, Kopecks } from '../core/schema/fields.ts';

/** Status of an issued invoice: of an order (a booking of hours), an event or services under an agreement. */
export const orderInvoiceStatus = defineEnum({
  awaiting: { id: 'awaiting', label: 'Ждёт оплаты', tone: 'warn' },
  paid: { id: 'paid', label: 'Оплачен', tone: 'good' },
  cancelled: { id: 'cancelled', label: 'Аннулирован', tone: 'bad' },
});

/** Why an invoice of an order is no longer payable. */
export const invoiceEnd = defineEnum({
  expired: { id: 'expired', label: 'Деньги не\u00a0пришли в\u00a0срок, часы снова свободны' },
  released: { id: 'released', label: 'Бронь отменена' },
  card: { id: 'card', label: 'Бронь оплачена другим способом' },
  changed: { id: 'changed', label: 'Бронь изменилась, её\u00a0стоимость или часы теперь другие' },
  refused: { id: 'refused', label: 'Мероприятие не\u00a0состоится' },
  withdrawn: { id: 'withdrawn', label: 'Площадка отозвала счёт' },
  replaced: { id: 'replaced', label: 'Принято другое предложение, счёт будет новый' },
});

/** What an issued invoice is for and its money, as staff see it. */
export const InvoiceOrder = z.object({
  orderInvoiceStatus: orderInvoiceStatus.schema,
  invoiceEnd: z.nullable(invoiceEnd.schema),
  orderIds: z.array(Id),
  /** The event it is for; null for bookings. */
  eventRequest: z.nullable(z.object({ eventRequestId: Id, eventRequestTitle: z.string() })),
  /** Whether staff made it for services under an agreement. */
  ofAgreement: z.boolean(),
  keptUntil: z.nullable(Instant),
  received: Kopecks,
  /** What has not come yet. */
  unpaid: Kopecks,
  /** Money received that paid for nothing and has not been sent back yet. */
  owed: Kopecks,
  /** How much staff may send back: what is owed, and of an agreement any sum up to all its money. */
  returnable: Kopecks,
  receipts: z.array(
    z.object({ receiptId: Id, paidOn: Day, paymentOrder: z.string(), sum: Kopecks, takenBy: z.string() }),
  ),
  returns: z.array(z.object({ sum: Kopecks, sentAt: Instant, sentBy: z.nullable(z.string()) })),
  can: z.array(z.enum(['pay', 'return', 'takeBack'])),
});
export type InvoiceOrder = z.output<typeof InvoiceOrder>;
