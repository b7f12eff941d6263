import { plural } from '@venue/sdk';
import type { EventFields } from '@venue/sdk/events/model';
import { eventPlace } from '@venue/sdk/tickets/model';
import { formatDay, formatDayAndMonth } from '@venue/shared-ui/dates/format.ts';

type When = Pick<EventFields, 'date' | 'time' | 'dateEnd' | 'timeEnd'>;

/** `сб, 15 мая, 19:00–23:00`, or `15 мая, 10:00 – 17 мая, 18:00`. */
export function whenOf({ date, time, dateEnd, timeEnd }: When): string {
  if (dateEnd && dateEnd !== date)
    return `${formatDayAndMonth(date)}, ${time}\u00a0– ${[formatDayAndMonth(dateEnd), timeEnd].filter(Boolean).join(', ')}`;
  return `${formatDay(date)}, ${time}${timeEnd ? `–${timeEnd}` : ''}`;
}

/** Where it is; that it is online when it is nowhere else. */
export const whereOf = (event: Parameters<typeof eventPlace>[0] & { isOnline: boolean }): string =>
  eventPlace(event) || (event.isOnline ? 'Онлайн' : '');

/** `2 билета`. */
export const ticketsText = (count: number): string => plural(count, 'билет', 'билета', 'билетов');

/** `осталось 7 мест`; nothing while there are plenty. */
export const leftText = (left: number): string =>
  left > 50 ? '' : `осталось ${plural(left, 'место', 'места', 'мест')}`;
