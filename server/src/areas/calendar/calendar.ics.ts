import { atVenue } from '@venue/sdk';
import * as dates from '../../core/files/ics.dates.ts';
import type { IcsEntry } from '../../core/files/ics.ts';
import { bookingPage } from '../bookings/desk/bookings.stay.service.ts';
import type { CalendarDate } from './calendar.store.ts';

/** The path of a date's page. */
const pageOf = ({ kind, id }: CalendarDate): string =>
  ({
    request: `/app/account/requests/edit/${id}`,
    event: `/app/account/events/${id}`,
    booking: bookingPage(id),
  })[kind];

const entriesAt = (date: CalendarDate, publicUrl: string, page: string): IcsEntry[] =>
  dates.entriesOf({ ...date, place: date.room === null ? date.place : atVenue(date.place), page }, publicUrl);

/** The entries of a date in the calendar of its owner. */
export const entriesOf = (date: CalendarDate, publicUrl: string): IcsEntry[] =>
  entriesAt(date, publicUrl, pageOf(date));

/** The entries of an event in the calendar of whoever comes to it. */
export const publicEntriesOf = (date: CalendarDate, publicUrl: string): IcsEntry[] =>
  entriesAt(date, publicUrl, `/app/events/${date.id}`);
