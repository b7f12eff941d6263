import { ApiFailure } from '@venue/sdk';
import {
  createPromoCode,
  getPromoCode,
  listPromoCodes,
  listPromoUses,
  removePromoCode,
  savePromoCode,
} from '@venue/sdk/promo-codes/admin';
import { handle } from '../../core/http/handle.ts';
import { mustExist } from '../../core/record/records.ts';
import { presentUse } from './promo-codes.presenter.ts';
import { merged, storedOf } from './promo-codes.rules.ts';
import { orExists, promoCodes } from './promo-codes.service.ts';
import * as store from './promo-codes.store.ts';

const PAGE_SIZE = 25;

export const promoCodesAdminRoutes = [
  handle(listPromoCodes, ({ body }, context) => promoCodes.list(context, body)),

  handle(getPromoCode, ({ body: { promoCodeId } }, context) => promoCodes.read(context, promoCodeId)),

  handle(createPromoCode, ({ body }, context) =>
    orExists(() => promoCodes.create(context, createPromoCode, storedOf(body))),
  ),

  handle(savePromoCode, ({ body: { promoCodeId: id, promoIsActive: status, version, ...fields } }, context) =>
    orExists(() => promoCodes.save(context, { id, version, status }, before => storedOf(merged(before, fields)))),
  ),

  handle(removePromoCode, ({ body: { promoCodeId } }, context) =>
    promoCodes.remove(context, removePromoCode, promoCodeId, async tx => {
      // guard: promo-codes.admin.test.ts
      if (await store.isUsed(tx, promoCodeId)) throw new ApiFailure('move_not_allowed');
    }),
  ),

  handle(listPromoUses, async ({ body: { promoCodeId, page = 1, pageSize = PAGE_SIZE } }, { db }) => {
    mustExist(await store.promoCodeStore.byId(db, promoCodeId));
    const { rows, total } = await store.usesPage(db, promoCodeId, { page, pageSize });
    return { message: { page, pageSize, total, totalIsExact: true }, items: rows.map(presentUse) };
  }),
];
