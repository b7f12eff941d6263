import { getTicket, getTicketOrder } from '@venue/sdk/tickets';
import type { Probe } from '../app/ssr/page.ts';
import { ticketPaths } from './tickets.paths.ts';

export const probes: readonly Probe[] = [
  { ...ticketPaths.order, find: (client, { slug = '' }) => client.send(getTicketOrder, { slug }) },
  { ...ticketPaths.ticket, find: (client, { slug = '' }) => client.send(getTicket, { slug }) },
];
