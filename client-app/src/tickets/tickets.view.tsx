/** The tickets of an event beside its page. */
export { TicketDesk } from './TicketDesk.tsx';
