import type { Area } from '../app/area.ts';
import { homePaths } from '../home/home.paths.ts';
import { ticketPaths } from './tickets.paths.ts';

export const ticketsArea: Area = {
  screens: [
    { ...ticketPaths.order, load: () => import('./OrderPage.tsx') },
    { ...ticketPaths.ticket, load: () => import('./TicketPage.tsx') },
    { ...ticketPaths.mine, crumbs: [homePaths.page], load: () => import('./MyTickets.tsx') },
  ],
  menu: { events: [{ to: ticketPaths.mine }] },
};
