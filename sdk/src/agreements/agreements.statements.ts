import * as z from 'zod/mini';
import { inOrder } from '../core/dates.ts';
import { defineEnum } from '../core/enums.ts';
import { Day, Id, Kopecks } from '../core/fields.ts';

/** What became of a payment that a bank's statement tells of. */
export const bankPaymentStatus = defineEnum({
  waiting: { id: 'waiting', label: 'Разобрать', tone: 'warn' },
  counted: { id: 'counted', label: 'Учтён', tone: 'good' },
  dismissed: { id: 'dismissed', label: 'Не\u00a0за\u00a0счёт', tone: 'neutral' },
});

/** Why a payment was not counted by itself. */
export const whyWaiting = defineEnum({
  unknown: { id: 'unknown', label: 'Счёт не\u00a0нашёлся' },
  part: { id: 'part', label: 'Меньше, чем осталось по\u00a0счёту' },
  more: { id: 'more', label: 'Больше, чем осталось по\u00a0счёту' },
  payer: { id: 'payer', label: 'ИНН плательщика другой' },
  over: { id: 'over', label: 'Счёт больше не\u00a0ждёт денег' },
  unnamed: { id: 'unnamed', label: 'В\u00a0назначении нет номера счёта' },
});

/** From which day to which. */
export const PapersDays = z.object({ from: Day, to: Day }).check(inOrder('from', 'to'));

/** What an upload of a statement brought. */
export const StatementResult = z.object({
  /** Payments to the venue that were not known before. */
  added: z.int(),
  /** Of all in the file: counted now, left for staff, known from an earlier upload. */
  counted: z.int(),
  waiting: z.int(),
  known: z.int(),
});
export type StatementResult = z.output<typeof StatementResult>;

/** Money that came, as the bank says. */
export const BankPayment = z.object({
  bankPaymentId: Id,
  bankPaymentStatus: bankPaymentStatus.schema,
  whyWaiting: z.nullable(whyWaiting.schema),
  paidOn: Day,
  paymentOrder: z.string(),
  sum: Kopecks,
  payerName: z.string(),
  payerINN: z.string(),
  paymentPurpose: z.string(),
  /** The invoice it was counted for. */
  invoiceId: z.nullable(Id),
  invoiceNumber: z.nullable(z.string()),
});
export type BankPayment = z.output<typeof BankPayment>;

/** An invoice a payment may be for; `left` is what has not come yet. */
export const PaymentCandidate = z.object({
  invoiceId: Id,
  invoiceNumber: z.string(),
  invoiceDate: Day,
  customerName: z.string(),
  left: Kopecks,
});
export type PaymentCandidate = z.output<typeof PaymentCandidate>;
