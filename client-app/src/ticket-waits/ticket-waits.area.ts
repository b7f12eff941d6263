import type { Area } from '../app/area.ts';
import { ticketWaitPaths } from './ticket-waits.paths.ts';

export const ticketWaitsArea: Area = {
  screens: [{ ...ticketWaitPaths.page, load: () => import('./WaitPage.tsx') }],
};
