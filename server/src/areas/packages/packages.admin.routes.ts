import { ApiFailure, dayOf, formatMoney } from '@venue/sdk';
import {
  createHourPackage,
  extendPurchase,
  getHourPackage,
  getPackageTotals,
  getPurchase,
  giveBackPurchase,
  listHourPackages,
  listPurchases,
  removeHourPackage,
  returnPurchase,
  saveHourPackage,
  sellPackage,
} from '@venue/sdk/packages/admin';
import { type Purchase, type PurchaseCard, purchaseStatus } from '@venue/sdk/packages/model';
import { actorOf, type Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { transact } from '../../core/db/transact.ts';
import { handle } from '../../core/http/handle.ts';
import { writeAudit } from '../../core/record/audit.ts';
import { mustExist } from '../../core/record/records.ts';
import { accountOfCaller } from '../accounts/accounts.caller.service.ts';
import { giveMoneyBack, owedAtDesk, takeMoney } from '../payments/payments.desk.service.ts';
import { refundsOf } from '../payments/payments.store.ts';
import * as admin from './packages.admin.store.ts';
import { activate, nameOf, packagePayable } from './packages.payable.ts';
import { presentUse, returnedOf } from './packages.presenter.ts';
import { merged, restOf, valuesOf } from './packages.rules.ts';
import { begin, extend, packages, takeBack } from './packages.service.ts';
import * as store from './packages.store.ts';

const PAGE_SIZE = 25;
const subject = 'package';
const done = { message: { success: true } };

export const packagesAdminRoutes = [
  handle(listHourPackages, ({ body }, context) => packages.list(context, body)),

  handle(getHourPackage, ({ body: { packageId } }, context) => packages.read(context, packageId)),

  handle(createHourPackage, ({ body }, context) => packages.create(context, createHourPackage, valuesOf(body))),

  handle(saveHourPackage, ({ body: { packageId: id, isPublished: status, version, ...fields } }, context) =>
    packages.save(context, { id, version, status }, before => valuesOf(merged(before, fields))),
  ),

  handle(removeHourPackage, ({ body: { packageId } }, context) =>
    packages.remove(context, removeHourPackage, packageId, async tx => {
      // guard: packages.admin.test.ts
      if (await store.isBought(tx, packageId)) throw new ApiFailure('move_not_allowed');
    }),
  ),

  handle(listPurchases, async ({ body }, { db }) => {
    const { page = 1, pageSize = PAGE_SIZE } = body;
    const { rows, ...counts } = await admin.purchasesPage(db, { ...body, page, pageSize });
    return { message: { page, pageSize, ...counts }, items: rows.map(presentPurchase) };
  }),

  handle(getPurchase, async ({ body: { purchaseId } }, context) => ({
    message: await cardOf(context.db, context, purchaseId),
  })),

  handle(getPackageTotals, async (_input, { db, now }) => ({ message: await admin.totals(db, dayOf(now)) })),

  handle(sellPackage, ({ body: { phone, lastname, name, by, ...wish } }, context) =>
    transact(context, async tx => {
      const { userId: soldBy, name: who } = actorOf(context);
      const caller = { phone, lastname: lastname.trim(), name: name.trim() };
      const userId = await accountOfCaller(tx, context, caller);
      const row = await begin(tx, context, { ...wish, userId, who, soldBy });
      const { id, price: sum, vatPercent } = row;
      await takeMoney(tx, context, { kind: 'package', id }, { by, sum, userId, description: nameOf(row), vatPercent });
      await activate(tx, context, row, who, 'Продан и\u00a0оплачен на\u00a0стойке');
      await writeAudit(tx, context, sellPackage.id, { subject, subjectId: id, after: { price: sum, by } });
      return { id, ...done };
    }),
  ),

  handle(extendPurchase, ({ body: { purchaseId, ...to } }, context) =>
    transact(context, async tx => {
      const row = mustExist(await store.lockPurchase(tx, purchaseId));
      const is = await extend(tx, context, row, to);
      await writeAudit(tx, context, extendPurchase.id, {
        subject,
        subjectId: purchaseId,
        before: { validUntil: row.validUntil },
        after: { validUntil: is.validUntil, reason: to.reason },
      });
      return { message: await cardOf(tx, context, purchaseId) };
    }),
  ),

  handle(returnPurchase, ({ body: { purchaseId, ...of } }, context) =>
    transact(context, async tx => {
      const row = mustExist(await store.lockPurchase(tx, purchaseId));
      await takeBack(tx, context, row, of);
      await writeAudit(tx, context, returnPurchase.id, {
        subject,
        subjectId: purchaseId,
        before: { hoursLeft: row.hoursLeft, moneyLeft: of.sum },
        after: { hoursLeft: 0, moneyLeft: 0, reason: of.reason },
      });
      return { message: await cardOf(tx, context, purchaseId) };
    }),
  ),

  handle(giveBackPurchase, ({ body: { purchaseId, sum } }, context) =>
    transact(context, async tx => {
      const row = mustExist(await store.lockPurchase(tx, purchaseId));
      const owed = await owedAtDesk(tx, { kind: 'package', id: purchaseId });
      // guard: packages.admin.test.ts
      if (owed === 0 || owed !== sum) throw new ApiFailure('sum_changed');
      await giveMoneyBack(tx, context, packagePayable, row);
      const what = `Деньги выданы на\u00a0стойке: ${formatMoney(sum)}`;
      await store.noteStep(tx, purchaseId, { at: context.now, who: actorOf(context).name, what });
      await writeAudit(tx, context, giveBackPurchase.id, { subject, subjectId: purchaseId });
      return done;
    }),
  ),
];

const presentPurchase = (row: admin.ListedPurchase): Purchase => ({
  purchaseId: row.id,
  packageId: row.packageId,
  packageTitle: row.title,
  userId: row.userId,
  customer: [row.lastname, row.name, row.middlename].filter(Boolean).join(' '),
  phone: row.phone,
  accountState: row.accountState,
  purchaseStatus: row.status as Purchase['purchaseStatus'],
  price: row.price,
  packageHours: row.hours,
  hoursUsed: row.hours - row.hoursLeft - row.hoursReturned,
  hoursLeft: row.hoursLeft,
  moneyLeft: restOf(row),
  validUntil: row.validUntil,
  createdAt: row.createdAt.toISOString(),
  paidAt: row.paidAt?.toISOString() ?? null,
});

async function cardOf(db: Db, context: Context, id: number): Promise<PurchaseCard> {
  const row = mustExist(await admin.listedPurchase(db, id));
  const owed = await owedAtDesk(db, { kind: 'package', id });
  const refund = (await refundsOf(db, 'package', [id])).get(id);
  const history = (await store.stepsOf(db, id)).toReversed();
  const { permissions } = actorOf(context);
  const manages = permissions.has('packages.manage');
  const hasRest = row.status === purchaseStatus.active && row.hoursLeft > 0;
  return {
    ...presentPurchase(row),
    returned: await returnedOf(db, id),
    owed,
    uses: (await store.usesOf(db, [id])).map(presentUse),
    history: history.map(({ at, ...line }) => ({ at: at.toISOString(), ...line })),
    can: [
      ...(manages && hasRest ? (['extend', 'returnRest'] as const) : []),
      ...(permissions.has('desk.cash') && owed > 0 ? (['giveBack'] as const) : []),
      ...(permissions.has('bookings.manage') && refund?.status === 'failed' ? (['retryRefund'] as const) : []),
    ],
  };
}
