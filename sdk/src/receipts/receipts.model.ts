import * as z from 'zod/mini';
import { PaidKind } from '../bookings/bookings.model.ts';
import { checked } from '../core/schema/checked.ts';
import { defineEnum, type Move, schemaOf } from '../core/schema/enums.ts';
import { Day, Id, Instant, Kopecks } from '../core/schema/fields.ts';
import { canOf } from '../core/schema/moves.ts';
import { accountState } from '../profile/profile.account.model.ts';

/** Status of a fiscal receipt (54-FZ). */
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

/**
 * Whether money came in or was refunded; `settlement`: no money moved, but a prepayment became full payment, because the
 * service was given, and its second receipt says so.
 */
export const moneyWay = defineEnum({
  payment: { id: 'payment', label: 'Оплата' },
  refund: { id: 'refund', label: 'Возврат' },
  settlement: { id: 'settlement', label: 'Зачёт' },
});

/** What a fiscal receipt says. */
export const receiptKind = defineEnum({
  payment: { id: 'payment', label: 'Кассовый чек' },
  prepayment: { id: 'prepayment', label: 'Чек предоплаты' },
  advance: { id: 'advance', label: 'Чек аванса' },
  settlement: { id: 'settlement', label: 'Чек полного расчёта' },
  refund: { id: 'refund', label: 'Кассовый чек возврата' },
});
export type ReceiptKindId = (typeof receiptKind.ids)[number];

/** How money was paid or refunded. */
export const moneyMeans = defineEnum({
  online: { id: 'online', label: 'Онлайн' },
  cash: { id: 'cash', label: 'Наличные' },
  terminal: { id: 'terminal', label: 'Терминал' },
  transfer: { id: 'transfer', label: 'На\u00a0счёт' },
});

/** What does not agree between our records, the provider's records and the receipts. */
export const moneyTrouble = defineEnum({
  unknown: { id: 'unknown', label: 'У\u00a0нас нет', tone: 'bad' },
  missing: { id: 'missing', label: 'У\u00a0банка нет', tone: 'bad' },
  sum: { id: 'sum', label: 'Другая сумма', tone: 'bad' },
  receiptRefused: { id: 'receiptRefused', label: 'Чек не\u00a0принят', tone: 'bad' },
  receiptLate: { id: 'receiptLate', label: 'Чека нет больше часа', tone: 'warn' },
  receiptSum: { id: 'receiptSum', label: 'Чек на\u00a0другую сумму', tone: 'bad' },
});

/** A payment, a refund or a second receipt, by our records, by the provider and by its receipt. */
export const MoneyMovement = z.object({
  movementId: z.string(),
  at: Instant,
  way: schemaOf(moneyWay),
  means: schemaOf(moneyMeans),
  title: z.string(),
  /** What was paid for; null when it is not known. */
  subject: z.nullable(z.object({ kind: z.enum([...PaidKind.options, 'invoice']), id: Id })),
  sum: z.nullable(Kopecks),
  providerSum: z.nullable(Kopecks),
  trouble: z.nullable(schemaOf(moneyTrouble)),
  /** Null when no receipt is due: money on the bank account. */
  receiptId: z.nullable(Id),
  receipt: z.nullable(schemaOf(receiptStatus)),
  receiptKind: z.nullable(schemaOf(receiptKind)),
  receiptSum: z.nullable(Kopecks),
  documentNumber: z.nullable(z.string()),
  storageNumber: z.nullable(z.string()),
  attribute: z.nullable(z.string()),
  registeredAt: z.nullable(Instant),
  can: canOf(receiptMoves, ['staff']),
});
export type MoneyMovement = z.output<typeof MoneyMovement>;

/** A day of the reconciliation: by our records, by the provider and by the receipts. */
export const ReconciliationDay = z.object({
  day: Day,
  /** Online payments by our records and by the provider's; then the refunds likewise. */
  paid: Kopecks,
  providerPaid: Kopecks,
  returned: Kopecks,
  providerReturned: Kopecks,
  cash: Kopecks,
  terminal: Kopecks,
  transfer: Kopecks,
  /** Refunds at the desk or from the bank account. */
  returnedByHand: Kopecks,
  receiptsRegistered: z.int(),
  /** Receipts that are awaited, or have to be recorded from the cash register. */
  receiptsOpen: z.int(),
  receiptsRefused: z.int(),
  differences: z.int(),
  /** When the provider's records of the day were read; null before. */
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

/** How money that the venue owes goes back. */
export const owedState = defineEnum({
  byHand: { id: 'byHand', label: 'Вернуть вручную', tone: 'warn' },
  refused: { id: 'refused', label: 'Банк не\u00a0принял', tone: 'bad' },
  sending: { id: 'sending', label: 'Возвращает банк', tone: 'neutral' },
});

/** Money that the venue owes and has not returned yet. */
export const OwedMoney = z.object({
  owedId: Id,
  /** What it was paid for, and where staff act on it. */
  subject: z.object({ kind: z.enum([...PaidKind.options, 'invoice', 'bankPayment']), id: Id }),
  title: z.string(),
  owedState: schemaOf(owedState),
  means: schemaOf(moneyMeans),
  /** Who gets it: a person, or the organisation that paid. */
  customer: z.string(),
  phone: z.string(),
  userId: z.nullable(Id),
  accountState: z.nullable(schemaOf(accountState)),
  sum: Kopecks,
  owedSince: Instant,
  why: z.string(),
  /** `retry`: the bank refused it, and it may be sent again. */
  can: z.array(z.enum(['retry'])),
});
export type OwedMoney = z.output<typeof OwedMoney>;
