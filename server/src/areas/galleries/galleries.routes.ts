import { ApiFailure } from '@venue/sdk';
import { eventStatus } from '@venue/sdk/events/model';
import { createGallery, findGalleryEvents, getGallery, listGalleries, saveGallery } from '@venue/sdk/galleries/admin';
import { galleryRecord } from '@venue/sdk/galleries/kind';
import { type Gallery, galleryLimits, galleryMoves } from '@venue/sdk/galleries/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { changed, writeAudit } from '../../core/record/audit.ts';
import { statusSaved } from '../../core/record/moves.ts';
import { withPlans } from '../../core/record/plans.ts';
import { mayManage, mustBeCurrent, mustExist } from '../../core/record/records.ts';
import { filesPage } from './galleries.files.store.ts';
import { beginning, presentFile, presentGalleries } from './galleries.presenter.ts';
import { addressTaken, auditedOf, galleryFields, standing } from './galleries.rules.ts';
import { lockToPlace, place } from './galleries.service.ts';
import * as store from './galleries.store.ts';

const subject = galleryRecord.name;
const { pageSize } = galleryLimits;
/** How many events the chooser offers. */
const OFFERED = 20;

export const galleriesRoutes = [
  handle(listGalleries, async ({ body }, context) => {
    const { db, ports } = context;
    const { rows, ...message } = await store.galleryStore.page(db, { ...body, pageSize: body.pageSize ?? pageSize });
    const items = await presentGalleries(db, ports.files, rows, mayManage(context, galleryRecord));
    return { message, items: await withPlans(db, galleryRecord, items) };
  }),

  handle(getGallery, async ({ galleryId, body: { page } }, context) => {
    const message = await presentById(context.db, context, galleryId);
    const files = await filesPage(context.db, galleryId, page, pageSize);
    return { message: { ...message, page, pageSize }, fileItems: files.map(presentFile) };
  }),

  handle(createGallery, ({ body }, context) => {
    const { now } = context;
    return transact(context, async tx => {
      await mustBeEvent(tx, body.eventId);
      const row = await store.addGallery(tx, { ...galleryFields.valuesOf(body), createdAt: now, updatedAt: now });
      const after = auditedOf(mustExist(await store.galleryStore.byId(tx, row.id)));
      await writeAudit(tx, context, createGallery.id, { subject, subjectId: row.id, after });
      return { message: row.id };
    }).catch(addressTaken);
  }),

  handle(saveGallery, ({ galleryId, body }, context) =>
    transact(context, async tx => {
      const { isPublished, isDeleted, galleryType, galleryOrder, version, ...fields } = body;
      const before = mustExist(await lockToPlace(tx, galleryId));
      await mustBeCurrent(tx, context, subject, before, version, () => presentById(tx, context, galleryId));
      // A removed gallery can only be restored.
      if (isDeleted !== false) standing(before);
      if (fields.eventId !== undefined) await mustBeEvent(tx, fields.eventId);
      const seen = auditedOf(mustExist(await store.galleryStore.byId(tx, galleryId)));
      const placed = await place(tx, before, { galleryType, galleryOrder, isDeleted });
      await store.galleryStore.save(tx, before, context.now, {
        ...galleryFields.valuesOf(fields),
        // Removing one has taken it off the site.
        ...(before.isDeleted || placed.isDeleted
          ? {}
          : { isPublished: statusSaved(galleryMoves, before.isPublished, isPublished) }),
      });
      const differs = changed(seen, auditedOf(mustExist(await store.galleryStore.byId(tx, galleryId))));
      await writeAudit(tx, context, saveGallery.id, { subject, subjectId: galleryId, ...differs });
      return { message: await presentById(tx, context, galleryId) };
    }).catch(addressTaken),
  ),

  handle(findGalleryEvents, async ({ query: { value } }, context) => {
    const rows = await store.eventsTitled(context.db, value, eventStatus.deleted, OFFERED);
    const events = rows.map(({ id, title, date, time }) => ({
      eventId: id,
      eventTitle: title,
      eventDate: beginning(date, time),
    }));
    return { message: { events } };
  }),
];

async function mustBeEvent(tx: Db, eventId: number): Promise<void> {
  if (!(await store.isEvent(tx, eventId)))
    throw new ApiFailure('invalid_input', { fields: { eventId: 'Выберите мероприятие из\u00a0списка' } });
}

async function presentById(db: Db, context: Context, galleryId: number): Promise<Gallery> {
  const row = mustExist(await store.galleryStore.byId(db, galleryId));
  const [gallery] = await presentGalleries(db, context.ports.files, [row], mayManage(context, galleryRecord));
  return mustExist(gallery);
}
