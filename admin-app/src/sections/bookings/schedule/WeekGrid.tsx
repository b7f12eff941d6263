import type { Slot } from '@venue/sdk/bookings/model';
import { formatDayNumber, formatLongDay, formatWeekday } from '@venue/shared-ui/dates/format.ts';
import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { HourCell } from './HourCell.tsx';
import type { HourSelection } from './useHourSelection.ts';
import css from './WeekGrid.module.css';
import { type WeekGrid as Grid, kindOf, placeOf, startAt } from './week.ts';

interface Props {
  /** The days shown: a week, or one day on a narrow screen. */
  days: readonly string[];
  hours: readonly number[];
  slots: ReadonlyMap<string, Slot>;
  today: string;
  selection: HourSelection;
  choosable: boolean;
  openOrder: (orderId: number) => void;
  openBreak: (slot: Slot) => void;
}

const arrows: Readonly<Record<string, readonly [day: number, hour: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Hours are rows, days are columns. Arrows move, Shift chooses on the way, Space and Enter act on one hour. */
export function WeekGrid({ days, hours, slots, today, selection, choosable, openOrder, openBreak }: Props) {
  const table = useRef<HTMLTableElement>(null);
  const grid = { days, hours };
  const chosen = new Set(selection.hours);
  const [active, setActive] = useState<string | null>(null);
  const first = firstOf(grid, slots);
  const tabStop = active !== null && placeOf(grid, active).day >= 0 ? active : first;

  const end = useEffectEvent(() => selection.endDrag());
  useEffect(() => {
    const stop = () => end();
    window.addEventListener('pointerup', stop);
    window.addEventListener('pointercancel', stop);
    return () => {
      window.removeEventListener('pointerup', stop);
      window.removeEventListener('pointercancel', stop);
    };
  }, []);

  const press = (event: PointerEvent) => {
    // A touch scrolls the page; on a touch screen hours are chosen by tapping.
    const start = startOf(event.target);
    if (event.pointerType === 'touch' || event.button !== 0 || start === null) return;
    const slot = slots.get(start);
    if (slot && kindOf(slot) === 'free') selection.startDrag(start);
  };
  const move = (event: KeyboardEvent) => {
    const start = startOf(event.target);
    const step = arrows[event.key];
    if (start === null || !step) return;
    event.preventDefault();
    const at = placeOf(grid, start);
    const next = { day: at.day + step[0], hour: at.hour + step[1] };
    if (next.day < 0 || next.day >= days.length || next.hour < 0 || next.hour >= hours.length) return;
    const to = startAt(grid, next);
    if (event.shiftKey) selection.add([start, to]);
    setActive(to);
    table.current?.querySelector<HTMLElement>(`[data-start="${to}"]`)?.focus();
  };
  const act = (slot: Slot) => {
    const kind = kindOf(slot);
    if (kind === 'free') selection.toggle(slot.start);
    else if (kind === 'technical') openBreak(slot);
    else if (slot.orderId !== null) openOrder(slot.orderId);
  };

  return (
    <div className={css.frame} data-days={days.length}>
      <table
        ref={table}
        className={css.table}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of buttons moved through by arrows
        role="grid"
        aria-label="Часы недели"
        onPointerDown={press}
        onPointerOver={event => {
          const start = startOf(event.target);
          if (event.buttons === 1 && start !== null) selection.dragTo(start);
        }}
        onKeyDown={move}
      >
        <thead>
          <tr>
            <th className={css.corner}>
              <span className="visually-hidden">Час</span>
            </th>
            {days.map(day => (
              <th key={day} scope="col" className={css.day} data-today={day === today || undefined}>
                <span className="visually-hidden">{formatLongDay(day)}</span>
                <span aria-hidden="true">
                  {formatWeekday(day)} <strong>{formatDayNumber(day)}</strong>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {hours.map((hour, row) => (
            <tr key={hour}>
              <th scope="row" className={css.hour}>
                {String(hour).padStart(2, '0')}:00
              </th>
              {days.map((day, column) => {
                const start = startAt(grid, { day: column, hour: row });
                return (
                  <HourCell
                    key={day}
                    slot={slots.get(start)}
                    above={row === 0 ? undefined : slots.get(startAt(grid, { day: column, hour: row - 1 }))}
                    below={
                      row === hours.length - 1 ? undefined : slots.get(startAt(grid, { day: column, hour: row + 1 }))
                    }
                    chosen={chosen.has(start)}
                    choosable={choosable}
                    tabStop={start === tabStop}
                    focused={setActive}
                    act={act}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const startOf = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest<HTMLElement>('[data-start]')?.dataset.start ?? null) : null;

/** The hour the Tab key comes to first: the first free one, or the first of all. */
function firstOf(grid: Grid, slots: ReadonlyMap<string, Slot>): string {
  const free = [...slots.values()].find(slot => kindOf(slot) === 'free' && placeOf(grid, slot.start).day >= 0);
  return free?.start ?? startAt(grid, { day: 0, hour: 0 });
}
