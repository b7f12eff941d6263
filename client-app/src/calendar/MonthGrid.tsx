import { plural } from '@venue/sdk';
import type { CalendarItem } from '@venue/sdk/calendar/model';
import { monthOf } from '@venue/shared-ui/dates/calendar.ts';
import { formatDayNumber, formatLongDay, formatTime, formatWeekday } from '@venue/shared-ui/dates/format.ts';
import { tones } from '@venue/shared-ui/theme/tones.ts';
import { Fragment, type KeyboardEvent, useEffect, useRef } from 'react';
import { faceOf, onDay } from './dates.ts';
import css from './MonthGrid.module.css';
import { dayAfterKey, daysOf, weeksOf } from './month.ts';

interface Props {
  items: readonly CalendarItem[];
  /** The day whose entries are listed below. */
  day: string;
  today: string;
  choose: (day: string) => void;
}

/** How many entries a day shows by their names; the others are counted. */
const SHOWN = 2;

/** A month by days. Arrows, Home, End and the page keys move between days, months included. */
export function MonthGrid({ items, day, today, choose }: Props) {
  const grid = useRef<HTMLTableElement>(null);
  // The focus moves to the chosen day after a key only: a pressed button keeps it.
  const moved = useRef(false);
  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    moved.current = false;
  }, [day]);
  const weeks = weeksOf(day);
  const { from, to } = monthOf(day);
  const press = (event: KeyboardEvent) => {
    const next = event.altKey || event.ctrlKey || event.metaKey ? undefined : dayAfterKey(day, event.key);
    if (next === undefined) return;
    event.preventDefault();
    moved.current = true;
    choose(next);
  };
  return (
    <table ref={grid} className={css.month} aria-label="Месяц по дням">
      <thead>
        <tr>
          {weeks[0]?.map(each => (
            <th key={each} scope="col">
              {formatWeekday(each)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map(week => (
          <tr key={week[0]}>
            {week.map(each => {
              const dates = onDay(items, each);
              return (
                <td key={each}>
                  <button
                    type="button"
                    className={css.day}
                    data-day={each}
                    data-apart={each < from || each > to || undefined}
                    data-today={each === today || undefined}
                    aria-pressed={each === day}
                    aria-current={each === today ? 'date' : undefined}
                    tabIndex={each === day ? 0 : -1}
                    onKeyDown={press}
                    onClick={() => choose(each)}
                  >
                    <span className={css.number}>{formatDayNumber(each)}</span>{' '}
                    <span className={css.dates}>
                      {dates.slice(0, SHOWN).map(item => {
                        const { text, ground, solid } = tones[faceOf(item).option.tone ?? 'neutral'];
                        return (
                          <Fragment key={`${item.kind} ${item.id} ${item.start}`}>
                            <span className={css.date} style={{ background: ground, color: text, borderColor: solid }}>
                              {daysOf(item)[0] === each && <span>{formatTime(item.start)}</span>}{' '}
                              <span>{item.title}</span>
                            </span>{' '}
                          </Fragment>
                        );
                      })}
                      {dates.length > SHOWN && <span className={css.more}>ещё {dates.length - SHOWN}</span>}
                    </span>
                    {dates.length > 0 && <span aria-hidden="true" className={css.dot} />}{' '}
                    <span className="visually-hidden">
                      <span>— {formatLongDay(each)}</span>
                      {dates.length > 0 && <span>{`: ${plural(dates.length, 'запись', 'записи', 'записей')}`}</span>}
                    </span>
                  </button>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
