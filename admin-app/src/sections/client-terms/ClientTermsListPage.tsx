import { listClientTerms, saveClientTerms } from '@venue/sdk/client-terms/admin';
import { clientTermsRecord } from '@venue/sdk/client-terms/kind';
import { recordList } from '../../app/list/RecordList.tsx';
import { clientTermsPaths } from './client-terms.paths.ts';

/** Organisations with terms of their own, what they owe and what is left of their limits. */
export default recordList(clientTermsRecord, listClientTerms, {
  paths: clientTermsPaths,
  save: saveClientTerms,
  columns: ({ column }) => [
    column('customer', { minWidth: 200, flex: 2 }),
    column('INN', { width: 130 }),
    column('discountPercent', { headerName: 'Скидка, %', width: 110 }),
    column('isPostpaid', { headerName: 'После месяца', width: 140 }),
    column('creditUsed', { width: 120 }),
    column('creditLeft', { width: 150 }),
    column('creditLimit', { width: 140, aside: true }),
    column('termsTo', { width: 130 }),
    column('agreementNumber', { aside: true }),
    column('allowedBy', { aside: true }),
    column('updatedAt', { aside: true }),
  ],
  filters: [{ kind: 'text', name: 'agreementId', label: 'Номер договора', byLink: true }],
  searchLabel: 'Номер, название или ИНН',
  hint: 'Задайте скидку, свои цены или\u00a0оплату после месяца на\u00a0странице действующего договора.',
});
