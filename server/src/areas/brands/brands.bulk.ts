import { mayMove } from '@venue/sdk';
import { confirmBrand, listBrands } from '@venue/sdk/brands/admin';
import { brandMoves, brandStatus } from '@venue/sdk/brands/model';
import { bulkAction } from '../../area/bulkAction.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mustExist } from '../../core/record/records.ts';
import { brandsInBrief } from './brands.admin.store.ts';
import { decideBrand } from './brands.service.ts';
import { lockBrand } from './brands.store.ts';

const { verified, declined, rework } = brandStatus;

const decisions = [
  { action: 'confirm', to: verified, needsReason: false },
  { action: 'rework', to: rework, needsReason: true },
  { action: 'reject', to: declined, needsReason: true },
] as const;

/** What staff may decide about all brands of a view at once. */
export const brandsBulk = decisions.map(({ action, to, needsReason }) =>
  bulkAction(listBrands, {
    name: `brands.${action}`,
    permission: 'brands.manage',
    needsReason,
    changes: confirmBrand.changes ?? [],
    rows: async (db, _, query, most) =>
      (await brandsInBrief(db, query, most)).map(({ id, name, status }) => ({
        id,
        title: name,
        may: mayMove(brandMoves, action, status),
        already: status === to,
      })),
    run: async (tx, context, brandId, reason) => {
      const { status: seen } = mustExist(await lockBrand(tx, brandId));
      if (seen === to) return 'already';
      const { after } = await decideBrand(tx, context, { brandId, seen, status: to, reason });
      await writeAudit(tx, context, confirmBrand.id, {
        subject: 'brand',
        subjectId: brandId,
        before: { status: seen },
        after: { status: to, rejectionReason: after.rejectionReason },
      });
      return 'done';
    },
  }),
);
