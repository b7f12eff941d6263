import { recordSection } from '../recordSection.ts';
import type { Section } from '../section.ts';
import { agreementPaths, paperPaths, templatePaths } from './agreements.paths.ts';

const records = recordSection({
  paths: agreementPaths,
  area: 'agreements',
  group: 'papers',
  order: 10,
  icon: 'contract',
  title: 'Договоры',
  fresh: 'Новый договор',
  add: 'Добавить договор',
  list: () => import('./AgreementsPage.tsx'),
  create: () => import('./CreateAgreementPage.tsx'),
  page: () => import('./AgreementPage.tsx'),
});

export const section: Section = {
  ...records,
  pending: () => import('../papers/papers.pending.ts'),
  children: [
    ...(records.children ?? []),
    { ...paperPaths.invoices, title: 'Счета', load: () => import('../papers/InvoicesPage.tsx') },
    { ...paperPaths.acts, title: 'Акты', load: () => import('../papers/ActsPage.tsx') },
    { ...paperPaths.invoice, title: 'Счёт, запись №\u00a0:invoiceId', load: () => import('../papers/InvoicePage.tsx') },
    {
      ...paperPaths.payments,
      title: 'Поступления из\u00a0банка',
      load: () => import('../papers/bank/BankPaymentsPage.tsx'),
    },
    { ...paperPaths.act, title: 'Акт, запись №\u00a0:actId', load: () => import('../papers/ActPage.tsx') },
    { ...templatePaths.list, title: 'Шаблоны договоров', load: () => import('./TemplatesPage.tsx') },
    {
      ...templatePaths.create,
      title: 'Новый шаблон договора',
      permission: 'agreements.manage',
      load: () => import('./CreateTemplatePage.tsx'),
    },
    { ...templatePaths.page, title: 'Шаблон договора №\u00a0:templateId', load: () => import('./TemplatePage.tsx') },
  ],
};
