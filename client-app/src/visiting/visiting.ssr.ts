import { sitePages } from '@venue/sdk/visiting/model';
import type { ServerPage } from '../app/ssr/page.ts';
import { visitingPaths } from './visiting.paths.ts';

export const pages: readonly ServerPage[] = Object.values(visitingPaths).map(place => ({
  ...place,
  modules: ['src/visiting/VisitingPages.tsx'],
  head: () => ({
    title: place.title,
    description: sitePages.find(({ path }) => path === place.path)?.description,
  }),
}));
