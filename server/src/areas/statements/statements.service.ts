import { setImmediate as breath } from 'node:timers/promises';
import { ApiFailure } from '@venue/sdk';
import { countBankPayment, uploadStatement } from '@venue/sdk/papers/admin';
import { bankPaymentRecord, invoiceRecord } from '@venue/sdk/papers/kind';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mustExist } from '../../core/record/records.ts';
import type { Statement, StatementPayment } from './statements.file.ts';
import { namedIn } from './statements.numbers.ts';
import { takeReceipt } from './statements.receipts.service.ts';
import { type Awaited, judged, prefixOf } from './statements.rules.ts';
import * as store from './statements.store.ts';
import type { bankPayment, statementImport } from './statements.table.ts';

type PaymentRow = typeof bankPayment.$inferSelect;
export type ImportRow = typeof statementImport.$inferSelect;

/** Payments saved in one transaction: others wait for the embedded database no longer than for these. */
const BATCH = 50;

/**
 * Saves the payments of a statement in batches, each in its own transaction with the progress of the import. Between
 * them other calls are served. What was saved stays when an import breaks off; the same file, uploaded again, skips it.
 */
export async function importStatement(context: Context, { payments, setAside }: Statement): Promise<ImportRow> {
  const alone = { ...context, idempotency: null };
  const stamps = { startedBy: actorOf(context).userId, startedAt: context.now, changedAt: context.now };
  let row = await transact(alone, tx => store.addImport(tx, { total: payments.length, setAside, ...stamps }));
  for (let from = 0; from < payments.length; from += BATCH) {
    await breath();
    row = await transact(alone, tx => saveBatch(tx, context, row, payments.slice(from, from + BATCH)));
  }
  return row;
}

async function saveBatch(
  tx: Db,
  context: Context,
  before: ImportRow,
  payments: readonly StatementPayment[],
): Promise<ImportRow> {
  const invoices = await invoicesNamed(tx, context, payments);
  const scheme = context.config.invoiceNumber;
  const by = { takenBy: actorOf(context).userId, takenAt: context.now };
  const added = await store.keepPayments(
    tx,
    payments.map(each => ({ ...each, ...by, why: judged(each, invoices, scheme).why })),
  );
  for (const { id, paidOn, paymentOrder, sum } of added) {
    const after = { paidOn, paymentOrder, sum };
    await writeAudit(tx, context, uploadStatement.id, { subject: bankPaymentRecord.name, subjectId: id, after });
  }
  const rows = await store.knownPayments(tx, payments);
  let [counted, waiting] = [0, 0];
  for (const key of new Set(payments.map(store.sameAs))) {
    const row = rows.get(key);
    if (row?.state !== 'waiting') continue;
    if (await countedByItself(tx, context, row, invoices)) counted++;
    else waiting++;
  }
  return store.changeImport(tx, before.id, {
    done: before.done + payments.length,
    added: before.added + added.length,
    known: before.known + payments.length - added.length,
    counted: before.counted + counted,
    waiting: before.waiting + waiting,
    changedAt: context.now,
  });
}

/** The invoices that these payments may be for. */
function invoicesNamed(tx: Db, { config }: Context, payments: readonly StatementPayment[]): Promise<Awaited[]> {
  const named = payments.flatMap(({ purpose }) => namedIn(purpose, prefixOf(config.invoiceNumber)));
  if (named.length === 0) return Promise.resolve([]);
  const inns = new Set(payments.map(({ payerInn }) => payerInn).filter(Boolean));
  return store.invoicesFor(tx, [...inns], [...new Set(named.map(({ key }) => key))]);
}

/** Counts a payment for its invoice if the match is certain; otherwise stores why it waits. */
async function countedByItself(
  tx: Db,
  context: Context,
  payment: PaymentRow,
  invoices: readonly Awaited[],
): Promise<boolean> {
  const { id, paidOn, paymentOrder, sum } = payment;
  const own = invoices.filter(({ customerInn }) => customerInn === payment.payerInn);
  const typed =
    own.length === 0
      ? []
      : await store.typedReceipts(
          tx,
          own.map(each => each.invoiceId),
          paidOn,
          paymentOrder,
        );
  // A payment that staff already recorded by hand is not counted again.
  const same = typed.find(each => each.sum === sum);
  if (same) {
    await store.changePayment(tx, id, { state: 'counted', why: null, invoiceId: same.invoiceId, receiptId: same.id });
    return true;
  }
  const verdict = judged(payment, await current(tx, context, payment, own, invoices), context.config.invoiceNumber);
  const differs = typed.some(each => each.invoiceId === verdict.invoiceId);
  // guard: statements.test.ts
  if (verdict.invoiceId !== null && !differs) {
    await countFor(tx, context, await undecided(tx, id), verdict.invoiceId, false);
    return true;
  }
  const why = differs ? 'typed' : verdict.why;
  if (payment.why !== why) await store.changePayment(tx, id, { why });
  return false;
}

/** The invoices as they are now: a payment before this one may have been counted for one of them. */
const current = (
  tx: Db,
  context: Context,
  payment: PaymentRow,
  own: readonly Awaited[],
  invoices: readonly Awaited[],
): Promise<readonly Awaited[]> =>
  judged(payment, own, context.config.invoiceNumber).invoiceId === null
    ? Promise.resolve(invoices)
    : store.invoicesFor(tx, [payment.payerInn], []);

export async function undecided(tx: Db, id: number): Promise<PaymentRow> {
  const row = mustExist(await store.lockPayment(tx, id));
  // guard: statements.test.ts
  if (row.state !== 'waiting') throw new ApiFailure('payment_decided');
  return row;
}

/** Counts a payment of the bank for an invoice, as money recorded by hand. */
export async function countFor(
  tx: Db,
  context: Context,
  payment: PaymentRow,
  invoiceId: number,
  enough: boolean,
): Promise<void> {
  const { paidOn, paymentOrder, sum } = payment;
  const receipt = { paidOn, paymentOrder, sum };
  const receiptId = await takeReceipt(tx, context, { invoiceId, enough, ...receipt });
  const by = { takenBy: actorOf(context).userId, takenAt: context.now };
  await store.changePayment(tx, payment.id, { state: 'counted', why: null, invoiceId, receiptId, ...by });
  await writeAudit(tx, context, countBankPayment.id, {
    subject: invoiceRecord.name,
    subjectId: invoiceId,
    after: receipt,
  });
}
