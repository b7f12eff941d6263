import * as z from 'zod/mini';
import { staffCalls } from '../core/kind/staffCalls.ts';
import { call } from '../core/schema/call.ts';
import { Version } from '../core/schema/decision.ts';
import { created, current, Id, message, page, pageBody } from '../core/schema/fields.ts';
import { PromoCode, PromoCodeFields, PromoCodeShape, PromoUse } from './promo-codes.model.ts';

const { create, list, read, remove, save } = staffCalls('promoCodes', '7 Admin: promo codes');
const PromoCodeOf = z.object({ promoCodeId: Id });
const ours = { ours: true } as const;

export const promoCodeSorts = ['promoCodeId', 'promoCode', 'promoUses', 'promoGiven', 'promoTo', 'updatedAt'] as const;

/** A page of the promo codes, the latest first unless sorted otherwise; `search` looks at the code and the note. */
export const listPromoCodes = call({
  ...list,
  ...ours,
  id: 'admin.promoCode.list',
  summary: 'List the promo codes',
  path: '/admin/promo-codes/show',
  body: z.extend(pageBody(promoCodeSorts), { promoIsActive: z.optional(z.boolean()) }),
  reply: page(PromoCode),
});

/** One promo code. */
export const getPromoCode = call({
  ...read,
  ...ours,
  id: 'admin.promoCode.detail',
  summary: 'Read one promo code',
  path: '/admin/promo-codes/detailed',
  body: PromoCodeOf,
  reply: message(PromoCode),
});

/** Adds a promo code, which is active at once. `promo_exists` if another has a spelling that looks the same. */
export const createPromoCode = call({
  ...create,
  ...ours,
  id: 'admin.promoCode.create',
  summary: 'Add a promo code',
  path: '/admin/promo-codes/create',
  body: PromoCodeFields,
  reply: created(PromoCode),
  fails: ['promo_exists'],
});

/**
 * Saves what is sent of a promo code; `promoIsActive` stops or resumes it. What was given by it stays as it was given.
 * A stale `version` is a `conflict`.
 */
export const savePromoCode = call({
  ...save,
  ...ours,
  id: 'admin.promoCode.update',
  summary: 'Save, stop or resume a promo code',
  path: '/admin/promo-codes/update',
  body: z.extend(z.partial(PromoCodeShape), {
    promoCodeId: Id,
    promoIsActive: z.optional(z.boolean()),
    version: Version,
  }),
  reply: message(PromoCode),
  fails: ['not_found', 'move_not_allowed', 'promo_exists', { conflict: current(PromoCode) }],
});

/** Removes a promo code that nobody has used; one that was used is stopped instead. */
export const removePromoCode = call({
  ...remove,
  ...ours,
  id: 'admin.promoCode.remove',
  summary: 'Remove a promo code that nobody used',
  path: '/admin/promo-codes/remove',
  body: PromoCodeOf,
  fails: ['not_found', 'move_not_allowed'],
});

/** The bookings that have, or had, a discount by a code, the latest first. */
export const listPromoUses = call({
  ...list,
  ...ours,
  id: 'admin.promoCode.uses',
  summary: 'List the bookings with a promo code',
  path: '/admin/promo-codes/uses',
  body: z.extend(z.pick(pageBody(['usedAt']), { page: true, pageSize: true }), { promoCodeId: Id }),
  reply: page(PromoUse),
  fails: ['not_found'],
  reads: ['promoCodes', 'bookings'],
});
