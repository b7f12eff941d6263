import type { Area } from '../app/area.ts';
import { storyPaths } from './stories.paths.ts';

const crumbs = [storyPaths.list];

/** The blog, as visitors read it. */
export const storiesArea: Area = {
  screens: [
    { ...storyPaths.list, load: () => import('./BlogPage.tsx') },
    { ...storyPaths.page, crumbs, load: () => import('./StoryPage.tsx') },
    { ...storyPaths.author, crumbs, load: () => import('./AuthorPage.tsx') },
  ],
  menu: { media: [{ to: storyPaths.list }] },
};
