import { endOfHour, momentOf } from '@venue/sdk';
import { captchaChallenge, login, logout } from '@venue/sdk/auth';
import { getBookingCard, listBookings } from '@venue/sdk/bookings/admin';
import { type AdminBooking, bookingStatus } from '@venue/sdk/bookings/model';
import { handlers, mock, sampleBookableIds, sampleReply, sampleRooms } from '@venue/sdk/testing';
import type { RequestHandler } from 'msw';

/** Hours of the day's bookings; the third has a break, and the last is cancelled. */
const hours = [[9, 10], [9], [12, 13, 15], [11, 12], [16, 17], [16]] as const;

/** A day with a few bookings in both studios, made from the samples of the list. */
export function mockedDay(day: string): RequestHandler[] {
  const samples = sampleReply(listBookings).items;
  const booked = hours.flatMap((each, index) => {
    const row = samples[index];
    return row
      ? [
          bookingOf(
            row,
            index,
            each.map(hour => momentOf(day, hour).toISOString()),
          ),
        ]
      : [];
  });
  return [
    ...handlers({ calls: [captchaChallenge, login, logout] }),
    mock(listBookings).replies(({ query }) => {
      const items = query.from === day ? booked.map(each => each.row) : [];
      return { message: { page: 1, pageSize: 100, total: items.length, totalIsExact: true }, items };
    }),
    mock(getBookingCard).replies(({ params }) => {
      const { message } = sampleReply(getBookingCard);
      const booking = booked.find(({ row }) => row.orderId === Number(params.id));
      return { message: { ...message, ...booking?.row, ...(booking ? { slots: booking.slots } : {}) } };
    }),
  ];
}

function bookingOf(sample: AdminBooking, index: number, starts: readonly string[]) {
  const slots = starts.map(start => ({ start, end: endOfHour(start) }));
  const roomId = sampleBookableIds[index % sampleBookableIds.length] ?? sample.roomId;
  const status = index === hours.length - 1 ? bookingStatus.cancelled : bookingStatus.paid;
  const row: AdminBooking = {
    ...sample,
    roomId,
    roomName: sampleRooms.find(each => each.roomId === roomId)?.name ?? sample.roomName,
    status,
    start: slots[0]?.start ?? sample.start,
    end: slots.at(-1)?.end ?? sample.end,
    hours: slots.length,
    price: slots.length * 150_000,
  };
  return { row, slots };
}
