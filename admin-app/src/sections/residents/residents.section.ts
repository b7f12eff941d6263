import { recordSection } from '../recordSection.ts';
import { residentPaths } from './residents.paths.ts';

export const section = recordSection({
  paths: residentPaths,
  area: 'residents',
  group: 'people',
  order: 20,
  icon: 'building',
  title: 'Резиденты',
  fresh: 'Новый резидент',
  add: 'Добавить резидента',
  list: () => import('./ResidentsPage.tsx'),
  record: () => import('./ResidentScreens.tsx'),
});
