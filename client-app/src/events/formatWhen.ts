import type { EventFields } from '@venue/sdk/events/model';
import { roomName } from '@venue/sdk/rooms/model';
import { formatDay, formatDayAndMonth } from '@venue/shared-ui/dates/format.ts';

type When = Pick<EventFields, 'date' | 'time' | 'dateEnd' | 'timeEnd'>;
type Where = Pick<EventFields, 'roomId' | 'place' | 'isOnline'>;

/** `сб, 5 декабря, 18:30–20:00`, or `5 декабря, 10:00 – 6 декабря, 18:00`; nothing while the day is not said. */
export function formatWhen({ date, time, dateEnd, timeEnd }: When): string {
  if (!date) return '';
  if (dateEnd && dateEnd !== date) {
    const from = [formatDayAndMonth(date), time].filter(Boolean).join(', ');
    return `${from} – ${[formatDayAndMonth(dateEnd), timeEnd].filter(Boolean).join(', ')}`;
  }
  return [formatDay(date), [time, timeEnd].filter(Boolean).join('–')].filter(Boolean).join(', ');
}

/** The room, the place elsewhere, or that it is watched from afar. */
export function formatWhere({ roomId, place, isOnline }: Where): string {
  const here = roomId === null ? place : [roomName(roomId), place].filter(Boolean).join(', ');
  return here || (isOnline ? 'Онлайн' : '');
}
