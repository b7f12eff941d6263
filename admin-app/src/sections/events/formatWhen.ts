import type { EventFields } from '@venue/sdk/events/model';
import { formatDate } from '@venue/shared-ui/dates/format.ts';

type When = Pick<EventFields, 'date' | 'time' | 'dateEnd' | 'timeEnd'>;

/** `21.11.2026 10:00–12:00`, `21.11.2026 10:00 – 22.11.2026 18:00`. */
export function formatWhen({ date, time, dateEnd, timeEnd }: When): string {
  const from = `${formatDate(date)} ${time}`;
  if (dateEnd && dateEnd !== date) return `${from} – ${[formatDate(dateEnd), timeEnd].filter(Boolean).join(' ')}`;
  return timeEnd ? `${from}–${timeEnd}` : from;
}

/** The short form for a list cell: the hours of one day, or the first day and the last. */
export const formatDays = (when: When): string =>
  when.dateEnd && when.dateEnd !== when.date
    ? `${formatDate(when.date)}–${formatDate(when.dateEnd)}`
    : formatWhen(when);
