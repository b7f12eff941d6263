import { ticketWaitChanged } from '@venue/sdk/ticket-waits';
import type { Cabinet } from '../app/area.ts';

export const cabinet: Cabinet = { pushes: [ticketWaitChanged] };
