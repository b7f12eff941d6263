import * as z from 'zod/mini';
import { defineEnum } from '../core/schema/enums.ts';
import { Day, Id, Instant, Kopecks } from '../core/schema/fields.ts';
import { InputDay } from '../core/schema/inputDates.ts';
import { required } from '../core/schema/rules.ts';
import { edoState } from './papers.edo.ts';
import { actForm } from './papers.forms.ts';
import { invoiceEnd, orderInvoiceStatus } from './papers.money.ts';

/** Why an order cannot be paid by an invoice now. */
export const noInvoice = defineEnum({
  late: { id: 'late', label: 'До\u00a0начала слишком мало времени: деньги по\u00a0счёту не\u00a0успеют прийти.' },
  covered: { id: 'covered', label: 'Платить нечего: стоимость уже покрыта. Осталось подтвердить бронь.' },
  notNow: { id: 'notNow', label: 'Эту бронь сейчас оплатить счётом нельзя.' },
  requisites: { id: 'requisites', label: 'Площадка пока не\u00a0выставляет счета.' },
});

/** An invoice of an order, as its customer reads it. */
export const OrderInvoice = z.object({
  invoiceId: Id,
  invoiceNumber: z.string(),
  invoiceDate: Day,
  orderInvoiceStatus: orderInvoiceStatus.schema,
  invoiceEnd: z.nullable(invoiceEnd.schema),
  customerName: z.string(),
  sum: Kopecks,
  /** Money received for it so far. */
  received: Kopecks,
  /** Money of it that is due back to its payer, and that was sent back. */
  owed: Kopecks,
  returned: Kopecks,
  /**
   * Until when the hours are held for the payment; otherwise only when the payment is due. Null for services under an
   * agreement whose invoice says no last day.
   */
  keptUntil: z.nullable(Instant),
  /** The bookings it is for; empty for an event and for services under an agreement. */
  orderIds: z.array(Id),
  /** The event request it is for; null for bookings. */
  eventRequestId: z.nullable(Id),
});
export type OrderInvoice = z.output<typeof OrderInvoice>;

/** Whether an order can be paid by an invoice, by which organisations and until when; with its current invoice. */
export const InvoiceOffer = z.object({
  /** Null when it can be paid by an invoice. */
  noInvoice: z.nullable(noInvoice.schema),
  sum: Kopecks,
  /** Until when the hours would be held. */
  keptUntil: z.nullable(Instant),
  organisations: z.array(z.object({ organisationId: Id, name: z.string(), INN: z.string() })),
  /** The last invoice made for the order. */
  invoice: z.nullable(OrderInvoice),
});
export type InvoiceOffer = z.output<typeof InvoiceOffer>;

/** An act, as its customer reads it. */
export const CustomerAct = z.object({
  actId: Id,
  actForm: actForm.schema,
  actNumber: z.string(),
  actDate: Day,
  invoiceNumber: z.nullable(z.string()),
  customerName: z.string(),
  sum: Kopecks,
  /** Null for an act that is no УПД. */
  edoState: z.nullable(edoState.schema),
});
export type CustomerAct = z.output<typeof CustomerAct>;

/**
 * How an event is paid for: its invoice with the act that followed, or the organisations that may be named as payer.
 */
export const EventInvoice = z.object({
  /** Whether the customer may choose the payer: payment is asked for, and there is no invoice yet. */
  mayChoose: z.boolean(),
  /** Price of the accepted proposal. */
  sum: Kopecks,
  organisations: z.array(z.object({ organisationId: Id, name: z.string(), INN: z.string() })),
  /** The last invoice made for the event. */
  invoice: z.nullable(OrderInvoice),
  act: z.nullable(CustomerAct),
});
export type EventInvoice = z.output<typeof EventInvoice>;

/** Money that came to the account for an invoice, as the bank says. */
export const ReceiptFields = z.object({
  paidOn: InputDay,
  paymentOrder: required(20),
  sum: Kopecks.check(z.minimum(1), z.maximum(10_000_000_000_00)),
});
