import { formatPhone, plural, statusWords } from '@venue/sdk';
import { bookingStatus } from '@venue/sdk/bookings/model';
import type { BoardBlock, BoardBooking } from '@venue/sdk/desk/model';
import { clock, type Placed } from './board.ts';

/** How a block is coloured. */
export type Look = 'paid' | 'held' | 'came' | 'absent' | 'event' | 'technical' | 'buffer' | 'through';

export const looks: Readonly<Record<Look, string>> = {
  paid: 'Оплачено',
  held: statusWords.awaitingPayment.word,
  came: 'Клиент пришёл',
  absent: 'Клиент не\u00a0пришёл',
  event: 'Мероприятие',
  technical: 'Технический перерыв',
  buffer: 'Перерыв между бронями',
  through: 'Занято через зал или его часть',
};

export function lookOf({ kind, place }: BoardBlock, booking: BoardBooking | undefined): Look {
  if (kind === 'buffer') return 'buffer';
  if (place !== null) return 'through';
  if (kind === 'technical' || kind === 'event') return kind;
  // Hours that wait for the money of a move.
  if (kind === 'hold') return 'held';
  if (booking?.arrival) return booking.arrival;
  return booking?.status === bookingStatus.paid ? 'paid' : 'held';
}

/** The first line of a block. */
export function titleOf({ kind, place, title, orderId }: BoardBlock, booking: BoardBooking | undefined): string {
  if (kind === 'buffer') return '';
  if (place !== null) return place;
  if (kind === 'event') return title || 'Мероприятие';
  if (kind === 'technical') return title || 'Технический перерыв';
  return booking?.customer || (booking ? formatPhone(booking.phone) : `Бронь №\u00a0${orderId}`);
}

/** What stands below it: phone, how many come, tariff and what is ordered along. */
export const detailsOf = (booking: BoardBooking | undefined): string =>
  booking
    ? [booking.customer && formatPhone(booking.phone), guestsOf(booking), booking.tariff, ...booking.extras]
        .filter(Boolean)
        .join(' · ')
    : '';

/** How many come, where that was said: «5 гостей». */
export const guestsOf = ({ guests }: Pick<BoardBooking, 'guests'>): string =>
  guests === null ? '' : plural(guests, 'гость', 'гостя', 'гостей');

/** A block of the day for those who hear it: what is seen of it, then the rest. */
export function labelOf({ block, booking, from, to }: Placed): string {
  const details = block.place === null ? detailsOf(booking) : '';
  return [titleOf(block, booking), details, `${clock(from)}–${clock(to)}`, ...unseenOf(block, booking)]
    .filter(Boolean)
    .join(', ');
}

/** What the board of the week shows of a block: «10:00 Лаптева Мария». */
export const shortOf = ({ block, booking, from }: Placed): string => `${clock(from)} ${titleOf(block, booking)}`;

/** A block of the week for those who hear it: what is seen of it, then the rest. */
export function weekLabelOf(placed: Placed): string {
  const { block, booking, to } = placed;
  const details = block.place === null ? detailsOf(booking) : '';
  return [shortOf(placed), `до\u00a0${clock(to)}`, ...unseenOf(block, booking), details].filter(Boolean).join(', ');
}

/** What only the colour of a block says, and the customer’s words. */
function unseenOf(block: BoardBlock, booking: BoardBooking | undefined): string[] {
  const look = looks[lookOf(block, booking)];
  const told = block.place === null && booking?.customerComment ? `«${booking.customerComment}»` : '';
  return [titleOf(block, booking) === look ? '' : look, told];
}
