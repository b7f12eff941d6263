import { formatDay, momentOf } from '../core/format/format.ts';

interface When {
  readonly date: string | null;
  readonly time: string | null;
  readonly dateEnd: string | null;
  readonly timeEnd: string | null;
}

/**
 * `сб, 5 декабря, 18:30–20:00`, or `5 декабря, 10:00 – 6 декабря, 18:00`; empty for a draft without a day. What is kept
 * or printed names the year.
 */
export function formatWhen({ date, time, dateEnd, timeEnd }: When, { year = false } = {}): string {
  if (!date) return '';
  const longDay = (day: string) => `${formatDay(momentOf(day, 12))}${year ? ` ${day.slice(0, 4)}` : ''}`;
  const shortDay = (day: string) => longDay(day).slice('пт, '.length);
  if (dateEnd && dateEnd !== date) {
    const from = [shortDay(date), time].filter(Boolean).join(', ');
    return `${from}\u00a0– ${[shortDay(dateEnd), timeEnd].filter(Boolean).join(', ')}`;
  }
  return [longDay(date), [time, timeEnd].filter(Boolean).join('–')].filter(Boolean).join(', ');
}
