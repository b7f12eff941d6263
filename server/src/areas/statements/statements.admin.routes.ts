import { ApiFailure } from '@venue/sdk';
import {
  countBankPayment,
  dismissBankPayment,
  getBankPayment,
  listBankPayments,
  listStatementImports,
  uploadStatement,
} from '@venue/sdk/papers/admin';
import { bankPaymentRecord } from '@venue/sdk/papers/kind';
import type { BankPayment, StatementResult } from '@venue/sdk/papers/model';
import { actorOf } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mustExist } from '../../core/record/records.ts';
import { requisitesOf } from '../agreements/agreements.service.ts';
import { restOf } from '../papers/papers.service.ts';
import { readStatement, type Statement, StatementFault } from './statements.file.ts';
import { namedIn } from './statements.numbers.ts';
import { prefixOf } from './statements.rules.ts';
import { countFor, type ImportRow, importStatement, undecided } from './statements.service.ts';
import * as store from './statements.store.ts';

export const statementsAdminRoutes = [
  handle(uploadStatement, async ({ body: { fileStatement } }, context) => {
    const { account } = requisitesOf(context.config);
    const statement = statementIn(new Uint8Array(await fileStatement.arrayBuffer()), account);
    const message = presentImport(await importStatement(context, statement));
    return transact(context, () => ({ message }));
  }),

  handle(listStatementImports, async (_input, { db }) => ({
    message: { imports: (await store.lastImports(db)).map(presentImport) },
  })),

  handle(listBankPayments, async ({ body }, { db }) => {
    const { page = 1, pageSize = 25 } = body;
    const { rows, total, totalIsExact } = await store.paymentsPage(db, { ...body, page, pageSize });
    return { message: { page, pageSize, total, totalIsExact }, items: rows.map(presentPayment) };
  }),

  handle(getBankPayment, async ({ body: { bankPaymentId, search } }, { db, config }) => {
    const row = mustExist(await store.paymentById(db, bankPaymentId));
    const { purpose, payerInn } = row;
    const numbers = namedIn(purpose, prefixOf(config.invoiceNumber)).map(({ key }) => key);
    const rows = await store.candidates(db, numbers, payerInn, search);
    return {
      message: {
        payment: presentPayment(row),
        invoices: rows.map(({ invoiceId, number, date, customerName, ...order }) => ({
          invoiceId,
          invoiceNumber: number,
          invoiceDate: date,
          customerName,
          left: restOf(order) ?? 0,
        })),
      },
    };
  }),

  handle(countBankPayment, ({ body: { bankPaymentId: id, invoiceId, enough } }, context) =>
    transact(context, async tx => {
      await countFor(tx, context, await undecided(tx, id), invoiceId, enough);
      return { message: await presentById(tx, id) };
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
      return { message: await presentById(tx, id) };
    }),
  ),
];

function statementIn(data: Uint8Array, account: string): Statement {
  try {
    return readStatement(data, account);
  } catch (error) {
    if (!(error instanceof StatementFault)) throw error;
    throw new ApiFailure('statement_rejected', { fields: { fileStatement: error.message } });
  }
}

const presentById = async (db: Db, id: number): Promise<BankPayment> =>
  presentPayment(mustExist(await store.paymentById(db, id)));

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

const MOST_ASIDE = 100;

const presentImport = (row: ImportRow): StatementResult => ({
  statementImportId: row.id,
  total: row.total,
  done: row.done,
  added: row.added,
  counted: row.counted,
  waiting: row.waiting,
  known: row.known,
  aside: row.setAside.length,
  setAside: row.setAside.slice(0, MOST_ASIDE).map(each => ({ ...each })),
  startedAt: row.startedAt.toISOString(),
});
