import { ApiFailure } from '@venue/sdk';
import {
  countBankPayment,
  dismissBankPayment,
  downloadPapers,
  getBankPayment,
  listBankPayments,
  uploadStatement,
} from '@venue/sdk/agreements/admin';
import { bankPaymentRecord, invoiceRecord } from '@venue/sdk/agreements/kind';
import type { BankPayment } from '@venue/sdk/agreements/model';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { found } from '../../core/record/records.ts';
import { requisitesOf } from './agreements.rules.ts';
import { receiptsOf } from './orders.store.ts';
import { archiveOf } from './papers.archive.ts';
import { takeReceipt } from './receipts.service.ts';
import { readStatement, StatementFault, type StatementPayment } from './statements.file.ts';
import { judged, numbersIn } from './statements.rules.ts';
import * as store from './statements.store.ts';

const subject = invoiceRecord.name;

export const statementsAdminRoutes = [
  handle(uploadStatement, async ({ body: { fileStatement } }, context) => {
    const { account } = requisitesOf(context.config);
    const payments = paymentsIn(new Uint8Array(await fileStatement.arrayBuffer()), account);
    const message = { added: 0, counted: 0, waiting: 0, known: 0 };
    return transact(context, async tx => {
      for (const payment of payments) {
        const { id, state, isNew } = await store.keepPayment(tx, payment, {
          takenBy: actorOf(context).userId,
          takenAt: context.now,
        });
        if (isNew) {
          message.added++;
          const { paidOn, paymentOrder, sum } = payment;
          const after = { paidOn, paymentOrder, sum };
          await writeAudit(tx, context, uploadStatement.id, { subject: bankPaymentRecord.name, subjectId: id, after });
        } else message.known++;
        if (state !== 'waiting') continue;
        if (await countedByItself(tx, context, id, payment)) message.counted++;
        else message.waiting++;
      }
      return { message };
    });
  }),

  handle(listBankPayments, async ({ body }, { db }) => {
    const { page = 1, pageSize = 25 } = body;
    const { rows, total, totalIsExact } = await store.paymentsPage(db, { ...body, page, pageSize });
    return { message: { page, pageSize, total, totalIsExact }, items: rows.map(presentPayment) };
  }),

  handle(getBankPayment, async ({ body: { bankPaymentId } }, { db }) => {
    const row = found(await store.paymentById(db, bankPaymentId));
    const { purpose, payerInn } = row;
    const rows = await store.candidates(db, numbersIn(purpose), payerInn);
    return {
      message: {
        payment: presentPayment(row),
        invoices: rows.map(({ invoiceId, number, date, customerName, sum, received }) => ({
          invoiceId,
          invoiceNumber: number,
          invoiceDate: date,
          customerName,
          left: Math.max(0, sum - received),
        })),
      },
    };
  }),

  handle(countBankPayment, ({ body: { bankPaymentId: id, invoiceId, enough } }, context) =>
    transact(context, async tx => {
      await count(tx, context, await undecided(tx, id), invoiceId, enough);
      return { message: await shown(tx, id) };
    }),
  ),

  handle(dismissBankPayment, ({ body: { bankPaymentId: id } }, context) =>
    transact(context, async tx => {
      const { state } = await undecided(tx, id);
      await store.changePayment(tx, id, { state: 'dismissed', takenBy: actorOf(context).userId, takenAt: context.now });
      await writeAudit(tx, context, dismissBankPayment.id, {
        subject: bankPaymentRecord.name,
        subjectId: id,
        before: { bankPaymentStatus: state },
        after: { bankPaymentStatus: 'dismissed' },
      });
      return { message: await shown(tx, id) };
    }),
  ),

  handle(downloadPapers, ({ body: { from, to } }, context) => archiveOf(context, from, to)),
];

function paymentsIn(data: Uint8Array, account: string): StatementPayment[] {
  try {
    return readStatement(data, account);
  } catch (error) {
    if (!(error instanceof StatementFault)) throw error;
    throw new ApiFailure('statement_rejected', { fields: { fileStatement: error.message } });
  }
}

/** Counts a payment for its invoice if the match is certain; otherwise stores why it waits. */
async function countedByItself(tx: Db, context: Context, id: number, payment: StatementPayment): Promise<boolean> {
  const known = await store.invoicesNumbered(tx, numbersIn(payment.purpose));
  const row = await undecided(tx, id);
  // A payment that staff already recorded by hand is not counted again.
  for (const { invoiceId, customerInn } of known) {
    if (customerInn !== payment.payerInn) continue;
    const receipts = await receiptsOf(tx, invoiceId);
    if (!receipts.some(each => each.paidOn === payment.paidOn && each.paymentOrder === payment.paymentOrder)) continue;
    await store.changePayment(tx, id, { state: 'counted', why: null, invoiceId });
    return true;
  }
  const { invoiceId, why } = judged(payment, known);
  if (invoiceId !== null) {
    await count(tx, context, row, invoiceId, false);
    return true;
  }
  if (row.why !== why) await store.changePayment(tx, id, { why });
  return false;
}

async function undecided(tx: Db, id: number) {
  const row = found(await store.lockPayment(tx, id));
  if (row.state !== 'waiting') throw new ApiFailure('payment_decided');
  return row;
}

type Payment = Awaited<ReturnType<typeof undecided>>;

async function count(tx: Db, context: Context, payment: Payment, invoiceId: number, enough: boolean): Promise<void> {
  const { paidOn, paymentOrder, sum } = payment;
  const receipt = { paidOn, paymentOrder, sum };
  await takeReceipt(tx, context, { invoiceId, enough, ...receipt });
  const by = { takenBy: actorOf(context).userId, takenAt: context.now };
  await store.changePayment(tx, payment.id, { state: 'counted', why: null, invoiceId, ...by });
  await writeAudit(tx, context, countBankPayment.id, { subject, subjectId: invoiceId, after: receipt });
}

const shown = async (db: Db, id: number): Promise<BankPayment> =>
  presentPayment(found(await store.paymentById(db, id)));

const presentPayment = (row: store.PaymentRecord): BankPayment => ({
  bankPaymentId: row.id,
  bankPaymentStatus: row.state,
  whyWaiting: row.state === 'waiting' ? row.why : null,
  paidOn: row.paidOn,
  paymentOrder: row.paymentOrder,
  sum: row.sum,
  payerName: row.payerName,
  payerINN: row.payerInn,
  paymentPurpose: row.purpose,
  invoiceId: row.invoiceId,
  invoiceNumber: row.invoiceNumber,
});
