import type { Area } from '../app/area.ts';
import { storyPaths } from './stories.paths.ts';

// One entry for all screens, because each entry adds to the size of the first load.
const load = () => import('./StoryPages.tsx');
const crumbs = [storyPaths.list];

/** The blog, as visitors read it. */
export const storiesArea: Area = {
  screens: [
    { ...storyPaths.list, load },
    { ...storyPaths.page, crumbs, load },
    { ...storyPaths.author, crumbs, load },
  ],
  menu: { media: [{ to: storyPaths.list }] },
};
