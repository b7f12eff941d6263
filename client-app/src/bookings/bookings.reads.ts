import { lateCall } from '@venue/shared-ui/data/lateCall.ts';

// What the page of a room reads. The server sends the first replies with the page, so the declarations can come later.
const declared = () => import('./declared.ts');

export const roomRead = lateCall('booking.roomInfo', ['rooms', 'schedule'], async () => (await declared()).getRoom);
export const scheduleRead = lateCall('booking.schedule', ['schedule'], async () => (await declared()).getSchedule);
export const priceRead = lateCall('booking.price', ['prices'], async () => (await declared()).quotePrice);
