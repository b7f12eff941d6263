import { late } from '@venue/shared-ui/parts/late.tsx';
import { afterFirst } from '../app/firstScreen.tsx';

/** The tickets of an event beside its page: they are read first and taken then. */
export const TicketDesk = late(afterFirst(() => import('./TicketDesk.tsx')));
/** Who holds them, for the organiser. */
export const Guests = late(() => import('./guests/Guests.tsx'));
/** What comes back for a ticket. */
export const TicketTerms = late(() => import('./TicketTerms.tsx'));
