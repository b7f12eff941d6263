import { addDays, dayOf } from '@venue/sdk';
import { agreementStatus } from '@venue/sdk/agreements/model';
import { bankPaymentStatus, measure, vatRate } from '@venue/sdk/papers/model';
import { contragentType } from '@venue/sdk/profile/model';
import { newCustomer, newPhone, staffAtApi } from './api.ts';

/** The venue's account in the requisites of the demo. */
const ACCOUNT = '40702810800000000001';

export interface PapersToDecide {
  /** An issued invoice that is paid in part. */
  readonly invoiceId: number;
  /** An open act. */
  readonly actId: number;
  /** A payment of the bank that names no invoice. */
  readonly bankPaymentId: number;
  /** Unpaid bookings far enough ahead for a bank transfer: one with an invoice, and one without. */
  readonly invoicedOrderId: number;
  readonly unpaidOrderId: number;
}

/** Hours of the photo studio that the desk holds for somebody new. */
export async function heldForCaller(phone: string, days: number): Promise<number> {
  const { bookings, rooms, desk } = await staffAtApi();
  const from = addDays(dayOf(Date.now()), days);
  const { schedule } = (await bookings.getSchedule({ body: { roomId: 31, from, days: 14 } })).message;
  const { tariffs } = (await rooms.getRoom({ body: { roomId: 31 } })).message;
  const start = schedule.find(slot => slot.statusId === null)?.start ?? '';
  const request = { roomId: 31, tariffId: tariffs[0]?.tariffId ?? 0, slots: [start], serviceIds: [], equipmentIds: [] };
  const { price } = (await desk.admin.quoteAtDesk({ body: { ...request, orderId: null } })).message;
  const who = { phone, lastname: 'Бажова', name: 'Алла', comment: '', keepMinutes: 1440 as const };
  return (await desk.admin.bookForCaller({ body: { ...request, ...who, price } })).message.orderId;
}

/** The payer that the register does not know. */
const payer = {
  name: 'ООО «Малахит»',
  type: contragentType.company,
  INN: '6671234567',
  KPP: '',
  OGRN: '',
  legalAddress: '',
  headPosition: '',
  headName: '',
};

/** What the demo lacks: an invoice that waits for its money, an act and a payment of the bank that nobody has counted. */
export async function papersToDecide(): Promise<PapersToDecide> {
  const { agreements, papers } = await staffAtApi();
  const { admin } = papers;
  const inForce = { agreementStatus: agreementStatus.active, order: 'asc' } as const;
  const [agreement] = (await agreements.admin.listAgreements({ body: inForce })).items;
  if (!agreement) throw new Error('the demo has no agreement in force');
  const { agreementId } = agreement;
  const today = dayOf(Date.now());
  const rate = vatRate.twentyTwo;
  const head = { invoiceDate: today, invoiceDue: null, vatRate: rate, invoicePurpose: '', comment: '' };
  const { id: invoiceId } = await admin.createInvoice({ body: { ...head, agreementId } });
  const line = { serviceName: 'Аренда зала', measure: measure.hour, quantity: 2, price: 500_000 };
  const { message: invoice } = await admin.addInvoiceService({ body: { invoiceId, ...line } });
  await admin.closeInvoice({ body: { invoiceId, version: invoice.version } });
  const part = { paidOn: today, paymentOrder: String(invoiceId), sum: 300_000, enough: false };
  await admin.payInvoice({ body: { invoiceId, ...part } });
  const days = { actDate: today, actFrom: today, actTo: today };
  const { id: actId } = await admin.createAct({
    body: { agreementId, invoiceId: null, actNumber: '', ...days, vatRate: rate, comment: '' },
  });
  await admin.uploadStatement({ body: { fileStatement: statement(today, String(invoiceId)) } });
  const waiting = { bankPaymentStatus: bankPaymentStatus.waiting };
  const [payment] = (await admin.listBankPayments({ body: waiting })).items;
  if (!payment) throw new Error('no payment of the bank waits');
  const { desk } = await staffAtApi();
  const invoicedOrderId = await heldForCaller(newPhone(), 20);
  const unpaidOrderId = await heldForCaller(newPhone(), 20);
  const { sum } = (await desk.admin.getDeskInvoice({ id: invoicedOrderId })).message;
  const wish = { organisationId: null, payer, sendTo: null, withAgreement: false };
  await desk.admin.makeDeskInvoice({ body: { orderId: invoicedOrderId, sum, ...wish } });
  return { invoiceId, actId, bankPaymentId: payment.bankPaymentId, invoicedOrderId, unpaidOrderId };
}

/** A statement of the venue's bank with one payment of somebody unknown. */
function statement(day: string, number: string): File {
  const date = day.split('-').reverse().join('.');
  const lines = [
    '1CClientBankExchange',
    'ВерсияФормата=1.03',
    'Кодировка=UTF-8',
    `ДатаНачала=${date}`,
    `ДатаКонца=${date}`,
    `РасчСчет=${ACCOUNT}`,
    'СекцияДокумент=Платежное поручение',
    `Номер=${number}`,
    `Дата=${date}`,
    'Сумма=4200.00',
    'ПлательщикСчет=40702810600000000002',
    'Плательщик1=ООО «Ясень»',
    'ПлательщикИНН=6671004212',
    `ПолучательСчет=${ACCOUNT}`,
    `ДатаПоступило=${date}`,
    'НазначениеПлатежа=За аренду зала в ноябре',
    'КонецДокумента',
    'КонецФайла',
  ];
  return new File([lines.join('\r\n')], 'kl_to_1c.txt');
}

/** Somebody new takes a free ticket of an event. */
export async function takeTicket(eventId: number): Promise<void> {
  const { tickets } = await newCustomer();
  const { kinds } = (await tickets.getTicketOffer({ id: eventId })).message;
  const free = kinds.find(({ ticketPrice }) => ticketPrice === 0);
  if (!free) throw new Error(`event ${eventId} has no free tickets`);
  await tickets.createTicketOrder({ body: { eventId, lines: [{ ticketId: free.ticketId, count: 1 }], total: 0 } });
}
