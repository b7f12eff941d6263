import type { Area } from '../app/area.ts';
import { mailingPaths } from './mailing.paths.ts';

// One entry for all: each weighs on the first screens.
const load = () => import('./MailingPages.tsx');

export const mailingArea: Area = {
  screens: Object.values(mailingPaths).map(place => ({ ...place, load })),
  menu: { media: [{ to: mailingPaths.subscribe }] },
};
