import type { CalendarItem } from '@venue/sdk/calendar/model';
import { icsOf } from '../../core/files/ics.ts';

interface Written {
  /** The address the app is reached at. */
  readonly publicUrl: string;
  readonly now: Date;
}

/** The path of an item's page. */
const pageOf = ({ kind, id }: CalendarItem): string =>
  ({
    request: `/account/requests/edit/${id}`,
    event: `/account/events/${id}`,
    booking: `/booking/order/${id}/payment`,
  })[kind];

/** A person's dates as a calendar. */
export function calendarOf(items: readonly CalendarItem[], { publicUrl, now }: Written): string {
  const { hostname } = new URL(publicUrl);
  const entries = items.map(item => ({
    ...item,
    uid: `${item.kind}-${item.id}@${hostname}`,
    url: `${publicUrl}/app${pageOf(item)}`,
  }));
  return icsOf('Площадка', entries, now);
}
