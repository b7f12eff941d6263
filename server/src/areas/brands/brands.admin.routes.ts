import { ApiFailure } from '@venue/sdk';
import {
  addBrandImage,
  confirmBrand,
  exportBrands,
  getBrand,
  listBrands,
  listOwnerCompanies,
  removeBrandImage,
  saveBrand,
} from '@venue/sdk/brands/admin';
import { brandRecord } from '@venue/sdk/brands/kind';
import { brandLimits, brandStatus } from '@venue/sdk/brands/model';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { sheetFile } from '../../core/files/sheet.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { resized } from '../../core/record/images.ts';
import { addPicture } from '../../core/record/pictures.ts';
import { mayManage, mustBeCurrent, mustExist } from '../../core/record/records.ts';
import { userById } from '../accounts/accounts.store.ts';
import * as companies from '../profile/companies.store.ts';
import { allBrands, allBrandsPage } from './brands.admin.store.ts';
import { brandsSheet } from './brands.export.ts';
import { photosOf, presentAdminBrand, presentBrandRows } from './brands.presenter.ts';
import { decideBrand, keepVerified, note, reload, takeOutPhoto, valuesOf } from './brands.service.ts';
import * as store from './brands.store.ts';

const subject = 'brand';

export const brandsAdminRoutes = [
  handle(listBrands, async ({ query }, context) => {
    const { rows, ...totals } = await allBrandsPage(context.db, query);
    const brands = await presentBrandRows(context.db, rows, () =>
      mayManage(context, brandRecord) ? 'staff' : 'guest',
    );
    return {
      message: { page: query.page, pageSize: query.pageSize, ...totals },
      items: rows.flatMap(({ userId: ownerId, ownerName, ownerPhone, accountState }, index) => {
        const row = brands[index];
        return row ? [{ ...row, ownerId, ownerName, ownerPhone, accountState }] : [];
      }),
    };
  }),

  handle(exportBrands, ({ query }, { batches, now }) =>
    sheetFile(
      brandsSheet,
      batches(db => allBrands(db, query)),
      { format: query.format, now },
    ),
  ),

  handle(getBrand, async ({ id }, context) => {
    const row = await store.brandById(context.db, id);
    if (!row) throw new ApiFailure('not_found');
    return { message: { brand: await presentAdminBrand(context.db, row, mayManage(context, brandRecord)) } };
  }),

  handle(listOwnerCompanies, async ({ body: { userId } }, { db }) => {
    const owner = await userById(db, userId);
    if (!owner || owner.roleId !== null) throw new ApiFailure('not_found');
    const rows = await companies.companiesOf(db, userId);
    return { message: { companies: rows.map(companies.presentCompany) } };
  }),

  handle(confirmBrand, ({ id: brandId, body: { seen, status, rejectionReason: reason } }, context) =>
    transact(context, async tx => {
      const { before, after } = await decideBrand(tx, context, { brandId, seen, status, reason });
      await writeAudit(tx, context, confirmBrand.id, {
        subject,
        subjectId: brandId,
        before: { status: before.status },
        after: { status: after.status, rejectionReason: after.rejectionReason },
      });
      return {
        message: { brand: await presentAdminBrand(tx, await reload(tx, brandId), mayManage(context, brandRecord)) },
      };
    }),
  ),

  handle(saveBrand, ({ body }, context) =>
    transact(context, async tx => {
      const { brandId, version } = body;
      const row = await lockAny(tx, brandId);
      const before = await reload(tx, brandId);
      await mustBeCurrent(tx, context, subject, row, version, () =>
        presentAdminBrand(tx, before, mayManage(context, brandRecord)),
      );
      const kinds = (await store.activitiesOf(tx, [brandId])).get(brandId) ?? [];
      const values = await valuesOf(tx, row.userId, body);
      const after = await store.changeBrand(tx, brandId, {
        ...values,
        version: before.version + 1,
        updatedAt: context.now,
      });
      await store.setActivities(tx, brandId, body.activityKindIds);
      await note(tx, context, after, 'correct');
      if (row.status === brandStatus.verified) await keepVerified(tx, context, brandId);
      await writeAudit(tx, context, saveBrand.id, {
        subject,
        subjectId: brandId,
        before: { ...row, activityKindIds: kinds.map(kind => kind.activityKindId) },
        after: { ...after, activityKindIds: body.activityKindIds },
      });
      return {
        message: { brand: await presentAdminBrand(tx, await reload(tx, brandId), mayManage(context, brandRecord)) },
      };
    }),
  ),

  handle(addBrandImage, async ({ body: { file, brandId, before } }, context) => {
    if (!(await store.brandById(context.db, brandId))) throw new ApiFailure('not_found');
    const upload = { resized: await resized(file), most: brandLimits.photos, now: context.now, before };
    return transact(context, async tx => {
      const { status } = await lockAny(tx, brandId);
      const message = await addPicture(tx, context.ports.files, photosOf(brandId), upload);
      if (status === brandStatus.verified) await keepVerified(tx, context, brandId);
      await writeAudit(tx, context, addBrandImage.id, { subject, subjectId: brandId, after: message });
      return { message };
    });
  }),

  handle(removeBrandImage, ({ body: { brandId, fileId } }, context) =>
    transact(context, async tx => {
      const { status } = await lockAny(tx, brandId);
      await takeOutPhoto(tx, context, brandId, fileId);
      if (status === brandStatus.verified) await keepVerified(tx, context, brandId);
      await writeAudit(tx, context, removeBrandImage.id, { subject, subjectId: brandId, before: { fileId } });
      return { message: { success: true } };
    }),
  ),
];

async function lockAny(tx: Db, brandId: number) {
  return mustExist(await store.lockBrand(tx, brandId));
}
