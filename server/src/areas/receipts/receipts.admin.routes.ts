import { ApiFailure, mayMove } from '@venue/sdk';
import {
  exportMovements,
  listMovements,
  listReconciliation,
  noteReceipt,
  readStatement,
  retryReceipt,
} from '@venue/sdk/receipts/admin';
import { movementRecord, reconciliationRecord } from '@venue/sdk/receipts/kind';
import { type MoneyMovement, receiptMoves, receiptStatus } from '@venue/sdk/receipts/model';
import { actorOf, type Context } from '../../core/context.ts';
import { afterCommit } from '../../core/db/afterCommit.ts';
import type { Db } from '../../core/db/database.ts';
import { brokenConstraint, transact } from '../../core/db/transact.ts';
import { sheetFile } from '../../core/files/sheet.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { lastStepBy, mustBeAsSeen } from '../../core/record/decided.ts';
import { mustExist } from '../../core/record/records.ts';
import { allProviders } from '../../ports/payments/payments.ts';
import { daysPage, movementsInView, movementsPage } from './receipts.movements.store.ts';
import { movementsSheet, presentMovement } from './receipts.presenter.ts';
import { readNow } from './receipts.statement.store.ts';
import * as store from './receipts.store.ts';

type Status = NonNullable<MoneyMovement['receipt']>;
const subject = movementRecord.name;

/** A receipt, locked, as staff saw it. Throws unless this action is possible for it. */
async function asSeen(
  tx: Db,
  context: Context,
  { receiptId, seen }: { receiptId: number; seen: Status },
  action: 'retry' | 'note',
): Promise<store.ReceiptRow> {
  const row = mustExist(await store.lockReceipt(tx, receiptId));
  const what = receiptStatus.option(row.status).label;
  await mustBeAsSeen<Status>(seen, row.status, () => lastStepBy(tx, context, { subject, id: receiptId, what }));
  if (!mayMove(receiptMoves, action, row.status)) throw new ApiFailure('move_not_allowed');
  return row;
}

export const receiptsAdminRoutes = [
  handle(listReconciliation, async ({ query }, { db, now }) => {
    const { rows, ...counts } = await daysPage(db, now, query);
    return {
      message: { page: query.page, pageSize: query.pageSize, total: counts.total, totalIsExact: counts.totalIsExact },
      items: rows.map(({ readAt, ...row }) => ({ ...row, readAt: readAt?.toISOString() ?? null })),
    };
  }),

  handle(listMovements, async ({ query }, context) => {
    const { rows, total, totalIsExact } = await movementsPage(context.db, context.now, query);
    return {
      message: { page: query.page, pageSize: query.pageSize, total, totalIsExact },
      items: rows.map(row => presentMovement(row, actorOf(context))),
    };
  }),

  handle(exportMovements, ({ query: { format, ...filters } }, { batches, now }) =>
    sheetFile(
      movementsSheet,
      batches(db => movementsInView(db, now, filters)),
      { format, now },
    ),
  ),

  handle(readStatement, ({ body: { day } }, context) =>
    transact(context, async tx => {
      const { now, ports } = context;
      const names = allProviders(ports).map(({ name }) => name);
      if (!(await readNow(tx, names, day, now))) throw new ApiFailure('not_found');
      await writeAudit(tx, context, readStatement.id, {
        subject: reconciliationRecord.name,
        subjectId: 0,
        after: { day },
      });
      afterCommit(tx, ports.nudge);
      return { message: { success: true } };
    }),
  ),

  handle(retryReceipt, ({ body }, context) =>
    transact(context, async tx => {
      const { id, status } = await asSeen(tx, context, body, 'retry');
      await store.renewReceipt(tx, id, context.now);
      const after = { receipt: receiptStatus.awaited };
      await writeAudit(tx, context, retryReceipt.id, { subject, subjectId: id, before: { receipt: status }, after });
      afterCommit(tx, context.ports.nudge);
      return { message: { success: true } };
    }),
  ),

  handle(noteReceipt, async ({ body }, context) => {
    const { storageNumber, documentNumber, attribute } = body;
    const note = async (tx: Db) => {
      const { id, status, sum } = await asSeen(tx, context, body, 'note');
      const numbers = { storageNumber, documentNumber, attribute };
      const registration = { ...numbers, registeredAt: context.now, sum };
      await store.noteReceipt(tx, id, registration, actorOf(context).userId);
      const after = { receipt: receiptStatus.registered, ...numbers };
      await writeAudit(tx, context, noteReceipt.id, { subject, subjectId: id, before: { receipt: status }, after });
      return { message: { success: true } };
    };
    try {
      return await transact(context, note);
    } catch (error) {
      if (brokenConstraint(error) !== 'receipt_document') throw error;
      throw new ApiFailure('invalid_input', { fields: { documentNumber: 'Этот чек уже записан' } });
    }
  }),
];
