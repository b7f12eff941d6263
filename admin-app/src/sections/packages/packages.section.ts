import { recordSection } from '../recordSection.ts';
import { packagePaths } from './packages.paths.ts';

export const section = recordSection({
  paths: packagePaths,
  area: 'packages',
  group: 'work',
  order: 92,
  icon: 'badge',
  title: 'Абонементы',
  fresh: 'Новый абонемент',
  add: 'Добавить абонемент',
  list: () => import('./PackagesPage.tsx'),
  record: () => import('./PackageScreens.tsx'),
});
