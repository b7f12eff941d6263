import { agreementRecord, invoiceRecord } from '@venue/sdk/agreements/kind';
import { agreementStatus, paperStatus } from '@venue/sdk/agreements/model';
import { sql } from 'drizzle-orm';
import { joined, type SearchSource } from '../../area/searchSource.ts';
import { anyOf, findsWords } from '../../core/db/search.ts';
import { agreementLike } from './agreements.store.ts';
import { agreement } from './agreements.table.ts';
import { invoice } from './invoices.table.ts';

/** Agreements among what the search finds. */
export const agreementsSearch: SearchSource = {
  kind: agreementRecord,
  rows: typed => ({
    from: agreement,
    id: agreement.id,
    title: agreement.subject,
    more: sql`${agreement.number} || ' · ' || ${agreement.customerName}`,
    status: agreement.status,
    fits: anyOf(agreement.id, agreementLike(typed)),
  }),
  caption: row => [`№\u00a0${row.more}`],
  status: agreementStatus.option,
  to: row => `/agreements/edit/${row.id}`,
};

/** Invoices, by their number and purpose. */
export const invoicesSearch: SearchSource = {
  kind: invoiceRecord,
  rows: typed => ({
    from: joined(invoice, agreement, invoice.agreementId, agreement.id),
    id: invoice.id,
    title: agreement.customerName,
    more: invoice.number,
    status: invoice.status,
    fits: findsWords(invoice.id, [invoice.number, invoice.purpose], typed),
  }),
  title: row => `Счёт №\u00a0${row.more}`,
  caption: row => [row.title],
  status: paperStatus.option,
  to: row => `/agreements/invoices/${row.id}`,
};
