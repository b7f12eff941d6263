import { call } from '../core/schema/call.ts';
import { message } from '../core/schema/fields.ts';
import { BookingRequest, Quote } from './bookings.request.ts';

/** The price of a request, line by line, before anything is held. */
export const quotePrice = call({
  id: 'booking.price',
  summary: 'Calculate the price of a booking',
  method: 'POST',
  path: '/booking/price',
  access: 'public',
  body: BookingRequest,
  reply: message(Quote),
  fails: ['room_not_bookable', 'tariff_gone', 'slot_invalid'],
  reads: ['prices'],
  section: '7 Booking',
});
