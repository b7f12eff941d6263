import { atVenue } from '@venue/sdk';
import type { IcsEntry, IcsStatus } from '../../core/files/ics.ts';
import type { CalendarDate } from './calendar.store.ts';

/** The path of a date's page. */
const pageOf = ({ kind, id }: CalendarDate): string =>
  ({
    request: `/account/requests/edit/${id}`,
    event: `/account/events/${id}`,
    booking: `/booking/order/${id}/payment`,
  })[kind];

/**
 * The entries of a date: one for each run of its hours, each with a number of its own, so that a moved booking keeps its
 * entries. Those that it has no more hours for are cancelled.
 */
export function entriesOf(date: CalendarDate, publicUrl: string): IcsEntry[] {
  const { hostname } = new URL(publicUrl);
  const { periods, former, title, room, place, isCancelled, isCertain } = date;
  const last = periods.at(-1);
  const gone = last ? Array.from({ length: Math.max(0, former - periods.length) }, () => last) : [];
  const now: IcsStatus = isCancelled ? 'CANCELLED' : isCertain ? 'CONFIRMED' : 'TENTATIVE';
  return [...periods, ...gone].map(({ start, end }, index) => ({
    uid: `${date.kind}-${date.id}${index === 0 ? '' : `-${index + 1}`}@${hostname}`,
    sequence: date.revision,
    changedAt: date.changedAt,
    status: index < periods.length ? now : 'CANCELLED',
    start,
    end,
    title,
    place: room === null ? place : atVenue(place),
    url: `${publicUrl}/app${pageOf(date)}`,
  }));
}
