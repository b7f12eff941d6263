import { formatDayNumber, formatWeekday } from '@venue/shared-ui/dates/format.ts';
import css from './DayStrip.module.css';
import type { Selection } from './selection.ts';
import { type Cell, longDay } from './slots.ts';

interface Props {
  days: readonly string[];
  columns: readonly (readonly Cell[])[];
  day: string;
  today: string;
  last: string;
  selection: Selection;
  onDay(day: string): void;
}

/** The days around the one shown, each with how many hours are free and a mark where something is chosen. */
export function DayStrip({ days, columns, day, today, last, selection, onDay }: Props) {
  return (
    <ul className={css.strip} aria-label="Дни">
      {days.map((each, index) => {
        const cells = columns[index] ?? [];
        const free = cells.filter(cell => cell.state === 'free').length;
        const known = cells.every(cell => cell.state !== 'loading');
        const chosen = cells.some(cell => selection.hours.includes(cell.start));
        // The accessible name starts with the visible text: «чт 26: 9 ч свободно, четверг 26 ноября».
        const seen = `${formatWeekday(each)} ${formatDayNumber(each)}`;
        const label = [
          known ? (free > 0 ? `${seen}: ${free}\u00a0ч свободно` : `${seen} — свободных часов нет`) : seen,
          longDay(each),
          chosen ? 'есть выбранные часы' : '',
        ];
        return (
          <li key={each}>
            <button
              type="button"
              className={css.day}
              aria-current={each === day ? 'date' : undefined}
              data-today={each === today || undefined}
              data-none={(known && free === 0) || undefined}
              data-chosen={chosen || undefined}
              disabled={each > last}
              aria-label={label.filter(Boolean).join(', ')}
              onClick={() => onDay(each)}
            >
              <span className={css.weekday}>{formatWeekday(each)}</span>{' '}
              <span className={css.number}>{formatDayNumber(each)}</span>{' '}
              <span className={css.free}>{known ? (free > 0 ? `${free}\u00a0ч` : '—') : '\u00a0'}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
