import type { ClientTermsFields } from '@venue/sdk/client-terms/model';
import { recordFields } from '../../core/record/recordFields.ts';
import { type ClientTermsTableRow, clientTerms } from './client-terms.table.ts';

export const { fieldsOf, everyValueOf } = recordFields<ClientTermsFields>()(
  clientTerms,
  {
    discountPercent: 'discountPercent',
    ownPrices: 'ownPrices',
    isPostpaid: 'isPostpaid',
    creditLimit: 'creditLimit',
    dueDays: 'dueDays',
    termsFrom: 'from',
    termsTo: 'to',
    allowedBy: 'allowedBy',
  },
  { allowedBy: text => text.trim() },
);

/** What the audit log keeps of the terms. */
export const auditedOf = (row: ClientTermsTableRow) => ({ ...fieldsOf(row), agreementId: row.agreementId });

/** The first day of the month of a day. */
export const monthOf = (day: string): string => `${day.slice(0, 8)}01`;

/** The first day of the month before that of a day. */
export function monthBefore(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 10);
}
