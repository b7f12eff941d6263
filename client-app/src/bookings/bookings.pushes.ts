import { bookingPushes } from '@venue/sdk/bookings';

export const pushes = bookingPushes;
