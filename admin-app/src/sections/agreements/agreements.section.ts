import { customerScreens } from '../customers/customers.screens.view.ts';
import { paperScreens, paperTiles } from '../papers/papers.screens.view.ts';
import { recordSection } from '../recordSection.ts';
import type { Section } from '../section.ts';
import { agreementPaths, templatePaths } from './agreements.paths.ts';

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
  record: () => import('./AgreementScreens.tsx'),
});

export const section: Section = {
  ...records,
  pending: paperTiles,
  children: [
    ...(records.children ?? []),
    ...paperScreens,
    ...customerScreens,
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
