import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { afterHydration } from '../app/frame/firstScreen.tsx';

/**
 * The tickets of an event, on its page. They are read first and ordered later, so the code is loaded after the first
 * screen.
 */
export const TicketDesk = lazyWithRetry(afterHydration(() => import('./TicketDesk.tsx')));
/** The ticket holders of an event, for its organiser. */
export const Guests = lazyWithRetry(() => import('./guests/Guests.tsx'));
/** What the holders of an event's tickets may do, for its organiser. */
export const TermsForm = lazyWithRetry(() => import('@venue/shared-ui/areas/tickets/TermsForm.tsx'));
/** The refund rules of tickets. */
export const TicketTerms = lazyWithRetry(() => import('./TicketTerms.tsx'));
