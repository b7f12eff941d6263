import * as z from 'zod/mini';
import { staffCalls } from '../core/kind/staffCalls.ts';
import { call } from '../core/schema/call.ts';
import { Version } from '../core/schema/decision.ts';
import { schemaOf } from '../core/schema/enums.ts';
import { created, current, done, Id, Kopecks, message, page, pageBody } from '../core/schema/fields.ts';
import { InputDay } from '../core/schema/inputDates.ts';
import { Phone, required } from '../core/schema/rules.ts';
import { CallerName, DeskPayment } from '../desk/desk.payment.model.ts';
import { HourPackage, PackageFields, PackageTotals, Purchase, PurchaseCard, purchaseStatus } from './packages.model.ts';

const { create, list, read, remove, save } = staffCalls('packages', '7 Admin: packages of hours');
const PackageOf = z.object({ packageId: Id });
const PurchaseOf = z.object({ purchaseId: Id });
const ours = { ours: true } as const;

export const packageSorts = ['packageId', 'packageTitle', 'packagePrice', 'packageHours', 'updatedAt'] as const;
export const purchaseSorts = ['purchaseId', 'hoursLeft', 'validUntil', 'paidAt'] as const;

/** A page of the packages, the latest first unless sorted otherwise; `search` looks at number, name and description. */
export const listHourPackages = call({
  ...list,
  ...ours,
  id: 'admin.package.list',
  summary: 'List the packages of hours',
  path: '/admin/packages/show',
  body: z.extend(pageBody(packageSorts), { isPublished: z.optional(z.boolean()) }),
  reply: page(HourPackage),
});

/** One package. */
export const getHourPackage = call({
  ...read,
  ...ours,
  id: 'admin.package.detail',
  summary: 'Read one package of hours',
  path: '/admin/packages/detailed',
  body: PackageOf,
  reply: message(HourPackage),
});

/** Adds a package, which is not on sale yet. */
export const createHourPackage = call({
  ...create,
  ...ours,
  id: 'admin.package.create',
  summary: 'Add a package of hours',
  path: '/admin/packages/create',
  body: PackageFields,
  reply: created(HourPackage),
});

/**
 * Saves what is sent of a package; `isPublished` puts it on sale or takes it off. What was sold stays as it was sold. A
 * stale `version` is a `conflict`.
 */
export const saveHourPackage = call({
  ...save,
  ...ours,
  id: 'admin.package.update',
  summary: 'Save a package of hours, put it on sale or take it off',
  path: '/admin/packages/update',
  body: z.extend(z.partial(PackageFields), { packageId: Id, isPublished: z.optional(z.boolean()), version: Version }),
  reply: message(HourPackage),
  fails: ['not_found', 'move_not_allowed', { conflict: current(HourPackage) }],
});

/** Removes a package that nobody has bought; one that was bought is taken off sale instead. */
export const removeHourPackage = call({
  ...remove,
  ...ours,
  id: 'admin.package.remove',
  summary: 'Remove a package of hours that nobody bought',
  path: '/admin/packages/remove',
  body: PackageOf,
  fails: ['not_found', 'move_not_allowed'],
});

/** A page of the packages that were bought, the latest first; `search` looks at number, customer and phone. */
export const listPurchases = call({
  ...list,
  ...ours,
  id: 'admin.package.purchases',
  summary: 'List the packages that were bought',
  path: '/admin/packages/purchases',
  body: z.extend(pageBody(purchaseSorts), {
    purchaseStatus: z.optional(schemaOf(purchaseStatus)),
    packageId: z.optional(Id),
    userId: z.optional(Id),
  }),
  reply: page(Purchase),
  reads: ['packages', 'bookings'],
});

/** One bought package with its uses, money and history. */
export const getPurchase = call({
  ...read,
  ...ours,
  id: 'admin.package.purchase',
  summary: 'Read one package that was bought',
  path: '/admin/packages/purchase',
  body: PurchaseOf,
  reply: message(PurchaseCard),
  reads: ['packages', 'bookings'],
});

/** What packages brought, and the hours and the money that are still owed by them. */
export const getPackageTotals = call({
  ...list,
  ...ours,
  id: 'admin.package.totals',
  summary: 'Read what packages of hours brought and still owe',
  path: '/admin/packages/totals',
  reply: message(PackageTotals),
  reads: ['packages', 'bookings'],
});

/**
 * Sells a package on sale at the desk, for `price`, which staff saw. A phone without an account gets one with this name.
 */
export const sellPackage = call({
  id: 'admin.package.sell',
  summary: 'Sell a package of hours at the desk',
  method: 'POST',
  path: '/admin/packages/sell',
  access: 'desk.cash',
  body: z.object({
    packageId: Id,
    phone: Phone,
    lastname: CallerName,
    name: CallerName,
    by: DeskPayment,
    price: Kopecks,
  }),
  reply: created(),
  fails: ['not_found', 'price_changed', 'caller_leaves'],
  changes: ['packages', 'users', 'bookings'],
  repeat: 'idempotency-key',
  section: '7 Admin: packages of hours',
  ...ours,
});

/** Gives a package a later last day, with a reason its owner reads. */
export const extendPurchase = call({
  ...save,
  ...ours,
  id: 'admin.package.extend',
  summary: 'Extend the term of a package',
  path: '/admin/packages/extend',
  body: z.object({ purchaseId: Id, validUntil: InputDay, seen: InputDay, reason: required(150) }),
  reply: message(PurchaseCard),
  fails: ['not_found', 'move_not_allowed', 'conflict'],
});

/**
 * Takes a package back: the hours that are left are paid back in proportion to its price, by the way they were paid.
 * `sum` is what staff saw. While bookings ahead use it, it is `package_in_use`.
 */
export const returnPurchase = call({
  ...save,
  ...ours,
  id: 'admin.package.return',
  summary: 'Return the money for the unused hours of a package',
  path: '/admin/packages/return',
  body: z.object({ purchaseId: Id, sum: Kopecks, reason: required(150) }),
  reply: message(PurchaseCard),
  fails: ['not_found', 'move_not_allowed', 'sum_changed', 'package_in_use'],
  changes: ['packages', 'bookings'],
});

/** Notes that money for unused hours, which was paid at the desk, was handed back there. */
export const giveBackPurchase = call({
  id: 'admin.package.giveBack',
  summary: 'Hand the money for unused hours back at the desk',
  method: 'POST',
  path: '/admin/packages/give-back',
  access: 'desk.cash',
  body: z.object({ purchaseId: Id, sum: Kopecks }),
  reply: done,
  fails: ['not_found', 'sum_changed'],
  changes: ['packages', 'bookings'],
  repeat: 'idempotency-key',
  section: '7 Admin: packages of hours',
  ...ours,
});
