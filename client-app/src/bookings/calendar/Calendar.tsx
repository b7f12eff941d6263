import { formatHours, formatMoney } from '@venue/sdk';
import type { RoomDetail } from '@venue/sdk/rooms/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { addDays } from '@venue/shared-ui/dates/calendar.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Bone } from '@venue/shared-ui/parts/load/Skeletons.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { Part } from '@venue/shared-ui/parts/Part.tsx';
import { useNarrow } from '@venue/shared-ui/parts/useNarrow.ts';
import { memo, Suspense, useMemo, useState } from 'react';
import { afterHydration } from '../../app/frame/firstScreen.tsx';
import css from './Calendar.module.css';
import { DayStrip } from './DayStrip.tsx';
import { SlotGrid } from './SlotGrid.tsx';
import { SlotLegend } from './SlotLegend.tsx';
import type { Choice, Selection } from './selection.ts';
import { formatOpenDays, longDay, OPEN_DAYS, passedOf, WINDOW_DAYS, withinOpen } from './slots.ts';
import type { Schedule } from './useSchedule.ts';
import { ZoneNote } from './ZoneNote.tsx';

const DateJump = lazyWithRetry(afterHydration(() => import('./DateJump.tsx')));
const MonthView = lazyWithRetry(() => import('./MonthView.tsx'));

interface Props {
  room: Pick<RoomDetail, 'roomId' | 'name'>;
  schedule: Schedule;
  today: string;
  day: string;
  onDay(day: string): void;
  /** What a free hour costs, in kopecks, by its beginning; undefined where that is not known before the choice. */
  hourPrice?: ((start: string) => number) | null | undefined;
  selection: Selection;
  onChoose(choice: Choice): void;
}

type View = 'week' | 'day';

