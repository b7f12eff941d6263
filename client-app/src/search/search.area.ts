import type { Area } from '../app/area.ts';
import { searchPaths } from './search.paths.ts';

export const searchArea: Area = {
  screens: [{ ...searchPaths.page, load: () => import('./SearchPage.tsx') }],
  menu: { guests: [{ to: searchPaths.page }] },
};
