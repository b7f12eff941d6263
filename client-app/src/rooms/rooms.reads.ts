import { lateCall } from '@venue/shared-ui/data/lateCall.ts';

/** What the map and the block of free rooms show; the server sends it with the page. */
export const roomsRead = lateCall(
  'booking.roomsInfo',
  ['rooms', 'schedule'],
  async () => (await import('./declared.ts')).listRooms,
);
