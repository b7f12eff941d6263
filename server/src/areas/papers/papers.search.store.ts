import { actRecord, invoiceRecord } from '@venue/sdk/papers/kind';
import { invoiceStatus, paperStatus } from '@venue/sdk/papers/model';
import { like, sql } from 'drizzle-orm';
import { joined, type SearchSource } from '../../area/searchSource.ts';
import { anyOf, beginningWith, findsWords } from '../../core/db/search.ts';
import { agreement } from '../agreements/agreements.table.ts';
import { act, invoice } from './papers.table.ts';

/** Invoices, by their number and purpose. */
export const invoicesSearch: SearchSource = {
  kind: invoiceRecord,
  rows: typed => ({
    from: joined(invoice, agreement, invoice.agreementId, agreement.id),
    id: invoice.id,
    number: invoice.number,
    title: agreement.customerName,
    more: invoice.number,
    status: invoice.status,
    fits: findsWords(invoice.id, [invoice.number, invoice.purpose], typed),
  }),
  title: row => `Счёт №\u00a0${row.more}`,
  caption: row => [row.title],
  status: invoiceStatus.option,
  to: row => `/agreements/invoices/${row.id}`,
};

/** Acts and УПД, by their number. */
export const actsSearch: SearchSource = {
  kind: actRecord,
  aliases: ['упд'],
  rows: typed => ({
    from: joined(act, agreement, act.agreementId, agreement.id),
    id: act.id,
    number: act.number,
    title: sql`case when ${act.form} = 'act' then 'Акт' else 'УПД' end || ' №\u00a0' || ${act.number}`,
    more: agreement.customerName,
    status: act.status,
    fits: anyOf(act.id, [like(act.number, beginningWith(typed))]),
  }),
  caption: row => [row.more],
  status: paperStatus.option,
  to: row => `/agreements/acts/${row.id}`,
};
