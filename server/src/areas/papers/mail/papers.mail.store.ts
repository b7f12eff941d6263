import { and, desc, eq, getTableColumns, isNull, sql } from 'drizzle-orm';
import { outbox } from '../../../core/db/core.table.ts';
import type { Db } from '../../../core/db/database.ts';
import { users } from '../../accounts/accounts.table.ts';
import { agreement } from '../../agreements/agreements.table.ts';
import { paperMail } from './papers.mail.table.ts';

/** A document that can be mailed; without an invoice or act id it is the agreement itself. */
export interface PaperOf {
  readonly agreementId: number;
  readonly invoiceId?: number;
  readonly actId?: number;
}

export const addMail = async (tx: Db, values: typeof paperMail.$inferInsert) =>
  void (await tx.insert(paperMail).values(values));

/** Where a document was mailed, newest first, with the error of a letter that could not be sent. */
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

/** The e-mail of an agreement's customer: from the requisites, else from the account; empty if neither has one. */
export async function emailOf(db: Db, agreementId: number): Promise<string> {
  const [row] = await db
    .select({ requisites: sql<string | null>`${agreement.customer} ->> 'email'`, account: users.email })
    .from(agreement)
    .leftJoin(users, eq(users.id, agreement.userId))
    .where(eq(agreement.id, agreementId));
  return row?.requisites || row?.account || '';
}
