import { exportOwedMoney, listOwedMoney, sumOwedMoney } from '@venue/sdk/receipts/admin';
import { owedRecord } from '@venue/sdk/receipts/kind';
import type { OwedMoney } from '@venue/sdk/receipts/model';
import { type Actor, actorOf } from '../../core/context.ts';
import { recordSheet } from '../../core/files/recordSheet.ts';
import { sheetFile } from '../../core/files/sheet.ts';
import { handle } from '../../core/http/handle.ts';
import { type OwedRow, owedInView, owedPage, owedSum, whyOwed } from './receipts.owed.store.ts';

const present = (
  { id, kind, subjectId, state, since, why, reason, ...row }: OwedRow,
  { permissions }: Pick<Actor, 'permissions'>,
): OwedMoney => ({
  ...row,
  owedId: id,
  subject: { kind, id: subjectId },
  owedState: state,
  owedSince: since.toISOString(),
  why: whyOwed({ why, reason }),
  can: state === 'refused' && permissions.has(owedRecord.manage) ? ['retry'] : [],
});

const owedSheet = recordSheet<OwedRow>()(owedRecord, [
  { field: 'title', width: 40, value: row => row.title },
  { field: 'owedState', width: 18, value: row => row.state },
  { field: 'means', width: 12, value: row => row.means },
  { field: 'customer', width: 34, value: row => row.customer },
  { field: 'phone', width: 18, value: row => row.phone },
  { field: 'sum', width: 14, value: row => row.sum },
  { field: 'owedSince', width: 18, value: row => row.since },
  { field: 'why', width: 50, value: whyOwed },
]);

/** Calls for the money that the venue owes. */
export const owedRoutes = [
  handle(listOwedMoney, async ({ query }, context) => {
    const actor = actorOf(context);
    const { rows, total, totalIsExact } = await owedPage(context.db, actor.permissions, query);
    return {
      message: { page: query.page, pageSize: query.pageSize, total, totalIsExact },
      items: rows.map(row => present(row, actor)),
    };
  }),

  handle(sumOwedMoney, async ({ query }, context) => ({
    message: { sum: await owedSum(context.db, actorOf(context).permissions, query) },
  })),

  handle(exportOwedMoney, ({ query: { format, ...filters } }, context) => {
    const { permissions } = actorOf(context);
    const { batches, now } = context;
    return sheetFile(
      owedSheet,
      batches(db => owedInView(db, permissions, filters)),
      { format, now },
    );
  }),
];
