import { addDays, dayOf } from '@venue/sdk';
import { eq } from 'drizzle-orm';
import type { DemoData, DemoScene } from '../../area/demo.ts';
import { VAT_PERCENT } from '../../area/payable.ts';
import type { Db } from '../../core/db/database.ts';
import { inserted } from '../../core/db/inserted.ts';
import { seedPayments } from '../payments/payments.demo.service.ts';
import { certificate } from './certificates.table.ts';

const DAY = 86_400_000;

const gifts = [
  {
    code: '4ACE27HKMPTX',
    sum: 500_000,
    recipient: 'Марина',
    wish: 'С\u00a0днём рождения! Пусть съёмка удастся.',
    age: 12,
  },
  { code: '7PTX93KM46HE', sum: 1_000_000, recipient: '', wish: '', age: 3 },
] as const;

/** Two certificates that a customer bought, with their payments. */
async function seedCertificates(tx: Db, { now, customerIds }: DemoScene): Promise<void> {
  const [userId] = customerIds;
  if (userId === undefined) return;
  for (const { code, sum, recipient, wish, age } of gifts) {
    const paidAt = new Date(now.getTime() - age * DAY);
    const createdAt = new Date(paidAt.getTime() - 60_000);
    const values = { code, sum, recipient, wish, userId, months: 12, vatPercent: VAT_PERCENT, createdAt };
    const { id } = inserted(
      await tx
        .insert(certificate)
        .values({ ...values, state: 'awaiting' })
        .returning(),
    );
    const [paid] = await seedPayments(tx, [
      {
        name: `demo-certificate-${id}`,
        of: { certificateId: id, receiptMode: 'advance' },
        userId,
        sum,
        vatPercent: VAT_PERCENT,
        description: `Подарочный сертификат № ${id}`,
        createdAt,
        paidAt,
      },
    ]);
    if (!paid) throw new Error('the payment of a demo certificate is missing');
    const validTo = addDays(dayOf(paidAt), 365);
    await tx
      .update(certificate)
      .set({ state: 'active', validTo, paymentId: paid.id, paidAt })
      .where(eq(certificate.id, id));
  }
}

export const certificatesDemo: DemoData = { seed: seedCertificates };
