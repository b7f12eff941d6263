import {
  addResidentImage,
  createResident,
  exportResidents,
  getResident,
  listResidents,
  removeResidentImage,
  saveResident,
} from '@venue/sdk/residents/admin';
import { residentRecord } from '@venue/sdk/residents/kind';
import { type Resident, residentMoves, residentStatus } from '@venue/sdk/residents/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { sheetFile } from '../../core/files/sheet.ts';
import { handle } from '../../core/http/handle.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { statusSaved } from '../../core/record/moves.ts';
import { onePicture } from '../../core/record/onePicture.ts';
import { withPlans } from '../../core/record/plans.ts';
import { found, mayManage, mustBeCurrent } from '../../core/record/records.ts';
import { residentsSheet } from './residents.export.ts';
import { presentResident, presentRows } from './residents.presenter.ts';
import { auditedOf, valuesOf } from './residents.rules.ts';
import * as store from './residents.store.ts';

const subject = residentRecord.name;
const { draft } = residentStatus;

const picture = onePicture({
  subject,
  field: 'residentImage',
  read: store.residentById,
  lock: store.lockResident,
  touch: (tx, id, updatedAt) => store.changeResident(tx, id, { updatedAt }),
});

export const residentsAdminRoutes = [
  handle(listResidents, async ({ body }, context) => {
    const { page = 1, pageSize = 25 } = body;
    const { rows, total, totalIsExact } = await store.residentsPage(context.db, { ...body, page, pageSize });
    const items = await presentRows(context.db, rows, mayManage(context, residentRecord));
    return {
      message: { page, pageSize, total, totalIsExact },
      items: await withPlans(context.db, residentRecord, items),
    };
  }),

  handle(exportResidents, ({ query: { format, ...wanted } }, { batches, now }) => {
    const rows = batches(db => store.allResidents(db, wanted));
    return sheetFile(residentsSheet, rows, { format, now });
  }),

  handle(getResident, async ({ body: { residentId } }, context) => ({
    message: await shown(context.db, context, residentId),
  })),

  handle(createResident, ({ body: { residentStatus: status, ...fields } }, context) => {
    const { now } = context;
    return transact(context, async tx => {
      const row = await store.addResident(tx, {
        ...valuesOf(fields),
        status: statusSaved(residentMoves, draft, status),
        createdAt: now,
        updatedAt: now,
      });
      await writeAudit(tx, context, createResident.id, { subject, subjectId: row.id, after: auditedOf(row) });
      return { id: row.id, message: await shown(tx, context, row.id) };
    });
  }),

  handle(saveResident, ({ body: { residentId, residentStatus: status, version, ...fields } }, context) =>
    transact(context, async tx => {
      const before = found(await store.lockResident(tx, residentId));
      await mustBeCurrent(tx, context, subject, before, version, () => shown(tx, context, residentId));
      const after = await store.changeResident(tx, residentId, {
        ...valuesOf(fields),
        status: statusSaved(residentMoves, before.status, status),
        version: before.version + 1,
        updatedAt: context.now,
      });
      await writeAudit(tx, context, saveResident.id, {
        subject,
        subjectId: residentId,
        ...changed(auditedOf(before), auditedOf(after)),
      });
      return { message: await shown(tx, context, residentId) };
    }),
  ),

  handle(addResidentImage, ({ body: { file, residentId } }, context) =>
    picture.put(context, addResidentImage, residentId, file),
  ),

  handle(removeResidentImage, ({ body: { residentId, fileId } }, context) =>
    picture.remove(context, removeResidentImage, residentId, fileId),
  ),
];

async function shown(db: Db, context: Context, residentId: number): Promise<Resident> {
  return presentResident(db, found(await store.residentById(db, residentId)), mayManage(context, residentRecord));
}
