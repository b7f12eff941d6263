import { formatDate } from '@venue/sdk';
import { actName, agreementStatus, type PaperMailFields } from '@venue/sdk/agreements/model';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/database.ts';
import { post } from '../../core/outbox.ts';
import type { LetterFile } from '../../ports/messages/messages.ts';
import type { AgreementTableRow } from './agreements.store.ts';
import { addMail, type PaperOf } from './mail.store.ts';
import { actFile } from './papers.rules.ts';
import type { ActRecord, InvoiceRecord } from './papers.store.ts';

/** A paper on its way to its payer. */
export interface Mailed {
  readonly of: PaperOf;
  /** `Счёт № 12 от 26.11.2026`. */
  readonly title: string;
  readonly customerName: string;
  /** Its PDF, and the tax service’s file where it has one. */
  readonly files: readonly LetterFile[];
}

const pdf = (name: string, data: Buffer): LetterFile => ({ name, type: 'application/pdf', data });

export const invoiceToMail = (row: InvoiceRecord, data: Buffer): Mailed => ({
  of: { agreementId: row.agreementId, invoiceId: row.id },
  title: `Счёт №\u00a0${row.number} от\u00a0${formatDate(row.date)}`,
  customerName: row.customerName,
  files: [pdf(`Счёт № ${row.number}.pdf`, data)],
});

export const actToMail = (row: ActRecord, data: Buffer, xml: { data: Buffer; name: string } | null): Mailed => ({
  of: { agreementId: row.agreementId, actId: row.id },
  title: `${actName({ actForm: row.form, actNumber: row.number })} от\u00a0${formatDate(row.date)}`,
  customerName: row.customerName,
  files: [pdf(actFile(row), data), ...(xml ? [{ ...xml, type: 'application/xml' }] : [])],
});

export const agreementToMail = (row: AgreementTableRow, data: Buffer): Mailed => ({
  of: { agreementId: row.id },
  // Before it is signed the customer reads it.
  title: `${row.status === agreementStatus.draft ? 'Проект договора' : 'Договор'} №\u00a0${row.number} от\u00a0${formatDate(row.date)}`,
  customerName: row.customerName,
  files: [pdf(`Договор № ${row.number}.pdf`, data)],
});

interface Sending extends PaperMailFields {
  /** Null when nobody asked for it. */
  readonly by: number | null;
}

/** Writes a letter with a paper to each address, and that it was mailed. */
export async function mailPaper(
  tx: Db,
  now: Date,
  { of, title: paper, customerName, files }: Mailed,
  { emails, mailNote: note, by }: Sending,
): Promise<void> {
  const mailedTo = [...new Set(emails)];
  const letterIds: number[] = [];
  for (const to of mailedTo) {
    const about = { paper, customerName, note, hasXml: files.length > 1 };
    const id = await post(tx, now, { event: 'paper.mailed', to, about, written: { subject: paper }, files });
    if (id !== undefined) letterIds.push(id);
  }
  await addMail(tx, { ...of, mailedTo, mailedAt: now, mailedBy: by, letterIds });
}

/**
 * Mails a paper that was made by itself, once, to the address in the payer’s requisites; without one, or where no letters
 * are sent, its customer finds it among their documents.
 */
export async function mailByItself(
  tx: Db,
  { now, config }: Pick<Context, 'now' | 'config'>,
  { email }: AgreementTableRow['customer'],
  paper: Mailed,
): Promise<void> {
  if (email === '' || config.mail === 'none') return;
  await mailPaper(tx, now, paper, { emails: [email], mailNote: '', by: null });
}
