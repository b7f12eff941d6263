export { getSchedule, quotePrice } from '@venue/sdk/bookings';
export { getRoom } from '@venue/sdk/rooms';
