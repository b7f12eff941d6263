import { agreementRecord, templateRecord } from '@venue/sdk/agreements/kind';
import { agreementStatus, usualTitle } from '@venue/sdk/agreements/model';
import { sql } from 'drizzle-orm';
import type { SearchSource } from '../../area/searchSource.ts';
import { anyOf, findsWords } from '../../core/db/search.ts';
import { agreementLike } from './agreements.store.ts';
import { agreement } from './agreements.table.ts';
import { agreementTemplate } from './templates/agreements.templates.table.ts';

/** Agreements in the search. */
export const agreementsSearch: SearchSource = {
  kind: agreementRecord,
  rows: typed => ({
    from: agreement,
    id: agreement.id,
    number: agreement.number,
    title: agreement.subject,
    more: sql`${agreement.number} || ' · ' || ${agreement.customerName}`,
    status: agreement.status,
    fits: anyOf(agreement.id, agreementLike(typed)),
  }),
  caption: row => [`№\u00a0${row.more}`],
  status: agreementStatus.option,
  to: row => `/agreements/edit/${row.id}`,
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
