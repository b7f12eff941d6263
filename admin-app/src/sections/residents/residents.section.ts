import { recordSection } from '../recordSection.ts';
import { residentPaths } from './residents.paths.ts';

export const residents = recordSection({
  paths: residentPaths,
  area: 'residents',
  icon: 'M5 20.5V4h9v16.5M14 9.5h5v11M3 20.5h18M8.5 8h2M8.5 12h2M8.5 16h2',
  title: 'Резиденты',
  one: 'Резидент',
  fresh: 'Новый резидент',
  add: 'Добавить резидента',
  list: () => import('./ResidentsPage.tsx'),
  create: () => import('./CreateResidentPage.tsx'),
  page: () => import('./ResidentPage.tsx'),
});
