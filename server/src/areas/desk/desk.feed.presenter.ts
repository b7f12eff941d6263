import { atVenue, dayOf, endOfHour, runsOf } from '@venue/sdk';
import type { BoardBlock } from '@venue/sdk/desk/model';
import { type IcsEntry, icsOf } from '../../core/files/ics.ts';
import type { FeedBooking } from './desk.feed.store.ts';

interface Feed {
  readonly roomId: number;
  readonly roomName: string;
  readonly blocks: readonly BoardBlock[];
  readonly bookings: ReadonlyMap<number, FeedBooking>;
  /** Bookings of the room that were cancelled lately. */
  readonly cancelled: readonly FeedBooking[];
  readonly publicUrl: string;
  readonly now: Date;
}

/** `С. А.`: the link must not reveal a name. */
const initials = ({ name, lastname }: FeedBooking): string =>
  [lastname, name]
    .map(each => each.trim().slice(0, 1))
    .filter(Boolean)
    .map(letter => `${letter}.`)
    .join(' ');

function titleOf({ kind, orderId, title }: BoardBlock, bookings: Feed['bookings']): string {
  if (kind === 'technical') return `Закрыто: ${title}`;
  if (kind === 'event') return title ? `Мероприятие: ${title}` : 'Мероприятие';
  const booking = bookings.get(orderId ?? 0);
  return [`Бронь № ${orderId}`, booking && initials(booking), kind === 'hold' && 'ждёт оплаты']
    .filter(Boolean)
    .join(', ');
}

/** Where the blocks of a booking begin: at the first hour of each run, and of each day of a run. */
const beginningsOf = (hours: readonly Date[]): string[] =>
  runsOf(hours).flatMap(run => {
    const starts = [run.start];
    for (let hour = run.start; hour < run.end; hour = endOfHour(hour))
      if (dayOf(hour) !== dayOf(starts.at(-1) ?? hour)) starts.push(hour);
    return starts;
  });

/**
 * What names an entry: the number of the block within its booking, which stays when the booking is moved; the beginning
 * of anything else, and of hours held for a move.
 */
function nameOf(
  { kind, orderId, eventRequestId, eventId, technicalReasonId, start }: BoardBlock,
  bookings: Feed['bookings'],
) {
  const place = beginningsOf(bookings.get(orderId ?? 0)?.hours ?? []).indexOf(start);
  if (place >= 0) return numbered(`b${orderId}`, place);
  const event = eventId === null ? `e${eventRequestId}` : `v${eventId}`;
  const taker = kind === 'technical' ? `t${technicalReasonId}` : kind === 'event' ? event : `b${orderId}`;
  return `${taker}-${start.slice(0, 13)}`;
}

const numbered = (name: string, place: number): string => (place === 0 ? name : `${name}-${place + 1}`);

/** The taken hours of a room as a calendar. */
export function feedOf({ roomId, roomName, blocks, bookings, cancelled, publicUrl, now }: Feed): string {
  const { hostname } = new URL(publicUrl);
  const place = atVenue(roomName);
  const taken = blocks
    // Buffers are left out, because nobody uses the room then.
    .filter(({ kind }) => kind !== 'buffer')
    .map((block): IcsEntry => {
      const booking = bookings.get(block.orderId ?? 0);
      return {
        uid: `room-${roomId}-${nameOf(block, bookings)}@${hostname}`,
        sequence: booking?.revision ?? 0,
        changedAt: booking?.changedAt ?? now,
        status: block.kind === 'hold' ? 'TENTATIVE' : 'CONFIRMED',
        start: block.start,
        end: block.end,
        title: [block.place, titleOf(block, bookings)].filter(Boolean).join(': '),
        place,
        url: pageOf(block, publicUrl),
      };
    });
  const gone = cancelled.flatMap(({ id, hours, revision, changedAt }) =>
    beginningsOf(hours).map(
      (start, index): IcsEntry => ({
        uid: `room-${roomId}-${numbered(`b${id}`, index)}@${hostname}`,
        sequence: revision,
        changedAt,
        status: 'CANCELLED',
        start,
        end: endOfHour(start),
        title: `Бронь № ${id}`,
        place,
        url: pageOf({ orderId: id, start }, publicUrl),
      }),
    ),
  );
  return icsOf([...taken, ...gone], { name: roomName, publicUrl, now, is: 'feed' });
}

/** The board of the day, where staff see the rest. */
const pageOf = ({ orderId, start }: Pick<BoardBlock, 'orderId' | 'start'>, publicUrl: string): string =>
  `${publicUrl}/app/admin/board?day=${dayOf(start)}${orderId === null ? '' : `&booking=${orderId}`}`;
