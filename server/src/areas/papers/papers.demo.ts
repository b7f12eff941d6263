import { addDays, dayOf } from '@venue/sdk';
import { agreementStatus } from '@venue/sdk/agreements/model';
import { measure, vatRate, vatRateOn } from '@venue/sdk/papers/model';
import { asc, eq } from 'drizzle-orm';
import type { DemoData } from '../../area/demo.ts';
import type { Db } from '../../core/db/database.ts';
import { agreement, paperCounter } from '../agreements/agreements.table.ts';
import { addInvoice, addInvoiceLine, recountInvoice, valuesOfLine } from './papers.store.ts';

/** An open invoice under the first agreement in force. */
export const papersDemo: DemoData = {
  async seed(tx, { now, staffId }) {
    const [inForce] = await tx
      .select()
      .from(agreement)
      .where(eq(agreement.status, agreementStatus.active))
      .orderBy(asc(agreement.id))
      .limit(1);
    if (!inForce) throw new Error('the demo has no agreement in force');
    const today = dayOf(now);
    const rate = vatRateOn(vatRate.twentyTwo, today);
    const { id } = await addInvoice(tx, {
      createdBy: staffId,
      createdAt: now,
      updatedAt: now,
      vatRate: rate,
      agreementId: inForce.id,
      number: '1',
      date: today,
      due: addDays(today, 5),
      purpose: `Оплата по договору № ${inForce.number} за аренду зала`,
    });
    await lines(tx, id, rate);
    await recountInvoice(tx, id, rate, now);
    await tx.insert(paperCounter).values({ kind: 'invoice', year: Number(today.slice(0, 4)), last: 1 });
  },
};

async function lines(tx: Db, invoiceId: number, rate: Parameters<typeof valuesOfLine>[1]): Promise<void> {
  const hall = { serviceName: 'Аренда конференц-зала', measure: measure.hour, quantity: 6, price: 1_400_000 };
  const desk = { serviceName: 'Работа звукорежиссёра', measure: measure.hour, quantity: 6.5, price: 250_000 };
  for (const line of [hall, desk]) await addInvoiceLine(tx, { invoiceId, ...valuesOfLine(line, rate) });
}
