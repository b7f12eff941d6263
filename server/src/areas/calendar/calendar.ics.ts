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

/** The entries of a date in calendars. */
export const entriesOf = (date: CalendarDate, publicUrl: string): IcsEntry[] =>
  dates.entriesOf(
    { ...date, place: date.room === null ? date.place : atVenue(date.place), page: pageOf(date) },
    publicUrl,
  );
