import type { ServerPage } from '../app/ssr/page.ts';
import { searchPaths } from './search.paths.ts';

export const pages: readonly ServerPage[] = [
  {
    ...searchPaths.page,
    modules: ['src/search/SearchPage.tsx'],
    // The pages it finds are in the site map themselves.
    records: async function* () {},
    head: () => ({ title: searchPaths.page.title, unlisted: true }),
  },
];
