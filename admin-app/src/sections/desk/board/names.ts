import { formatPhone, plural, runsOf } from '@venue/sdk';
import { bookingStatus, staffBookingStatus } from '@venue/sdk/bookings/model';
import type { BoardBlock, BoardBooking, BoardRoom } from '@venue/sdk/desk/model';
import { bookingMode } from '@venue/sdk/rooms/model';
import { formatRun } from '@venue/shared-ui/dates/format.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { eventRequestPaths } from '../../event-requests/event-requests.paths.ts';
import { eventPaths } from '../../events/events.paths.ts';
import { clock, type Placed } from './board.ts';

/** The page of the event that takes a block; undefined for a booking or closed hours. */
export function pageOf({ eventId, eventRequestId }: BoardBlock): string | undefined {
  if (eventId !== null) return href(eventPaths.page, { id: eventId });
  return eventRequestId === null ? undefined : href(eventRequestPaths.page, { id: eventRequestId });
}

/** Whether a block opens beside the board: a booking, or closed hours. */
export const opens = ({ orderId, technicalReasonId }: BoardBlock): boolean =>
  orderId !== null || technicalReasonId !== null;

/** The look of a block, which selects its colour. */
export type Look =
  | 'paid'
  | 'held'
  | 'offer'
  | 'came'
  | 'absent'
  | 'event'
  | 'preparation'
  | 'technical'
  | 'buffer'
  | 'through';

export const looks: Readonly<Record<Look, string>> = {
  paid: 'Оплачено',
  held: staffBookingStatus.option(staffBookingStatus.awaitingPayment).label,
  offer: 'Предложено клиенту',
  came: 'Клиент пришёл',
  absent: 'Клиент не\u00a0пришёл',
  event: 'Мероприятие',
  preparation: 'Подготовка к\u00a0мероприятию',
  technical: 'Технический перерыв',
  buffer: 'Перерыв между бронями',
  through: 'Занято через зал или его часть',
};

export function lookOf({ kind, place }: BoardBlock, booking: BoardBooking | undefined): Look {
  if (kind === 'buffer') return 'buffer';
  if (place !== null) return 'through';
  if (kind === 'technical' || kind === 'event' || kind === 'preparation') return kind;
  if (booking?.arrival && kind === 'booking') return booking.arrival;
  // Hours held of a paid booking wait until its move is paid.
  if (booking?.status === bookingStatus.paid) return kind === 'hold' ? 'held' : 'paid';
  return booking?.isOffer ? 'offer' : 'held';
}

/** The first line of a block. */
export function titleOf({ kind, place, title, orderId }: BoardBlock, booking: BoardBooking | undefined): string {
  if (kind === 'buffer') return '';
  if (place !== null) return place;
  if (kind === 'event') return title || 'Мероприятие';
  if (kind === 'preparation') return `Подготовка: ${title || 'мероприятие'}`;
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

/** What the board of several days shows of a block: «10–12 Лаптева Мария», in a month «10 Лаптева Мария». */
export const shortOf = ({ block, booking, from, to }: Placed, isDense = false): string =>
  `${isDense ? from : `${from}–${to}`} ${titleOf(block, booking)}`;

/** The screen reader label of a block on the board of several days: the visible text, then the rest. */
export function shortLabelOf(placed: Placed, isDense = false): string {
  const { block, booking, to } = placed;
  const until = isDense ? `до\u00a0${clock(to)}` : '';
  const details = block.place === null ? detailsOf(booking) : '';
  return [shortOf(placed, isDense), until, ...unseenOf(block, booking), details].filter(Boolean).join(', ');
}

/** What to say when hours are not free: «Занято: чт, 26 ноября, 10:00–12:00. Выберите другое время.» */
export const takenText = (starts: readonly string[]): string =>
  `Занято: ${runsOf([...starts])
    .map(formatRun)
    .join('; ')}. Выберите другое время.`;

/** The status that a block shows by its colour only, and the customer's comment. */
function unseenOf(block: BoardBlock, booking: BoardBooking | undefined): string[] {
  const look = looks[lookOf(block, booking)];
  const comment = block.place === null && booking?.customerComment ? `«${booking.customerComment}»` : '';
  return [titleOf(block, booking) === look ? '' : look, comment];
}

/** What to say of hours at which a room is closed; the server says the same. */
export const closedText = 'Эти часы нельзя забронировать';

/** What to say of a room whose hours a booking cannot take. */
export const notBookable = (room: BoardRoom | undefined): string =>
  room?.bookingMode === bookingMode.request
    ? 'Это помещение бронируют по\u00a0запросу'
    : 'Это помещение нельзя забронировать';
