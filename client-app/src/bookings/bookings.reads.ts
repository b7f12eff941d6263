import { deferredCall } from '@venue/shared-ui/data/deferredCall.ts';

// What the page of a room reads. The server sends the first replies with the page, so the declarations can come later.
const declared = () => import('./declared.ts');

export const roomRead = deferredCall('booking.roomInfo', ['rooms', 'schedule'], async () => (await declared()).getRoom);
export const scheduleRead = deferredCall('booking.schedule', ['schedule'], async () => (await declared()).getSchedule);
export const priceRead = deferredCall('booking.price', ['prices'], async () => (await declared()).quotePrice);
