import * as z from 'zod/mini';
import { defineEnum } from '../core/schema/enums.ts';
import { Day, Id, Instant, Kopecks } from '../core/schema/fields.ts';
import { InputDay, inOrder } from '../core/schema/inputDates.ts';

/** What happened to a payment from a bank statement. */
export const bankPaymentStatus = defineEnum({
  waiting: { id: 'waiting', label: 'Разобрать', tone: 'warn' },
  counted: { id: 'counted', label: 'Учтён', tone: 'good' },
  dismissed: { id: 'dismissed', label: 'Не\u00a0за\u00a0счёт', tone: 'neutral' },
});

/** Why a payment was not counted automatically. */
export const whyWaiting = defineEnum({
  unknown: { id: 'unknown', label: 'Счёт не\u00a0нашёлся' },
  part: { id: 'part', label: 'Меньше, чем осталось по\u00a0счёту' },
  more: { id: 'more', label: 'Больше, чем осталось по\u00a0счёту' },
  payer: { id: 'payer', label: 'ИНН плательщика другой' },
  over: { id: 'over', label: 'Счёт больше не\u00a0ждёт денег' },
  unnamed: { id: 'unnamed', label: 'В\u00a0назначении нет номера счёта' },
  several: { id: 'several', label: 'Подходит несколько счетов' },
  typed: { id: 'typed', label: 'Внесён вручную с\u00a0другой суммой' },
  takenBack: { id: 'takenBack', label: 'Учёт отменён' },
});

/** The first and the last day of a period. */
export const PapersDays = z.object({ from: InputDay, to: InputDay }).check(inOrder('from', 'to'));

/** An uploaded statement: how far its payments are saved, and what became of them. */
export const StatementResult = z.object({
  statementImportId: Id,
  /** Payments to the venue in the file, and how many of them are saved; fewer if the upload broke off. */
  total: z.int(),
  done: z.int(),
  /** Payments to the venue that were not known before. */
  added: z.int(),
  /** Counts over the saved payments: counted now, left for staff, known from an earlier upload. */
  counted: z.int(),
  waiting: z.int(),
  known: z.int(),
  /** How many documents of the file cannot be read; the first of them, each with its line and what is wrong. */
  aside: z.int(),
  setAside: z.array(z.object({ line: z.int(), problem: z.string() })),
  startedAt: Instant,
});
export type StatementResult = z.output<typeof StatementResult>;

/** A payment received, as the bank reports it. */
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
  /** The invoice it was counted for; null when there is none. */
  invoiceId: z.nullable(Id),
  invoiceNumber: z.nullable(z.string()),
});
export type BankPayment = z.output<typeof BankPayment>;

/** An invoice that a payment may be for; `left` is the sum still unpaid. */
export const PaymentCandidate = z.object({
  invoiceId: Id,
  invoiceNumber: z.string(),
  invoiceDate: Day,
  customerName: z.string(),
  left: Kopecks,
});
export type PaymentCandidate = z.output<typeof PaymentCandidate>;
