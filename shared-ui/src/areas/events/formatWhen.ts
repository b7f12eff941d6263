import { type EventFields, type EventRow, eventPlace } from '@venue/sdk/events/model';
import { formatDay, formatDayAndMonth } from '../../dates/format.ts';

type When = Pick<EventFields, 'date' | 'time' | 'dateEnd' | 'timeEnd'>;

/** `сб, 5 декабря, 18:30–20:00`, or `5 декабря, 10:00 – 6 декабря, 18:00`; empty for a draft without a day. */
export function formatWhen({ date, time, dateEnd, timeEnd }: When): string {
  if (!date) return '';
  if (dateEnd && dateEnd !== date) {
    const from = [formatDayAndMonth(date), time].filter(Boolean).join(', ');
    return `${from}\u00a0– ${[formatDayAndMonth(dateEnd), timeEnd].filter(Boolean).join(', ')}`;
  }
  return [formatDay(date), [time, timeEnd].filter(Boolean).join('–')].filter(Boolean).join(', ');
}

/** The room or another place; «Онлайн» for an event that is only online. */
export const formatWhere = (event: Pick<EventRow, 'roomName' | 'place' | 'isOnline'>): string =>
  eventPlace(event) || (event.isOnline ? 'Онлайн' : '');
