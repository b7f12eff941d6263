import type { Area } from '../app/area.ts';
import { homePaths } from '../home/home.paths.ts';
import { itemPaths, requestPaths } from './market.paths.ts';

const home = homePaths.page;
const items = () => import('./items/ItemPages.tsx');
const forVisitors = () => import('./public/PublicItems.tsx');
const requests = () => import('./requests/RequestPages.tsx');

export const marketArea: Area = {
  screens: [
    { ...itemPaths.list, crumbs: [home], load: items },
    { ...itemPaths.create, crumbs: [home, itemPaths.list], load: items },
    { ...itemPaths.edit, crumbs: [home, itemPaths.list], load: items },
    { ...requestPaths.list, crumbs: [home], load: requests },
    { ...requestPaths.create, crumbs: [home, requestPaths.list], load: requests },
    { ...requestPaths.edit, crumbs: [home, requestPaths.list], load: requests },
    { ...itemPaths.publicList, load: forVisitors },
    { ...itemPaths.publicPage, crumbs: [itemPaths.publicList], load: forVisitors },
  ],
  menu: { marketplace: [{ to: requestPaths.list }, { to: itemPaths.list }], people: [{ to: itemPaths.publicList }] },
};
