import { VENUE_ZONE } from '@venue/sdk';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/ru.js';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);
dayjs.locale('ru');
dayjs.tz.setDefault(VENUE_ZONE);

/** dayjs in Russian, with UTC and time zones, at the venue unless another zone is named. Import it from here only. */
export { dayjs };

/** A point in time, or a calendar day of the venue as `YYYY-MM-DD`. */
export type Moment = Date | string | number;

const HOUR = 3_600_000;
const offsets = new Map<string, number>();

/**
 * The clock and the calendar of a zone at a moment. The zone's offset is looked up once an hour of UTC: the plugin asks
 * Intl every time, which takes 0.1 ms, and a table shows hundreds of dates.
 */
export function inZone(at: Moment, zone = VENUE_ZONE): Dayjs {
  const moment = dayjs.utc(at);
  const key = `${zone} ${Math.floor(moment.valueOf() / HOUR)}`;
  const offset = offsets.get(key) ?? moment.tz(zone).utcOffset();
  offsets.set(key, offset);
  return moment.utcOffset(offset);
}
