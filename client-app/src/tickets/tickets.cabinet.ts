import { ticketChanged } from '@venue/sdk/tickets';
import { useNote } from '../app/useNote.ts';

/** Tells of a ticket that was checked in; what the person did themselves is on their screen already. */
export const useTicketNote = () =>
  useNote(ticketChanged, ({ eventTitle, what }) =>
    what === 'checkedIn' ? `${eventTitle}: вы\u00a0отмечены на\u00a0входе` : undefined,
  );
