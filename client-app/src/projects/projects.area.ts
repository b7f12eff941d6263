import type { Area } from '../app/area.ts';
import { projectPaths } from './projects.paths.ts';

// One entry for both: each weighs on the first screens.
const load = () => import('./ProjectPages.tsx');

export const projectsArea: Area = {
  screens: [
    { ...projectPaths.list, load },
    { ...projectPaths.page, crumbs: [projectPaths.list], load },
  ],
  menu: { media: [{ to: projectPaths.list }] },
};
