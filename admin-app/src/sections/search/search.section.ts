import type { Section } from '../section.ts';
import { searchPaths } from './search.paths.ts';

export const section: Section = {
  ...searchPaths.list,
  title: 'Слова для\u00a0поиска',
  menu: 'Поиск',
  group: 'settings',
  order: 35,
  icon: 'tag',
  permission: 'search.manage',
  load: () => import('./SynonymsPage.tsx'),
};
