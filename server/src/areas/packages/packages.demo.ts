import { addDays, dayOf } from '@venue/sdk';
import { purchaseStatus } from '@venue/sdk/packages/model';
import type { DemoData, DemoScene } from '../../area/demo.ts';
import { VAT_PERCENT } from '../../area/payable.ts';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { seedPayments } from '../payments/payments.demo.service.ts';
import { nameOf } from './packages.payable.ts';
import { hourPackage, packagePurchase, packageStep } from './packages.table.ts';

const DAY = 86_400_000;

/** Two packages on sale, and one that the customer of the demo bought. */
async function seedPackages(tx: Db, { now, customerIds }: DemoScene): Promise<void> {
  const at = (days: number) => new Date(now.getTime() - days * DAY);
  const made = { isPublished: true, createdAt: at(60), updatedAt: at(60) };
  const studio = inserted(
    await tx
      .insert(hourPackage)
      .values({
        ...made,
        title: '10\u00a0часов Фотостудии',
        hours: 10,
        price: 1_200_000,
        days: 90,
        roomIds: [31],
        about: 'Для тех, кто снимает каждую неделю. Бронируйте в\u00a0любые свободные часы, хоть по\u00a0одному.',
      })
      .returning(),
  );
  await tx.insert(hourPackage).values({
    ...made,
    title: '20\u00a0часов в\u00a0любых помещениях',
    hours: 20,
    price: 2_600_000,
    days: 180,
    about: 'Съёмки, встречи и\u00a0репетиции: часы подходят ко\u00a0всем помещениям, которые бронируются онлайн.',
  });
  const [userId] = customerIds;
  if (userId === undefined) return;
  await seedPurchase(tx, studio, userId, at(14));
}

async function seedPurchase(
  tx: Db,
  { id: packageId, title, hours, price, days, roomIds }: typeof hourPackage.$inferSelect,
  userId: number,
  boughtAt: Date,
): Promise<void> {
  const terms = { packageId, title, hours, price, days, roomIds, vatPercent: VAT_PERCENT };
  const purchase = inserted(
    await tx
      .insert(packagePurchase)
      .values({
        ...terms,
        userId,
        status: purchaseStatus.active,
        hoursLeft: hours,
        createdAt: boughtAt,
        paidAt: boughtAt,
        validUntil: addDays(dayOf(boughtAt), days),
      })
      .returning(),
  );
  await tx.insert(packageStep).values({ purchaseId: purchase.id, at: boughtAt, who: 'Система', what: 'Оплачено' });
  await seedPayments(tx, [
    {
      name: `demo-package-${purchase.id}`,
      of: { packagePurchaseId: purchase.id },
      userId,
      sum: price,
      vatPercent: VAT_PERCENT,
      description: nameOf(purchase),
      createdAt: boughtAt,
      paidAt: boughtAt,
    },
  ]);
}

export const packagesDemo: DemoData = { seed: seedPackages };
