import type { Area } from '../app/area.ts';
import { residentPaths } from './residents.paths.ts';

// One entry for both screens, because each entry adds to the size of the first load.
const load = () => import('./ResidentPages.tsx');

export const residentsArea: Area = {
  screens: [
    { ...residentPaths.list, load },
    { ...residentPaths.page, crumbs: [residentPaths.list], load },
  ],
  menu: { people: [{ to: residentPaths.list }] },
};
