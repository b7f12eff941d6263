import { VENUE_ZONE } from '@venue/sdk';
import type { Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import { dayjs } from './dayjs.ts';

// MUI's pickers read and write local times of a zone by this plugin; all other dates do without it.
dayjs.extend(timezone);
dayjs.tz.setDefault(VENUE_ZONE);

/** A local time of the venue as a moment in its zone: `2026-11-20 12:00`; now if there is none. */
export const atVenue = (time?: string): Dayjs => dayjs.tz(time);