/** The hours of a room with day navigation: a week on wide screens, a day on narrow ones or on request. */
export const Calendar = memo(function Calendar({
  room,
  schedule,
  today,
  day,
  onDay,
  hourPrice,
  selection,
  onChoose,
}: Props) {
  const { days, hours, closed, columns } = schedule;
  const narrow = useNarrow();
  const prices = useMemo(() => {
    const free = columns.flat().filter(({ state }) => state === 'free');
    return hourPrice ? new Map(free.map(({ start }) => [start, formatMoney(hourPrice(start))])) : undefined;
  }, [columns, hourPrice]);
  const [month, setMonth] = useState(false);
  const [wished, setWished] = useState<View>('week');
  const [unfolded, setUnfolded] = useState(false);
  const view: View = narrow ? 'day' : wished;
  const last = addDays(today, OPEN_DAYS);
  const index = Math.max(0, days.indexOf(day));
  const shownDays = view === 'day' ? days.slice(index, index + 1) : days;
  const shownColumns = view === 'day' ? columns.slice(index, index + 1) : columns;
  const passed = view === 'day' && day === today ? passedOf(shownColumns[0] ?? [], serverNow()) : 0;
  const folded = unfolded ? 0 : passed;
  const stride = view === 'day' && !narrow ? 1 : WINDOW_DAYS;
  const isFirst = stride === 1 ? day <= today : (days[0] ?? today) <= today;
  const isLast = stride === 1 ? day >= last : (days.at(-1) ?? last) >= last;
  const go = (by: number) => onDay(withinOpen(addDays(day, by), today));

  // Keeps the element stable: otherwise, until its code is loaded, each choice would suspend and hide it again.
  const jump = useMemo(
    () => (
      <Part fallback={<Bone height={44} />}>
        <DateJump day={day} first={today} last={last} onDay={onDay} />
      </Part>
    ),
    [day, today, last, onDay],
  );

  function beyond(direction: -1 | 1, by: 'day' | 'page'): string | undefined {
    const edge = view === 'day' ? day : direction < 0 ? days[0] : days.at(-1);
    const target = addDays(
      by === 'day' ? (edge ?? day) : day,
      direction * (by === 'day' || view === 'day' ? 1 : WINDOW_DAYS),
    );
    if (target < today || target > last) return undefined;
    onDay(target);
    return target;
  }

  if (schedule.error)
    return <ErrorNote error={schedule.error} title="Не удалось загрузить расписание" retry={schedule.again} />;
  return (
    <section className={css.calendar} aria-labelledby="hours">
      <div className={css.head}>
        <h2 id="hours">Время</h2>
        <ZoneNote />
      </div>
      <div className={css.bar}>
        <div className={css.move}>
          <button
            type="button"
            className={css.arrow}
            disabled={isFirst}
            aria-label={stride === 1 ? 'Предыдущий день' : 'Предыдущая неделя'}
            onClick={() => go(-stride)}
          >
            <Icon name="right" className={css.back} />
          </button>
          <button
            type="button"
            className={css.arrow}
            disabled={isLast}
            aria-label={stride === 1 ? 'Следующий день' : 'Следующая неделя'}
            onClick={() => go(stride)}
          >
            <Icon name="right" />
          </button>
          <p className={css.range} aria-live="polite">
            {formatOpenDays(view === 'day' && !narrow ? shownDays : days)}
          </p>
        </div>
        <div className={css.tools}>
          <Button size="small" variant="text" disabled={day === today} onClick={() => onDay(today)}>
            Сегодня
          </Button>
          <Button size="small" variant="text" aria-expanded={month} onClick={() => setMonth(!month)}>
            Месяц
          </Button>
          <div className={css.jump}>{jump}</div>
          {!narrow && (
            <fieldset className={css.views}>
              <legend className="visually-hidden">Вид календаря</legend>
              {(['week', 'day'] as const).map(each => (
                <button key={each} type="button" aria-pressed={view === each} onClick={() => setWished(each)}>
                  {each === 'week' ? 'Неделя' : 'День'}
                </button>
              ))}
            </fieldset>
          )}
        </div>
      </div>
      {month && (
        <Suspense fallback={null}>
          <MonthView
            roomId={room.roomId}
            today={today}
            day={day}
            onDay={chosen => {
              setMonth(false);
              onDay(chosen);
            }}
          />
        </Suspense>
      )}
      {view === 'day' && (
        <DayStrip
          days={days}
          columns={columns}
          day={day}
          today={today}
          last={last}
          selection={selection}
          onDay={onDay}
        />
      )}
      {passed > 0 && (
        <Button
          size="small"
          variant="text"
          color="inherit"
          className={css.passed}
          aria-expanded={!folded}
          onClick={() => setUnfolded(!unfolded)}
          startIcon={<Icon name="right" size={18} className={folded ? css.down : css.up} />}
        >
          {folded < hours.length ? 'Прошло' : 'Сегодня часов больше нет. Прошло'} {formatHours(passed)}
        </Button>
      )}
      {hours.length > folded ? (
        <SlotGrid
          label={`Часы: ${room.name}`}
          days={shownDays}
          today={today}
          hours={hours.slice(folded)}
          columns={folded ? shownColumns.map(column => column.slice(folded)) : shownColumns}
          prices={prices}
          selection={selection}
          onChoose={onChoose}
          onBeyond={beyond}
          onFreed={schedule.again}
          describedBy="hours-hint"
        />
      ) : folded ? null : (
        <p className={css.hint}>В&nbsp;эти дни помещение закрыто. Посмотрите другую неделю.</p>
      )}
      <ClosedNote days={shownDays} closed={closed} />
      <SlotLegend />
      <p className={css.hint} id="hours-hint">
        {narrow
          ? 'Нажмите на час, чтобы выбрать. Чтобы выбрать несколько подряд, задержите палец и ведите вниз.'
          : 'Нажмите на час или протяните мышью по нескольким. С клавиатуры: стрелки, пробел, Shift со стрелками, Esc — сбросить.'}
      </p>
    </section>
  );
});

/** Why the room is closed on some of these days. */
function ClosedNote({ days, closed }: { days: readonly string[]; closed: ReadonlyMap<string, string> }) {
  const closedDays = days.filter(day => closed.has(day));
  if (closedDays.length === 0) return null;
  return (
    <ul className={css.closed} aria-label="Закрыто">
      {closedDays.map(day => (
        <li key={day}>
          <strong>{longDay(day)}</strong> закрыто: {closed.get(day)}
        </li>
      ))}
    </ul>
  );
}
