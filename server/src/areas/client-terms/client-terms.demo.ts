import { dayOf } from '@venue/sdk';
import { agreementStatus } from '@venue/sdk/agreements/model';
import { asc, eq } from 'drizzle-orm';
import type { DemoData } from '../../area/demo.ts';
import { agreement } from '../agreements/agreements.table.ts';
import { clientTerms } from './client-terms.table.ts';

/** The organisation of the first agreement in force has a discount and pays after the month. */
export const clientTermsDemo: DemoData = {
  async seed(tx, { now }) {
    const [inForce] = await tx
      .select()
      .from(agreement)
      .where(eq(agreement.status, agreementStatus.active))
      .orderBy(asc(agreement.id))
      .limit(1);
    if (!inForce) throw new Error('the demo has no agreement in force');
    await tx.insert(clientTerms).values({
      agreementId: inForce.id,
      customer: inForce.customerName,
      inn: inForce.customerInn,
      discountPercent: 10,
      ownPrices: [],
      isPostpaid: true,
      creditLimit: 10_000_000,
      dueDays: 10,
      from: dayOf(now),
      allowedBy: 'Директор площадки',
      createdAt: now,
      updatedAt: now,
    });
  },
};
