import type { Area } from '../app/area.ts';
import { clusterPaths } from './clusters.paths.ts';

// One entry for both screens, because each entry adds to the size of the first load.
const load = () => import('./ClusterPages.tsx');

export const clustersArea: Area = {
  screens: [
    { ...clusterPaths.list, load },
    { ...clusterPaths.page, crumbs: [clusterPaths.list], load },
  ],
  menu: { people: [{ to: clusterPaths.list }] },
};
