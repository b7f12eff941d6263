import { late } from '@venue/shared-ui/parts/load/late.tsx';
import { afterFirst } from '../app/frame/firstScreen.tsx';

/**
 * The tickets of an event, on its page. They are read first and ordered later, so the code is loaded after the first
 * screen.
 */
export const TicketDesk = late(afterFirst(() => import('./TicketDesk.tsx')));
/** The ticket holders of an event, for its organiser. */
export const Guests = late(() => import('./guests/Guests.tsx'));
/** The refund rules of tickets. */
export const TicketTerms = late(() => import('./TicketTerms.tsx'));
