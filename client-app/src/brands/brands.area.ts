import type { Area } from '../app/area.ts';
import { homePaths } from '../home/home.paths.ts';
import { profilePaths } from '../profile/profile.paths.ts';
import { brandPaths } from './brands.paths.ts';

const home = homePaths.page;
const load = () => import('./BrandPages.tsx');
const forVisitors = () => import('./PublicBrands.tsx');

export const brandsArea: Area = {
  screens: [
    { ...brandPaths.list, crumbs: [home], load },
    { ...brandPaths.create, crumbs: [home, brandPaths.list], load },
    { ...brandPaths.edit, crumbs: [home, brandPaths.list], load },
    { ...brandPaths.createFromInfo, crumbs: [home, profilePaths.info], load },
    { ...brandPaths.editFromInfo, crumbs: [home, profilePaths.info], load },
    { ...brandPaths.publicList, load: forVisitors },
    { ...brandPaths.publicPage, crumbs: [brandPaths.publicList], load: forVisitors },
  ],
  menu: { marketplace: [{ to: brandPaths.list }], people: [{ to: brandPaths.publicList }] },
};
