import type { Words } from '../core/openapi/openapi.words.ts';

/** Descriptions of this area's fields, for the OpenAPI document and the typings. */
export const debtsWords: Words = {
  debtorId: 'Number of its earliest overdue invoice; names it in this list.',
  dueSince: 'Day by which the earliest of its overdue invoices had to be paid.',
  over90: 'Due more than 90 days ago, in kopecks.',
  remindedAt: 'When a reminder was mailed last; null if none was.',
  statement: 'Whose statement of account, and for which days.',
  upTo30: 'Due up to 30 days ago, in kopecks.',
  upTo60: 'Due 31 to 60 days ago, in kopecks.',
  upTo90: 'Due 61 to 90 days ago, in kopecks.',
  'Debtor.customer': 'Name of the organisation, as its last agreement has it.',
  'Debtor.invoices': 'How many of its invoices are overdue.',
  'Debtor.sum': 'All that is overdue, in kopecks.',
  'DebtSums.sum': 'All that is overdue, in kopecks.',
};
