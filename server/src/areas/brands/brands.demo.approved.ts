import { type ApprovedBrand, type BrandFields, brandStatus } from '@venue/sdk/brands/model';
import type { Db } from '../../core/db/database.ts';
import { keepApproved } from '../../core/record/history.ts';
import { picturesOf } from '../../core/record/pictures.ts';
import { fieldsOf, photosOf } from './brands.presenter.ts';
import { activitiesOf, brandById } from './brands.store.ts';

/** The last verified fields of brands that wait for a new check, by their current name. */
const before: Readonly<Record<string, Partial<BrandFields>>> = {
  'Северный воск': {
    brandName: 'Воск и травы',
    brandDescription: '<p>Восковые свечи с ароматами уральского леса: пихта, багульник.</p>',
    brandSiteUrl: 'vosk.example',
  },
};

export const wasApproved = (name: string): boolean => name in before;

/** Stores the approved version: of a verified brand as it is, of one changed since as it was. */
export async function keepAsApproved(tx: Db, brandId: number, at: Date, approvedBy: string): Promise<void> {
  const row = await brandById(tx, brandId);
  if (!row || (row.status !== brandStatus.verified && !wasApproved(row.name))) return;
  const kinds = (await activitiesOf(tx, [brandId])).get(brandId) ?? [];
  const activityKindIds = kinds.map(kind => kind.activityKindId);
  const approved: ApprovedBrand = {
    ...fieldsOf(row, activityKindIds),
    ...before[row.name],
    companyName: row.companyName ?? '',
    photos: await picturesOf(tx, photosOf(brandId)),
    approvedAt: at.toISOString(),
    approvedBy,
  };
  await keepApproved(tx, at, 'brand', brandId, approved);
}
