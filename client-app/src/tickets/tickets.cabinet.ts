import { ticketChanged, ticketPushes } from '@venue/sdk/tickets';
import type { Cabinet } from '../app/area.ts';
import { useNote } from '../app/useNote.ts';
import { ticketPaths } from './tickets.paths.ts';

/** Tells of a ticket that was checked in; what the person did themselves is on their screen already. */
const useNotes = () =>
  useNote(ticketChanged, ({ eventTitle, what }) =>
    what === 'checkedIn' ? `${eventTitle}: вы\u00a0отмечены на\u00a0входе` : undefined,
  );

export const cabinet: Cabinet = {
  tiles: [{ to: ticketPaths.mine, text: 'QR-коды, календарь и\u00a0отмена' }],
  pushes: ticketPushes,
  useNotes,
};
