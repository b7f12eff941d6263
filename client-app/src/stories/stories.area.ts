import type { Area } from '../app/area.ts';
import { storyPaths } from './stories.paths.ts';

// One entry for all: each weighs on the first screens.
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
