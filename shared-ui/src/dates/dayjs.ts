import { VENUE_ZONE, zoneOffset } from '@venue/sdk';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/ru.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.locale('ru');

/** dayjs in Russian, with UTC. Import it from here only, or from `zones.ts` with time zones. */
export { dayjs };

/** A point in time, or a calendar day of the venue as `YYYY-MM-DD`. */
export type Moment = Date | string | number;

/** A moment in a zone's local time. The plugin for time zones would call `Intl` each time, too slow for a screen full of dates. */
export const inZone = (at: Moment, zone: keyof typeof zoneOffset = VENUE_ZONE): Dayjs =>
  dayjs.utc(at).utcOffset(zoneOffset[zone]);
