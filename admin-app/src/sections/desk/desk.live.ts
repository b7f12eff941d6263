export { bookingPushes as pushes } from '@venue/sdk/bookings';
