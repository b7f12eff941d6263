import type { Area } from '../app/area.ts';
import { mailingPaths } from './mailing.paths.ts';

// One entry for all screens, because each entry adds to the size of the first load.
const load = () => import('./MailingPages.tsx');

export const mailingArea: Area = {
  screens: Object.values(mailingPaths).map(place => ({ ...place, load })),
  menu: { media: [{ to: mailingPaths.subscribe }] },
};
