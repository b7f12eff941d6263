import { type ActForm, paperStatus } from '@venue/sdk/papers/model';
import { and, asc, between, eq } from 'drizzle-orm';
import type { Db } from '../../../core/db/database.ts';
import { agreement } from '../../agreements/agreements.table.ts';
import { act, invoice } from '../papers.table.ts';

interface Listed {
  readonly id: number;
  readonly number: string;
  readonly date: string;
  readonly customerName: string;
}
export type ListedPaper =
  | (Listed & { readonly kind: 'invoice' })
  | (Listed & { readonly kind: 'act'; readonly form: ActForm; readonly xmlName: string | null });

/** The closed invoices and acts of some days, without their files. */
export async function closedBetween(
  db: Db,
  { from, to, most }: { from: string; to: string; most: number },
): Promise<ListedPaper[]> {
  const invoices = await db
    .select({ id: invoice.id, number: invoice.number, date: invoice.date, customerName: agreement.customerName })
    .from(invoice)
    .innerJoin(agreement, eq(agreement.id, invoice.agreementId))
    .where(and(eq(invoice.status, paperStatus.closed), between(invoice.date, from, to)))
    .orderBy(asc(invoice.date), asc(invoice.id))
    .limit(most);
  const acts = await db
    .select({
      id: act.id,
      number: act.number,
      date: act.date,
      customerName: agreement.customerName,
      form: act.form,
      xmlName: act.xmlName,
    })
    .from(act)
    .innerJoin(agreement, eq(agreement.id, act.agreementId))
    .where(and(eq(act.status, paperStatus.closed), between(act.date, from, to)))
    .orderBy(asc(act.date), asc(act.id))
    .limit(most);
  return [
    ...invoices.map(each => ({ ...each, kind: 'invoice' as const })),
    ...acts.map(each => ({ ...each, kind: 'act' as const })),
  ];
}
