import type { Area } from '../app/area.ts';
import { frontPaths } from './frontpage.paths.ts';

/** The site's first page: the server's `/` leads to it, and so does the logo for visitors. */
export const frontArea: Area = {
  screens: [{ ...frontPaths.page, load: () => import('./FrontPage.tsx') }],
  menu: { guests: [{ to: frontPaths.page }] },
};
