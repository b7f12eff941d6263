import { ApiFailure } from '@venue/sdk';
import {
  applyPromoAtDesk,
  confirmFreeAtDesk,
  createPromoCode,
  getPromoCode,
  listPromoCodes,
  listPromoUses,
  removePromoCode,
  savePromoCode,
} from '@venue/sdk/promo-codes/admin';
import { actorOf } from '../../core/context.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mustExist } from '../../core/record/records.ts';
import { confirmFree } from '../bookings/bookings.discount.service.ts';
import { bookingById, lockBooking } from '../bookings/bookings.store.ts';
import { presentUse } from './promo-codes.presenter.ts';
import { merged, storedOf } from './promo-codes.rules.ts';
import { applyCode, orExists, promoCodes } from './promo-codes.service.ts';
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

  handle(listPromoUses, async ({ body: { promoCodeId, page = 1, pageSize = PAGE_SIZE } }, context) => {
    const { db } = context;
    const mayReadUsers = actorOf(context).permissions.has('users.read');
    mustExist(await store.promoCodeStore.byId(db, promoCodeId));
    const { rows, total } = await store.usesPage(db, promoCodeId, { page, pageSize });
    return {
      message: { page, pageSize, total, totalIsExact: true },
      items: rows.map(row => presentUse(row, mayReadUsers)),
    };
  }),

  handle(applyPromoAtDesk, ({ body: { orderId, promoCode } }, context) =>
    transact(context, async tx => {
      const row = mustExist(await lockBooking(tx, orderId));
      await applyCode(tx, context, row, promoCode, actorOf(context).name);
      const { price } = mustExist(await bookingById(tx, orderId));
      const change = { before: { price: row.price }, after: { price } };
      await writeAudit(tx, context, applyPromoAtDesk.id, { subject: 'booking', subjectId: orderId, ...change });
      return { message: { success: true } };
    }),
  ),

  handle(confirmFreeAtDesk, ({ body: { orderId } }, context) =>
    transact(context, async tx => {
      await confirmFree(tx, context, mustExist(await lockBooking(tx, orderId)), actorOf(context).name);
      await writeAudit(tx, context, confirmFreeAtDesk.id, { subject: 'booking', subjectId: orderId });
      return { message: { success: true } };
    }),
  ),
];
