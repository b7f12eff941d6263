import { ApiFailure, formatDate, mailboxOf } from '@venue/sdk';
import { mailInvoice } from '@venue/sdk/papers/admin';
import { invoiceRecord } from '@venue/sdk/papers/kind';
import { actName, type PaperMailFields } from '@venue/sdk/papers/model';
import type { MailedPaper } from '../../../area/agreementPapers.ts';
import { actorOf, type Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import { post } from '../../../core/outbox.ts';
import { writeAudit } from '../../../core/record/audit.ts';
import { mustExist } from '../../../core/record/records.ts';
import { attemptsOf, countAttempt, writeAttempt } from '../../../core/security/attempts.ts';
import type { LetterFile } from '../../../ports/messages/messages.ts';
import { auditedLetter } from '../../agreements/agreements.service.ts';
import type { AgreementTableRow } from '../../agreements/agreements.store.ts';
import { actFile } from '../papers.rules.ts';
import { type ActRecord, type InvoiceRecord, invoiceById, issuedPdf } from '../papers.store.ts';
import { addMail, type PaperOf } from './papers.mail.store.ts';

/** An invoice or an act to mail to its payer: its PDF, and the tax service’s file where it has one. */
export interface Mailed extends MailedPaper {
  readonly of: PaperOf;
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

/** Documents that are mailed of themselves to one address in a day. */
const MOST_A_DAY = 30;

interface Sending extends PaperMailFields {
  /** Null if it is mailed automatically. */
  readonly by: number | null;
}

/** Queues a letter with a document to each address and records the mailing. */
async function mailPaper(
  tx: Db,
  { now, config }: Pick<Context, 'now' | 'config'>,
  { of, title: paper, customerName, files }: Mailed,
  { emails, mailNote: note, by }: Sending,
): Promise<void> {
  const mailedTo = [...new Map(emails.map(email => [mailboxOf(email), email])).values()];
  const replyTo = config.requisites?.email;
  const letterIds: number[] = [];
  for (const to of mailedTo) {
    const about = { paper, customerName, note, hasXml: files.length > 1 };
    const id = await post(tx, now, {
      event: 'paper.mailed',
      of:
        'invoiceId' in of && of.invoiceId
          ? { kind: 'invoice', ids: [of.invoiceId] }
          : { kind: 'act', ids: [of.actId ?? 0] },
      ...{ to, about, replyTo, written: { subject: paper }, files },
    });
    if (id !== undefined) letterIds.push(id);
  }
  await addMail(tx, { ...of, mailedTo, mailedAt: now, mailedBy: by, letterIds });
}

/**
 * Mails an automatically made document once, to the address in the payer’s requisites. If there is no address or e-mail
 * is switched off, the customer finds the document among their documents.
 */
export async function mailByItself(
  tx: Db,
  { now, config }: Pick<Context, 'now' | 'config'>,
  { email }: AgreementTableRow['customer'],
  paper: Mailed,
): Promise<void> {
  // guard: papers.mail.test.ts
  if (email === '' || config.mail === 'none') return;
  // Customers write the address of a payer themselves, so a stranger's mailbox gets only so many.
  const subject = `paper:${mailboxOf(email)}`;
  // guard: papers.mail.test.ts
  if (((await attemptsOf(tx, [subject], { now })).get(subject) ?? 0) >= MOST_A_DAY) return;
  await writeAttempt(tx, subject, now);
  await mailPaper(tx, { now, config }, paper, { emails: [email], mailNote: '', by: null });
}

/** Enough for the first working day of a month. */
const papersPerPerson = [{ most: 60, seconds: 60 * 60 }] as const;

/** Counts a letter that a member of staff sends. */
export const mayMail = (context: Context): Promise<void> =>
  countAttempt(context.db, `paper-mail:${actorOf(context).userId}`, context.now, papersPerPerson);

/** Mails a document as the letter of a member of staff. */
export const mailByStaff = (tx: Db, context: Context, letter: PaperMailFields, paper: Mailed): Promise<void> =>
  mailPaper(tx, context, paper, { ...letter, by: actorOf(context).userId });

/** Mails an issued invoice as the letter of a member of staff. Throws `not_found` and `document_not_issued`. */
export async function mailIssuedInvoice(
  tx: Db,
  context: Context,
  id: number,
  letter: PaperMailFields,
): Promise<InvoiceRecord> {
  const row = mustExist(await invoiceById(tx, id));
  await mailByStaff(tx, context, letter, invoiceToMail(row, issued(await issuedPdf(tx, 'invoice', id))));
  const change = { subject: invoiceRecord.name, subjectId: id, after: auditedLetter(letter) };
  await writeAudit(tx, context, mailInvoice.id, change);
  return row;
}

/** The issued PDF of a closed document. */
export function issued(pdf: Buffer | null): Buffer {
  // guard: papers.mail.test.ts
  if (pdf === null) throw new ApiFailure('document_not_issued');
  return pdf;
}
