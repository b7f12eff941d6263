import * as z from 'zod/mini';
import { staffCalls } from '../core/kind/staffCalls.ts';
import { call } from '../core/schema/call.ts';
import { Version } from '../core/schema/decision.ts';
import { created, current, done, Id, message, page, pageBody } from '../core/schema/fields.ts';
import { PromoCode, PromoCodeFields, PromoCodeShape, PromoUse } from './promo-codes.model.ts';
import { PromoCodeInput } from './promo-codes.spelling.ts';

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

/** The bookings and orders of tickets that have, or had, a discount by a code, the latest first. */
export const listPromoUses = call({
  ...list,
  ...ours,
  id: 'admin.promoCode.uses',
  summary: 'List the bookings and tickets with a promo code',
  path: '/admin/promo-codes/uses',
  body: z.extend(z.pick(pageBody(['usedAt']), { page: true, pageSize: true }), { promoCodeId: Id }),
  reply: page(PromoUse),
  fails: ['not_found'],
  reads: ['promoCodes', 'bookings', 'tickets'],
});

const atDesk = { method: 'POST', access: 'desk.manage', section: '7 Admin: promo codes', ours: true } as const;

/** Gives an unpaid booking the discount of a code that its customer names at the desk; null takes it off. */
export const applyPromoAtDesk = call({
  ...atDesk,
  id: 'admin.desk.promo',
  summary: 'Apply a promo code to a booking at the desk',
  path: '/admin/board/promo-code',
  body: z.object({ orderId: Id, promoCode: z.nullable(PromoCodeInput) }),
  reply: done,
  fails: ['not_found', 'promo_not_now', 'promo_unknown', 'promo_ended', 'promo_used_up', 'promo_unfit'],
  changes: ['bookings'],
  repeat: 'safe',
});

/** Confirms an unpaid booking that a promo code made free. */
export const confirmFreeAtDesk = call({
  ...atDesk,
  id: 'admin.desk.promoFree',
  summary: 'Confirm a booking that costs nothing at the desk',
  path: '/admin/board/promo-code/confirm',
  body: z.object({ orderId: Id }),
  reply: done,
  fails: ['not_found', 'booking_not_payable', 'hold_expired'],
  changes: ['bookings', 'schedule'],
  repeat: 'idempotency-key',
});
