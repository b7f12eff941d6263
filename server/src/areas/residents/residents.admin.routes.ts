import { ApiFailure } from '@venue/sdk';
import {
  addResidentImage,
  createResident,
  exportResidents,
  getResident,
  listResidents,
  removeResidentImage,
  saveResident,
} from '@venue/sdk/residents/admin';
import type { Resident } from '@venue/sdk/residents/model';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { sheetFile } from '../../core/files/sheet.ts';
import { handle } from '../../core/http/handle.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { resized } from '../../core/record/images.ts';
import { addPicture, picturesOf, removePicture, removePictures } from '../../core/record/pictures.ts';
import { residentsSheet } from './residents.export.ts';
import { pictureAt, presentResident, presentRows } from './residents.presenter.ts';
import { auditedOf, valuesOf } from './residents.rules.ts';
import * as store from './residents.store.ts';

const subject = 'resident';

export const residentsAdminRoutes = [
  handle(listResidents, async ({ body }, context) => {
    const { page = 1, pageSize = 25 } = body;
    const { rows, total, totalIsExact } = await store.residentsPage(context.db, { ...body, page, pageSize });
    return {
      message: { page, pageSize, total, totalIsExact },
      items: await presentRows(context.db, rows, mayManage(context)),
    };
  }),

  handle(exportResidents, ({ query: { format, ...wanted } }, { batches, now }) => {
    const rows = batches(db => store.allResidents(db, wanted));
    return sheetFile(residentsSheet, rows, { title: 'Резиденты', format, now });
  }),

  handle(getResident, async ({ body: { residentId } }, context) => ({
    message: await shown(context.db, context, residentId),
  })),

  handle(createResident, ({ body: { residentStatus, ...fields } }, context) => {
    const { now } = context;
    return transact(context, async tx => {
      const row = await store.addResident(tx, {
        name: fields.residentName,
        ...valuesOf(fields),
        ...(residentStatus === undefined ? {} : { status: residentStatus }),
        createdAt: now,
        updatedAt: now,
      });
      await writeAudit(tx, context, createResident.id, { subject, subjectId: row.id, after: auditedOf(row) });
      return { message: await shown(tx, context, row.id) };
    });
  }),

  handle(saveResident, ({ body: { residentId, residentStatus, version, ...fields } }, context) =>
    transact(context, async tx => {
      const before = await locked(tx, residentId);
      if (before.version !== version)
        throw new ApiFailure('conflict', { data: { current: await shown(tx, context, residentId) } });
      const after = await store.changeResident(tx, residentId, {
        ...valuesOf(fields),
        ...(residentStatus === undefined ? {} : { status: residentStatus }),
        version: version + 1,
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

  handle(addResidentImage, async ({ body: { file, residentId } }, context) => {
    const { now, ports } = context;
    // Asked before the picture is worked on: that costs most of the call. Asked again under the lock.
    if (!(await store.residentById(context.db, residentId))) throw new ApiFailure('not_found');
    const upload = { resized: await resized(file), most: 1, now };
    return transact(context, async tx => {
      await locked(tx, residentId);
      const [was = null] = await picturesOf(tx, pictureAt(residentId));
      await removePictures(tx, ports.files, pictureAt(residentId));
      const message = await addPicture(tx, ports.files, pictureAt(residentId), upload);
      await store.changeResident(tx, residentId, { updatedAt: now });
      const change = { before: { residentImage: was?.thumb ?? null }, after: { residentImage: message.thumb } };
      await writeAudit(tx, context, addResidentImage.id, { subject, subjectId: residentId, ...change });
      return { message };
    });
  }),

  handle(removeResidentImage, ({ body: { residentId, fileId } }, context) =>
    transact(context, async tx => {
      await locked(tx, residentId);
      const [was = null] = await picturesOf(tx, pictureAt(residentId));
      await removePicture(tx, context.ports.files, pictureAt(residentId), fileId);
      await store.changeResident(tx, residentId, { updatedAt: context.now });
      const change = { before: { residentImage: was?.thumb ?? null }, after: { residentImage: null } };
      await writeAudit(tx, context, removeResidentImage.id, { subject, subjectId: residentId, ...change });
      return { message: { success: true } };
    }),
  ),
];

const mayManage = (context: Context) => actorOf(context).permissions.has('residents.manage');

async function shown(db: Db, context: Context, residentId: number): Promise<Resident> {
  const row = await store.residentById(db, residentId);
  if (!row) throw new ApiFailure('not_found');
  return presentResident(db, row, mayManage(context));
}

/** A resident, locked until the end of the transaction. */
async function locked(tx: Db, residentId: number): Promise<store.ResidentTableRow> {
  const row = await store.lockResident(tx, residentId);
  if (!row) throw new ApiFailure('not_found');
  return row;
}
