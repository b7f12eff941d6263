import { ApiFailure } from '@venue/sdk';
import {
  type AgreementFields,
  agreementAmendable,
  agreementMoves,
  agreementStatus,
  isVatOn,
  type VatRate,
  vatRate,
} from '@venue/sdk/agreements/model';
import type { Requisites } from '../../config/requisites.ts';
import type { Config } from '../../config.ts';
import { statusSaved } from '../../core/record/moves.ts';
import type { AgreementTableRow } from './agreements.store.ts';

/** The fields of an agreement as column values, without the number. */
export const valuesOf = (body: AgreementFields) => ({
  date: body.agreementDate,
  subject: body.agreementSubject.trim(),
  from: body.agreementFrom,
  to: body.agreementTo,
  sum: body.agreementSum,
  vatRate: body.vatRate,
  customer: body.customer,
  customerName: body.customer.name.trim(),
  customerInn: body.customer.INN,
  userId: body.userId,
  eventRequestId: body.eventRequestId,
  ...(body.agreementTitle === undefined ? {} : { title: body.agreementTitle }),
  ...(body.agreementTerms === undefined ? {} : { terms: body.agreementTerms.trim() }),
  comment: body.comment,
});

/** What the audit log keeps of an agreement, named as in the model. */
export const auditedOf = (row: AgreementTableRow) => ({
  agreementNumber: row.number,
  agreementDate: row.date,
  agreementSubject: row.subject,
  agreementFrom: row.from,
  agreementTo: row.to,
  agreementStatus: row.status,
  agreementSum: row.sum,
  vatRate: row.vatRate,
  customer: row.customer,
  agreementTitle: row.title,
  agreementTerms: row.terms,
  comment: row.comment,
});

const columns = { agreementTo: 'to', comment: 'comment' } as const satisfies Record<
  (typeof agreementAmendable)[number],
  string
>;
const amendable: ReadonlySet<string> = new Set(agreementAmendable.map(name => columns[name]));

type Status = (typeof agreementStatus.ids)[number];

/**
 * Refuses changes of fields that the agreement's status does not allow, and transitions to a status that it does not
 * lead to.
 */
export function mayBeSaved(
  row: AgreementTableRow,
  values: ReturnType<typeof valuesOf> & { readonly number: string },
  status: Status,
): void {
  const { draft, active } = agreementStatus;
  if (row.status !== draft && row.status !== active) throw new ApiFailure('not_editable');
  statusSaved(agreementMoves, row.status, status);
  if (row.status === draft) return;
  const stands = row as unknown as Readonly<Record<string, unknown>>;
  const differs = Object.entries(values).some(
    ([name, value]) => !amendable.has(name) && ordered(value) !== ordered(stands[name]),
  );
  if (differs) throw new ApiFailure('not_editable');
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
