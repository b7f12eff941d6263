import { getMonth, type RoomDay } from '@venue/sdk/bookings';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { addDays, daysApart, daysFrom, mondayOf, monthOf } from '@venue/shared-ui/dates/calendar.ts';
import { dayjs } from '@venue/shared-ui/dates/dayjs.ts';
import { formatDayNumber, formatWeekday } from '@venue/shared-ui/dates/format.ts';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import css from './MonthView.module.css';
import { longDay, OPEN_DAYS } from './slots.ts';

interface Props {
  roomId: number;
  today: string;
  /** The day the calendar shows. */
  day: string;
  onDay(day: string): void;
}

const words: Record<RoomDay['dayState'], string> = {
  free: 'свободно',
  few: 'мало',
  full: 'занято',
  closed: 'закрыто',
  passed: 'прошло',
  far: 'ещё не\u00a0открыто',
};

/** What stands under the number of a day. */
const briefly = ({ dayState, freeHours: free }: RoomDay): string =>
  dayState === 'free' || dayState === 'few' ? `${free}\u00a0ч` : dayState === 'full' ? '0\u00a0ч' : '—';

/**
 * The accessible name, visible text first: «26: 9 ч из 12 свободно, четверг 26 ноября», «29 — закрыто, воскресенье 29
 * ноября».
 */
function accessibleName(info: RoomDay): string {
  const { day, dayState, openHours: open } = info;
  const [number, brief] = [formatDayNumber(day), briefly(info)];
  if (dayState === 'free' || dayState === 'few') return `${number}: ${brief} из\u00a0${open} свободно, ${longDay(day)}`;
  return `${number}${dayState === 'full' ? `: ${brief},` : ' —'} ${words[dayState]}, ${longDay(day)}`;
}

/** Days by which a key moves the focus. */
const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A month of a room at a glance: which days have free hours, and how many. Arrow keys walk over the days. */
export default function MonthView({ roomId, today, day, onDay }: Props) {
  const last = addDays(today, OPEN_DAYS);
  const [at, setAt] = useState(day);
  const { from, to } = monthOf(at);
  const { data, error, refetch } = useCall(getMonth, { body: { roomId, day: from } });
  const known = new Map(data?.message.days.map(each => [each.day, each]));
  const first = mondayOf(from);
  const days = daysFrom(first, Math.ceil((daysApart(first, to) + 1) / 7) * 7);
  const grid = useRef<HTMLTableElement>(null);
  const moved = useRef(false);

  useEffect(() => {
    if (moved.current) grid.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at]);

  const within = (day: string) => (day < today ? today : day > last ? last : day);
  const turn = (direction: -1 | 1) => within(direction < 0 ? monthOf(addDays(from, -1)).from : addDays(to, 1));

  function press(event: KeyboardEvent): void {
    const step = steps[event.key];
    const page = event.key === 'PageDown' ? 1 : event.key === 'PageUp' ? -1 : null;
    if (step === undefined && page === null) return;
    event.preventDefault();
    moved.current = true;
    setAt(page === null ? within(addDays(at, step ?? 0)) : turn(page));
  }
  const go = (direction: -1 | 1) => {
    moved.current = false;
    setAt(turn(direction));
  };

  return (
    <section className={css.month} aria-label="Свободные дни">
      <div className={css.bar}>
        <button
          type="button"
          aria-label="Предыдущий месяц"
          disabled={from <= monthOf(today).from}
          onClick={() => go(-1)}
        >
          <Icon name="right" className={css.back} />
        </button>
        <p aria-live="polite">{dayjs.utc(from).format('MMMM YYYY')}</p>
        <button type="button" aria-label="Следующий месяц" disabled={to >= last} onClick={() => go(1)}>
          <Icon name="right" />
        </button>
      </div>
      {error ? (
        <ErrorNote error={error} title="Не удалось загрузить месяц" retry={() => void refetch()} />
      ) : (
        <table ref={grid} className={css.days} onKeyDown={press}>
          <thead>
            <tr>
              {days.slice(0, 7).map(each => (
                <th key={each} scope="col">
                  {formatWeekday(each)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7)).map(week => (
              <tr key={week[0]}>
                {week.map(each => (
                  <td key={each}>
                    {each >= from && each <= to && (
                      <DayButton
                        day={each}
                        info={known.get(each)}
                        current={each === day}
                        reachable={each === at}
                        onDay={onDay}
                      />
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <ul className={css.legend} aria-label="Обозначения месяца">
        {(['free', 'few', 'full', 'closed'] as const).map(state => (
          <li key={state}>
            <span className={css.mark} data-state={state} aria-hidden="true" />
            {words[state]}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DayProps {
  day: string;
  /** Undefined until loaded. */
  info: RoomDay | undefined;
  current: boolean;
  /** The day the Tab key leads to. */
  reachable: boolean;
  onDay(day: string): void;
}

function DayButton({ day, info, current, reachable, onDay }: DayProps) {
  const open = info !== undefined && (info.dayState === 'free' || info.dayState === 'few');
  return (
    <button
      type="button"
      className={css.day}
      data-day={day}
      data-state={info?.dayState ?? 'loading'}
      aria-current={current ? 'date' : undefined}
      aria-disabled={!open}
      aria-label={info ? accessibleName(info) : longDay(day)}
      tabIndex={reachable ? 0 : -1}
      onClick={() => open && onDay(day)}
    >
      <span>{formatDayNumber(day)}</span> <span className={css.free}>{info ? briefly(info) : '\u00a0'}</span>
    </button>
  );
}
