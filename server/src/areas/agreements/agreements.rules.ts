import { ApiFailure, formatDate } from '@venue/sdk';
import { type AgreementFields, agreementAmendable, agreementMoves, agreementStatus } from '@venue/sdk/agreements/model';
import type { PaperMailFields } from '@venue/sdk/papers/model';
import { isVatOn, type VatRate, vatRate } from '@venue/sdk/papers/model';
import type { MailedPaper } from '../../area/agreementPapers.ts';
import type { Requisites } from '../../config/requisites.ts';
import type { Config } from '../../config.ts';
import { statusSaved } from '../../core/record/moves.ts';
import { recordFields } from '../../core/record/recordFields.ts';
import { type AgreementTableRow, agreement } from './agreements.table.ts';

/** What staff enter about an agreement; an empty number becomes the next one. */
const written = recordFields<AgreementFields>()(
  agreement,
  {
    agreementNumber: 'number',
    agreementDate: 'date',
    agreementSubject: 'subject',
    agreementFrom: 'from',
    agreementTo: 'to',
    agreementSum: 'sum',
    vatRate: 'vatRate',
    customer: 'customer',
    userId: 'userId',
    eventRequestId: 'eventRequestId',
    agreementTitle: 'title',
    agreementTerms: 'terms',
    comment: 'comment',
  },
  { agreementSubject: subject => subject.trim(), agreementTerms: terms => terms.trim() },
);

/** The fields of an agreement as column values. Lists sort by the customer's name and search its INN. */
export const valuesOf = (fields: AgreementFields, agreementNumber: string) => ({
  ...written.valuesOf({ ...fields, agreementNumber }),
  customerName: fields.customer.name.trim(),
  customerInn: fields.customer.INN,
});

/** What the audit log keeps of an agreement. */
export const auditedOf = (row: AgreementTableRow) => ({ ...written.fieldsOf(row), agreementStatus: row.status });

const amendable: ReadonlySet<string> = new Set(agreementAmendable);

type Status = (typeof agreementStatus.ids)[number];

/**
 * Refuses changes of fields that the agreement's status does not allow, and transitions to a status that it does not
 * lead to.
 */
export function mayBeSaved(row: AgreementTableRow, values: ReturnType<typeof valuesOf>, status: Status): void {
  const { draft, active } = agreementStatus;
  if (row.status !== draft && row.status !== active) throw new ApiFailure('not_editable');
  statusSaved(agreementMoves, row.status, status);
  if (row.status === draft) return;
  const [stands, wanted] = [written.fieldsOf(row), written.fieldsOf({ ...row, ...values })];
  if (written.fieldNames.some(name => !amendable.has(name) && ordered(wanted[name]) !== ordered(stands[name])))
    throw new ApiFailure('not_editable');
}

/** Sorts an object's keys before comparison, because jsonb does not preserve their order. */
const ordered = (value: unknown): string =>
  JSON.stringify(
    typeof value === 'object' && value !== null
      ? Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))
      : value,
  );

/** Refuses a VAT rate that the law does not have on this day. */
export function mustBeVatOn(rate: VatRate, day: string): void {
  if (isVatOn(rate, day)) return;
  const text = `Ставка ${vatRate.option(rate).label.replace(' ', '\u00a0')} в\u00a0этот день не\u00a0действует`;
  throw new ApiFailure('invalid_input', { fields: { vatRate: text } });
}

/** The venue's requisites, without which nothing is printed. */
export function requisitesOf({ requisites }: Config): Requisites {
  if (requisites === null) throw new ApiFailure('requisites_missing');
  return requisites;
}

/** What a customer's details say, by the names of their fields. */
export const customerTexts = (customer: AgreementTableRow['customer']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(customer).flatMap(([name, value]) =>
      typeof value === 'string' ? [[customerNames[name] ?? name, value]] : [],
    ),
  );

const customerNames: Readonly<Record<string, string>> = {
  name: 'Заказчик',
  legalAddress: 'Юридический адрес',
  bankName: 'Банк',
  headName: 'Руководитель',
  headPosition: 'Должность руководителя',
  actsOn: 'Основание полномочий',
};

/** An agreement as a letter carries it. */
export const agreementToMail = (row: AgreementTableRow, data: Buffer): MailedPaper => ({
  // Before signing, the customer gets a draft to read.
  title: `${row.status === agreementStatus.draft ? 'Проект договора' : 'Договор'} №\u00a0${row.number} от\u00a0${formatDate(row.date)}`,
  customerName: row.customerName,
  files: [{ name: `Договор № ${row.number}.pdf`, type: 'application/pdf', data }],
});

/** What the audit log keeps of a letter with a document. */
export const auditedLetter = ({ emails, mailNote }: PaperMailFields) => ({
  mailedTo: emails.join(', '),
  ...(mailNote === '' ? {} : { mailNote }),
});
