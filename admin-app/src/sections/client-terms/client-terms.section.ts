import { recordSection } from '../recordSection.ts';
import { clientTermsPaths } from './client-terms.paths.ts';

export const section = recordSection({
  paths: clientTermsPaths,
  area: 'agreements',
  group: 'papers',
  order: 15,
  icon: 'people',
  title: 'Постоянные клиенты',
  one: 'Условия',
  fresh: 'Новые условия',
  add: 'Задать условия организации',
  list: () => import('./ClientTermsListPage.tsx'),
  record: () => import('./ClientTermsScreens.tsx'),
});
