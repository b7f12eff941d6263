import type { Area } from '../app/area.ts';
import { homePaths } from '../home/home.paths.ts';
import { ticketPaths } from './tickets.paths.ts';

// One entry for all screens, because each entry adds to the size of the first load.
const load = () => import('./TicketPages.tsx');

export const ticketsArea: Area = {
  screens: [
    { ...ticketPaths.order, load },
    { ...ticketPaths.ticket, load },
    { ...ticketPaths.mine, crumbs: [homePaths.page], load },
  ],
  menu: { events: [{ to: ticketPaths.mine }] },
};
