import type { Area } from '../app/area.ts';
import { visitingPaths } from './visiting.paths.ts';

const load = () => import('./VisitingPages.tsx');

/** What a visitor should know before booking: where the venue is, what its rules are. */
export const visitingArea: Area = {
  screens: Object.values(visitingPaths).map(place => ({ ...place, load })),
  menu: {
    guests: [{ to: visitingPaths.contacts }, { to: visitingPaths.questions }, { to: visitingPaths.visit }],
    terms: [
      { to: visitingPaths.booking },
      { to: visitingPaths.refunds },
      { to: visitingPaths.privacy },
      { to: visitingPaths.offer },
      { to: visitingPaths.requisites },
    ],
  },
};
