import * as z from 'zod/mini';
import { PaidKind } from '../bookings/bookings.model.ts';
import { checked } from '../core/checked.ts';
import { defineEnum, type Move, schemaOf } from '../core/enums.ts';
import { Day, Id, Instant, Kopecks } from '../core/fields.ts';

/** Where a receipt of 54-FZ stands. */
export const receiptStatus = defineEnum({
  awaited: { id: 'awaited', label: 'Регистрируется', tone: 'neutral' },
  registered: { id: 'registered', label: 'Зарегистрирован', tone: 'good' },
  refused: { id: 'refused', label: 'Не\u00a0зарегистрирован', tone: 'bad' },
  byHand: { id: 'byHand', label: 'На\u00a0кассе', tone: 'warn' },
});
type ReceiptStatusId = (typeof receiptStatus.ids)[number];

export const receiptMoves = [
  { action: 'register', from: ['awaited'], to: 'registered', by: ['server'] },
  { action: 'refuse', from: ['awaited'], to: 'refused', by: ['server'] },
  { action: 'leave', from: ['awaited'], to: 'byHand', by: ['server'] },
  { action: 'retry', label: 'Оформить ещё раз', from: ['refused'], to: 'awaited', by: ['staff'] },
  { action: 'note', label: 'Записать чек кассы', from: ['refused', 'byHand'], to: 'registered', by: ['staff'] },
] as const satisfies readonly Move<ReceiptStatusId>[];

/** Whether money came or went back. */
export const moneyWay = defineEnum({
  payment: { id: 'payment', label: 'Оплата' },
  refund: { id: 'refund', label: 'Возврат' },
});

/** By what money came or went. */
export const moneyMeans = defineEnum({
  online: { id: 'online', label: 'Онлайн' },
  cash: { id: 'cash', label: 'Наличные' },
  terminal: { id: 'terminal', label: 'Терминал' },
  transfer: { id: 'transfer', label: 'На\u00a0счёт' },
});

/** What does not agree between our records, the provider's books and the receipts. */
export const moneyTrouble = defineEnum({
  unknown: { id: 'unknown', label: 'У\u00a0нас нет', tone: 'bad' },
  missing: { id: 'missing', label: 'У\u00a0банка нет', tone: 'bad' },
  sum: { id: 'sum', label: 'Другая сумма', tone: 'bad' },
  receiptRefused: { id: 'receiptRefused', label: 'Чек не\u00a0принят', tone: 'bad' },
  receiptLate: { id: 'receiptLate', label: 'Чека нет больше часа', tone: 'warn' },
  receiptSum: { id: 'receiptSum', label: 'Чек на\u00a0другую сумму', tone: 'bad' },
});

/** Money that came or went, as we have it and as the provider and the receipt say. */
export const MoneyMovement = z.object({
  movementId: z.string(),
  at: Instant,
  way: schemaOf(moneyWay),
  means: schemaOf(moneyMeans),
  title: z.string(),
  /** What was paid; null where nobody knows. */
  subject: z.nullable(z.object({ kind: PaidKind, id: Id })),
  sum: z.nullable(Kopecks),
  providerSum: z.nullable(Kopecks),
  trouble: z.nullable(schemaOf(moneyTrouble)),
  /** Null where none is due: money on the bank account. */
  receiptId: z.nullable(Id),
  receipt: z.nullable(schemaOf(receiptStatus)),
  receiptSum: z.nullable(Kopecks),
  documentNumber: z.nullable(z.string()),
  storageNumber: z.nullable(z.string()),
  attribute: z.nullable(z.string()),
  registeredAt: z.nullable(Instant),
  can: z.array(z.enum(['retry', 'note'])),
});
export type MoneyMovement = z.output<typeof MoneyMovement>;

/** A day of money: what we have, what the provider says, what the receipts say. */
export const ReconciliationDay = z.object({
  day: Day,
  /** What came online by our records and by the provider's; the same of what went back. */
  paid: Kopecks,
  providerPaid: Kopecks,
  returned: Kopecks,
  providerReturned: Kopecks,
  cash: Kopecks,
  terminal: Kopecks,
  transfer: Kopecks,
  /** Given back at the desk or from the bank account. */
  returnedByHand: Kopecks,
  receiptsRegistered: z.int(),
  /** Awaited, or to be written down from the cash register. */
  receiptsOpen: z.int(),
  receiptsRefused: z.int(),
  differences: z.int(),
  /** When the provider's books of the day were read; null before. */
  readAt: z.nullable(Instant),
});
export type ReconciliationDay = z.output<typeof ReconciliationDay>;

const digits = (least: number, most: number, text: string) =>
  checked(z.string(), z.trim(), z.regex(new RegExp(`^\\d{${least},${most}}$`), text));

/** What is printed on a receipt of the cash register. */
export const ReceiptNumbers = z.object({
  storageNumber: digits(16, 16, 'В номере ФН 16 цифр'),
  documentNumber: digits(1, 10, 'Укажите номер ФД: до 10 цифр'),
  attribute: digits(1, 10, 'Укажите ФПД: до 10 цифр'),
});
