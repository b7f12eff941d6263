import type { Area } from '../app/area.ts';
import { projectPaths } from './projects.paths.ts';

// One entry for both screens, because each entry adds to the size of the first load.
const load = () => import('./ProjectPages.tsx');

export const projectsArea: Area = {
  screens: [
    { ...projectPaths.list, load },
    { ...projectPaths.page, crumbs: [projectPaths.list], load },
  ],
  menu: { media: [{ to: projectPaths.list }] },
};
