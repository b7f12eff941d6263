import { deferredCall } from '@venue/shared-ui/data/deferredCall.ts';

/** What the map and the block of free rooms show; the server sends it with the page. */
export const roomsRead = deferredCall(
  'booking.roomsInfo',
  ['rooms', 'schedule'],
  async () => (await import('./declared.ts')).listRooms,
);
