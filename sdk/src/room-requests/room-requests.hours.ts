import { VENUE_OPEN } from '../core/format/format.ts';
import { type OpenDay, type OpenHours, openOn, widest } from '../rooms/rooms.model.ts';

const hourOf = (time: string): number => Number(time.slice(0, 2));

/**
 * Which hours of a day one may ask for: those at which the room is open, on its closed weekdays those of its other days,
 * and without a week those of the venue.
 */
export const requestHours = (week: readonly OpenDay[], day: string): OpenHours =>
  openOn({ week, closed: new Map() }, day) ??
  widest(week) ?? { from: hourOf(VENUE_OPEN.from), to: hourOf(VENUE_OPEN.to) };
