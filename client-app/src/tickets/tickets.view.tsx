import { late } from '@venue/shared-ui/parts/late.tsx';

/** The tickets of an event beside its page. */
export { TicketDesk } from './TicketDesk.tsx';
/** Who holds them, for the organiser. */
export const Guests = late(() => import('./guests/Guests.tsx'));
/** What comes back for a ticket. */
export const TicketTerms = late(() => import('./TicketTerms.tsx'));
