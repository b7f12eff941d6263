import * as z from 'zod/mini';
import { Day, Id, Instant, Kopecks } from '../core/schema/fields.ts';
import { InputDay, inOrder } from '../core/schema/inputDates.ts';
import { Inn } from '../core/schema/rules.ts';

/** What an organisation has not paid, by how many days ago it was due. */
const Ages = {
  upTo30: Kopecks,
  upTo60: Kopecks,
  upTo90: Kopecks,
  over90: Kopecks,
};

/** The sums of all debts that a filter leaves. */
export const DebtSums = z.object({ sum: Kopecks, ...Ages });
export type DebtSums = z.output<typeof DebtSums>;

/** An organisation whose invoices are overdue: one for each INN. */
export const Debtor = z.extend(DebtSums, {
  /** The id of its earliest invoice. */
  debtorId: Id,
  customer: z.string(),
  INN: z.string(),
  /** How many of its invoices are overdue. */
  invoices: z.int(),
  /** Day by which the earliest of them had to be paid. */
  dueSince: Day,
  /** When a reminder was mailed last; null if none was. */
  remindedAt: z.nullable(Instant),
});
export type Debtor = z.output<typeof Debtor>;

/** Whose statement of account, and for which days. */
export const StatementFields = z.object({ INN: Inn, from: InputDay, to: InputDay }).check(inOrder('from', 'to'));
