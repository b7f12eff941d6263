import { agreementRecord, templateRecord } from '@venue/sdk/agreements/kind';
import { agreementStatus, usualTitle } from '@venue/sdk/agreements/model';
import { actRecord, invoiceRecord } from '@venue/sdk/papers/kind';
import { paperStatus } from '@venue/sdk/papers/model';
import { like, sql } from 'drizzle-orm';
import { joined, type SearchSource } from '../../area/searchSource.ts';
import { anyOf, beginningWith, findsWords } from '../../core/db/search.ts';
import { act, invoice } from '../papers/papers.table.ts';
import { agreementLike } from './agreements.store.ts';
import { agreement } from './agreements.table.ts';
import { agreementTemplate } from './templates/agreements.templates.table.ts';

/** Agreements in the search. */
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

/** Acts and УПД, by their number. */
export const actsSearch: SearchSource = {
  kind: actRecord,
  rows: typed => ({
    from: joined(act, agreement, act.agreementId, agreement.id),
    id: act.id,
    title: sql`case when ${act.form} = 'act' then 'Акт' else 'УПД' end || ' №\u00a0' || ${act.number}`,
    more: agreement.customerName,
    status: act.status,
    fits: anyOf(act.id, [like(act.number, beginningWith(typed))]),
  }),
  caption: row => [row.more],
  status: paperStatus.option,
  to: row => `/agreements/acts/${row.id}`,
};

/** Templates of agreements, by their name. */
export const templatesSearch: SearchSource = {
  kind: templateRecord,
  rows: typed => ({
    from: agreementTemplate,
    id: agreementTemplate.id,
    title: agreementTemplate.name,
    more: agreementTemplate.title,
    status: sql`1`,
    fits: findsWords(agreementTemplate.id, [agreementTemplate.name], typed),
  }),
  caption: row => [row.more || usualTitle],
  status: () => ({ id: 1, label: templateRecord.label, tone: 'neutral' }),
  to: row => `/agreements/templates/${row.id}`,
};
