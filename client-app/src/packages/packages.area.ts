import type { Area } from '../app/area.ts';
import { homePaths } from '../home/home.paths.ts';
import { packagePaths } from './packages.paths.ts';

// One entry for all screens, because each entry adds to the size of the first load.
const load = () => import('./PackagePages.tsx');

export const packagesArea: Area = {
  screens: [
    { ...packagePaths.list, load },
    { ...packagePaths.mine, crumbs: [homePaths.page], load },
    { ...packagePaths.buy, crumbs: [packagePaths.list], load },
    { ...packagePaths.pay, crumbs: [packagePaths.mine], load },
  ],
  menu: { events: [{ to: packagePaths.mine }], terms: [{ to: packagePaths.list }] },
};
