import { formatPhone, plural } from '@venue/sdk';
import { bookingStatus, staffBookingStatus } from '@venue/sdk/bookings/model';
import type { BoardBlock, BoardBooking } from '@venue/sdk/desk/model';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { eventRequestPaths } from '../event-requests/event-requests.paths.ts';
import { eventPaths } from '../events/events.paths.ts';
import { clock, type Placed } from './board.ts';

/** The page of the event that takes a block; undefined for a booking or closed hours. */
export function pageOf({ eventId, eventRequestId }: BoardBlock): string | undefined {
  if (eventId !== null) return href(eventPaths.page, { id: eventId });
  return eventRequestId === null ? undefined : href(eventRequestPaths.page, { id: eventRequestId });
}

/** The look of a block, which selects its colour. */
export type Look = 'paid' | 'held' | 'came' | 'absent' | 'event' | 'technical' | 'buffer' | 'through';

export const looks: Readonly<Record<Look, string>> = {
  paid: 'Оплачено',
  held: staffBookingStatus.option(staffBookingStatus.awaitingPayment).label,
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
  // Hours held until a move is paid.
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

/** The text below the title: phone, number of guests, tariff and extras. */
export const detailsOf = (booking: BoardBooking | undefined): string =>
  booking
    ? [booking.customer && formatPhone(booking.phone), guestsOf(booking), booking.tariff, ...booking.extras]
        .filter(Boolean)
        .join(' · ')
    : '';

/** The number of guests, if it is known: «5 гостей». */
export const guestsOf = ({ guests }: Pick<BoardBooking, 'guests'>): string =>
  guests === null ? '' : plural(guests, 'гость', 'гостя', 'гостей');

/** The screen reader label of a block on the day board: the visible text, then the rest. */
export function labelOf({ block, booking, from, to }: Placed): string {
  const details = block.place === null ? detailsOf(booking) : '';
  return [titleOf(block, booking), details, `${clock(from)}–${clock(to)}`, ...unseenOf(block, booking)]
    .filter(Boolean)
    .join(', ');
}

/** What the board of the week shows of a block: «10:00 Лаптева Мария». */
export const shortOf = ({ block, booking, from }: Placed): string => `${clock(from)} ${titleOf(block, booking)}`;

/** The screen reader label of a block on the week board: the visible text, then the rest. */
export function weekLabelOf(placed: Placed): string {
  const { block, booking, to } = placed;
  const details = block.place === null ? detailsOf(booking) : '';
  return [shortOf(placed), `до\u00a0${clock(to)}`, ...unseenOf(block, booking), details].filter(Boolean).join(', ');
}

/** The status that a block shows by its colour only, and the customer's comment. */
function unseenOf(block: BoardBlock, booking: BoardBooking | undefined): string[] {
  const look = looks[lookOf(block, booking)];
  const comment = block.place === null && booking?.customerComment ? `«${booking.customerComment}»` : '';
  return [titleOf(block, booking) === look ? '' : look, comment];
}
