import { VENUE_OPEN } from '@venue/sdk';

/** How many days ahead the calendar is open. */
export const DAYS_AHEAD = 90;

const hourOf = (time: string) => Number(time.slice(0, 2));
/** When the venue is open, in hours of the day. */
export const venueHours = { from: hourOf(VENUE_OPEN.from), to: hourOf(VENUE_OPEN.to) };

/** Hours one may choose, the last included; one that is chosen already stays among them. */
export const clock = (first: number, last: number, chosen = first) =>
  Array.from({ length: Math.max(0, Math.max(last, chosen) - Math.min(first, chosen) + 1) }, (_, each) => {
    const id = Math.min(first, chosen) + each;
    return { id, label: `${id}:00` };
  });
