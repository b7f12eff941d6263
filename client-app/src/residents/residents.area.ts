import type { Area } from '../app/area.ts';
import { residentPaths } from './residents.paths.ts';

// One entry for both: each weighs on the first screens.
const load = () => import('./ResidentPages.tsx');

export const residentsArea: Area = {
  screens: [
    { ...residentPaths.list, load },
    { ...residentPaths.page, crumbs: [residentPaths.list], load },
  ],
  menu: { people: [{ to: residentPaths.list }] },
};
