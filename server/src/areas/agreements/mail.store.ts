import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { outbox } from '../../core/db/core.table.ts';
import type { Db } from '../../core/db/database.ts';
import { users } from '../accounts/accounts.table.ts';
import { agreement } from './agreements.table.ts';
import { paperMail } from './mail.table.ts';

/** A paper that can be mailed; the agreement itself without the number of an invoice or an act. */
export interface PaperOf {
  readonly agreementId: number;
  readonly invoiceId?: number;
  readonly actId?: number;
}

export const addMail = async (tx: Db, values: typeof paperMail.$inferInsert) =>
  void (await tx.insert(paperMail).values(values));

/** Where a paper was mailed, newest first, with the reason of a letter that has not left. */
export const mailsOf = (db: Db, { agreementId, invoiceId, actId }: PaperOf) =>
  db
    .select({
      ...getTableColumns(paperMail),
      problem: sql<string | null>`(select ${outbox.lastError} from ${outbox}
        where ${outbox.id} = any(${paperMail.letterIds}) and ${outbox.lastError} is not null order by ${outbox.id} limit 1)`,
    })
    .from(paperMail)
    .where(
      and(
        eq(paperMail.agreementId, agreementId),
        invoiceId === undefined ? isNull(paperMail.invoiceId) : eq(paperMail.invoiceId, invoiceId),
        actId === undefined ? isNull(paperMail.actId) : eq(paperMail.actId, actId),
      ),
    )
    .orderBy(desc(paperMail.id));

/** The address of an agreement's customer: that of their requisites, or else of their account; empty when neither is known. */
export async function emailOf(db: Db, agreementId: number): Promise<string> {
  const [row] = await db
    .select({ requisites: sql<string | null>`${agreement.customer} ->> 'email'`, account: users.email })
    .from(agreement)
    .leftJoin(users, eq(users.id, agreement.userId))
    .where(eq(agreement.id, agreementId));
  return row?.requisites || row?.account || '';
}
