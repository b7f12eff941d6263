import {
  type AdminBrand,
  ApprovedBrand,
  type Brand,
  type BrandFields,
  type BrandRow,
  type BrandStatus,
  type BrandStep,
} from '@venue/sdk/brands/model';
import { fullName } from '@venue/sdk/profile/model';
import * as z from 'zod/mini';
import type { Db } from '../../core/db/database.ts';
import { historyOf, lastApproved } from '../../core/record/history.ts';
import { mainPictures, picturesOf } from '../../core/record/pictures.ts';
import { accountStateOf, userById } from '../accounts/accounts.store.ts';
import { openApplicationId } from '../applications/applications.service.ts';
import { brandCan, brandFields, type Reader } from './brands.rules.ts';
import { activitiesOf, type BrandRecord } from './brands.store.ts';

/** The owner of a brand's pictures. */
export const photosOf = (brandId: number) => ({ owner: 'brand', id: brandId }) as const;

/** Rows of a list. */
export async function presentBrandRows(
  db: Db,
  rows: readonly BrandRecord[],
  readerOf: (row: BrandRecord) => Reader,
): Promise<BrandRow[]> {
  const ids = rows.map(row => row.id);
  const kinds = await activitiesOf(db, ids);
  const photos = await mainPictures(db, 'brand', ids);
  return rows.map(row => ({
    brandId: row.id,
    brandStatus: row.status,
    brandName: row.name,
    company: { companyName: row.companyName ?? '' },
    mainPhoto: photos.get(row.id) ?? null,
    activityKinds: kinds.get(row.id) ?? [],
    address: row.address,
    rejectionReason: row.rejectionReason,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    can: brandCan(row.status, readerOf(row)),
  }));
}

/** The fields of a brand, for its editor. */
export const fieldsOf = (row: BrandRecord, activityKindIds: number[]): BrandFields => ({
  ...brandFields.fieldsOf(row),
  activityKindIds,
});

/** A brand with everything its reader may know of it. */
export async function presentBrand(db: Db, row: BrandRecord, reader: Reader): Promise<Brand> {
  const [brand] = await presentBrandRows(db, [row], () => reader);
  if (!brand) throw new Error(`brand ${row.id} has no row`);
  const { companyName: name, companyType: type, companyInn: INN } = row;
  return {
    ...brand,
    ...fieldsOf(
      row,
      brand.activityKinds.map(kind => kind.activityKindId),
    ),
    ...(reader === 'guest' ? { organisationId: null } : {}),
    photos: await picturesOf(db, photosOf(row.id)),
    ownerCompany: name !== null && type !== null && INN !== null ? { name, type, INN } : null,
    version: row.version,
    history: reader === 'guest' ? [] : await stepsOf(db, row, reader),
  };
}

async function stepsOf(db: Db, row: BrandRecord, reader: Reader): Promise<BrandStep[]> {
  const steps = await historyOf(db, 'brand', row.id);
  return steps.map(step => ({
    at: step.at.toISOString(),
    // A brand's history contains only statuses of this enum.
    brandStatus: step.status as BrandStatus,
    what: step.what,
    comment: step.comment,
    who: reader === 'staff' || step.byId === row.userId ? step.who : 'Администратор',
  }));
}

/** A brand as staff see it, with its owner and its last verified version. */
export async function presentAdminBrand(db: Db, row: BrandRecord, mayManage: boolean): Promise<AdminBrand> {
  const brand = await presentBrand(db, row, 'staff');
  const owner = await userById(db, row.userId);
  if (!owner) throw new Error(`brand ${row.id} has no owner`);
  const approved = z.safeParse(ApprovedBrand, await lastApproved(db, 'brand', row.id));
  return {
    ...brand,
    can: mayManage ? brand.can : [],
    ownerId: owner.id,
    ownerName: fullName({ bioLastname: owner.lastname, bioName: owner.name, bioMiddlename: owner.middlename }),
    ownerPhone: owner.phone,
    accountState: accountStateOf(owner),
    approved: approved.success ? approved.data : null,
    applicationId: await openApplicationId(db, { kind: 'brand', objectId: row.id }),
  };
}
