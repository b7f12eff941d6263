import { getTicketWait } from '@venue/sdk/ticket-waits';
import type { Probe } from '../app/ssr/page.ts';
import { ticketWaitPaths } from './ticket-waits.paths.ts';

export const probes: readonly Probe[] = [
  { ...ticketWaitPaths.page, find: (client, { slug = '' }) => client.send(getTicketWait, { slug }) },
];
