import { instantOf } from '@venue/shared-ui/dates/calendar.ts';
import { formatDayNumber, formatWeekday } from '@venue/shared-ui/dates/format.ts';
import {
  type KeyboardEvent,
  type MouseEvent,
  memo,
  startTransition,
  useLayoutEffect,
  useOptimistic,
  useRef,
  useState,
} from 'react';
import { SlotCell } from './SlotCell.tsx';
import css from './SlotGrid.module.css';
import { type Choice, choose, type Selection } from './selection.ts';
import { stepOf } from './slotKeys.ts';
import { type Cell, goesOnFrom, longDay, spanBetween } from './slots.ts';
import { type Painted, startOf, useSlotDrag } from './useSlotDrag.ts';

interface Props {
  /** The name of the grid for screen readers. */
  label: string;
  /** The id of the text that explains how hours are chosen. */
  describedBy: string;
  days: readonly string[];
  today: string;
  /** Hours of the day, top to bottom. */
  hours: readonly number[];
  /** Slots by day; one inner array per column. */
  columns: readonly (readonly Cell[])[];
  /** What each free hour costs. */
  prices: ReadonlyMap<string, string> | undefined;
  selection: Selection;
  onChoose(choice: Choice): void;
  /**
   * Called when a key moves beyond the days shown. Returns the day to focus, or undefined at the end of the calendar.
   */
  onBeyond(direction: -1 | 1, by: 'day' | 'page'): string | undefined;
  /** A hold that was shown has ended. */
  onFreed(): void;
}

const hourOf = (start: string, columns: readonly (readonly Cell[])[]) => {
  for (const [day, cells] of columns.entries()) {
    const hour = cells.findIndex(cell => cell.start === start);
    if (hour >= 0) return { day, hour };
  }
  return undefined;
};

/** The day headings above the columns; they do not depend on the choice. */
const DayHeads = memo(({ days, today }: Pick<Props, 'days' | 'today'>) => (
  // biome-ignore lint/a11y/useSemanticElements: see SlotCell
  <div role="row" className={css.row} tabIndex={-1}>
    {/* biome-ignore lint/a11y/useSemanticElements: see SlotCell */}
    <span role="columnheader" className={css.corner} tabIndex={-1}>
      <span className="visually-hidden">Время</span>
    </span>
    {days.map(day => (
      // biome-ignore lint/a11y/useSemanticElements: see SlotCell
      <div
        key={day}
        role="columnheader"
        className={css.day}
        data-today={day === today || undefined}
        tabIndex={-1}
        aria-label={longDay(day)}
      >
        <span className={css.weekday}>{formatWeekday(day)}</span>
        <span className={css.number}>{formatDayNumber(day)}</span>
      </div>
    ))}
  </div>
));

/** Hours as a grid, days across and hours down, chosen by click, by drag and by keyboard. */
export function SlotGrid({
  label,
  describedBy,
  days,
  today,
  hours: rows,
  columns,
  prices,
  selection: settled,
  onChoose,
  onBeyond,
  onFreed,
}: Props) {
  // The pressed hour is painted at once; what the page shows of the choice (price, tariffs, the bar) follows.
  const [selection, paintChoice] = useOptimistic(settled, choose);
  const make = (choice: Choice) =>
    startTransition(() => {
      paintChoice(choice);
      onChoose(choice);
    });
  const grid = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState<string | null>(null);
  // The cell the focus goes to once its days are shown.
  const awaited = useRef<string | null>(null);
  // The cell where Shift selection started, and the hours chosen before it.
  const stretch = useRef<{ from: string; before: readonly string[] } | null>(null);

  const chosen = new Set(selection.hours);
  const place = at === null ? undefined : hourOf(at, columns);
  const firstFree = columns.flat().find(cell => cell.state === 'free') ?? columns[0]?.[0];
  const reachable = place ? at : (firstFree?.start ?? null);

  const focusCell = (start: string, options?: FocusOptions): boolean => {
    const cell = grid.current?.querySelector<HTMLElement>(`[data-start="${start}"]`);
    cell?.focus(options);
    return cell !== null && cell !== undefined;
  };
  useLayoutEffect(() => {
    if (awaited.current && focusCell(awaited.current)) awaited.current = null;
  });

  const cellAt = (start: string): Cell | undefined => {
    const hour = hourOf(start, columns);
    return hour && columns[hour.day]?.[hour.hour];
  };
  const columnOf = (start: string): readonly Cell[] => columns[hourOf(start, columns)?.day ?? -1] ?? [];

  const paint = (from: string, to: string): Painted | null => {
    if (cellAt(from)?.state !== 'free') return null;
    const column = columnOf(from);
    // A drag stays within its day: the row under the pointer counts, whatever the column.
    const row = hourOf(to, columns)?.hour ?? 0;
    const hours = spanBetween(column, from, column[row]?.start ?? from);
    return hours.length > 0 ? { hours, on: !chosen.has(from) } : null;
  };
  const { painted, handlers } = useSlotDrag({
    grid,
    paint,
    onPainted: ({ hours, on }) => make({ do: on ? 'add' : 'remove', hours }),
    // The focus goes to a tapped hour, as with a click: it leaves a field, and the keyboard of a phone goes away.
    onTap: start => {
      focusCell(start, { preventScroll: true });
      toggle(start);
    },
  });

  function toggle(start: string) {
    stretch.current = null;
    setAt(start);
    if (cellAt(start)?.state === 'free' || chosen.has(start)) make({ do: 'toggle', hour: start });
  }

  function onClick(event: MouseEvent) {
    const start = startOf(event.target);
    if (!start) return;
    if (event.shiftKey && at && columnOf(at) === columnOf(start)) {
      make({ do: 'add', hours: spanBetween(columnOf(at), at, start) });
      setAt(start);
    } else toggle(start);
  }

  function focusOn(start: string) {
    setAt(start);
    awaited.current = focusCell(start) ? null : start;
  }

  function onKeyDown(event: KeyboardEvent) {
    const here = startOf(event.target);
    const from = here && hourOf(here, columns);
    if (!here || !from || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      return toggle(here);
    }
    if (event.key === 'Escape') {
      if (selection.hours.length === 0) return;
      event.preventDefault();
      stretch.current = null;
      return make({ do: 'clear' });
    }
    const step = stepOf(event.key, from, { days: days.length, hours: rows.length });
    if (!step) return;
    event.preventDefault();
    if ('beyond' in step) {
      const day = onBeyond(step.beyond, step.by);
      const hour = rows[from.hour];
      if (day && hour !== undefined) focusOn(instantOf(day, hour));
      return;
    }
    const target = columns[step.to.day]?.[step.to.hour]?.start;
    if (!target) return;
    if (event.shiftKey && step.to.day === from.day) {
      stretch.current ??= { from: here, before: selection.hours };
      const { from: began, before } = stretch.current;
      const hours = spanBetween(columnOf(began), began, target);
      // The run stops before a busy hour, and the focus stays there too.
      if (!hours.includes(target)) return;
      make({ do: 'replace', hours: [...before, ...hours] });
    } else stretch.current = null;
    focusOn(target);
  }

  const single = days.length === 1;
  return (
    // biome-ignore lint/a11y/useSemanticElements: see SlotCell
    <div
      ref={grid}
      className={css.grid}
      data-single={single || undefined}
      role="grid"
      aria-label={label}
      aria-describedby={describedBy}
      aria-multiselectable="true"
      onClick={onClick}
      onKeyDown={onKeyDown}
      {...handlers}
    >
      {!single && <DayHeads days={days} today={today} />}
      {rows.map((hour, row) => (
        // biome-ignore lint/a11y/useSemanticElements: see SlotCell
        <div key={hour} role="row" className={css.row} tabIndex={-1}>
          {/* biome-ignore lint/a11y/useSemanticElements: see SlotCell */}
          <span role="rowheader" className={css.hour} tabIndex={-1}>
            {String(hour).padStart(2, '0')}:00
          </span>
          {columns.map(column => {
            const cell = column[row];
            if (!cell) return null;
            const touched = painted?.hours.includes(cell.start) ?? false;
            return (
              <SlotCell
                key={cell.start}
                cell={cell}
                selected={touched ? (painted?.on ?? false) : chosen.has(cell.start)}
                touched={touched}
                reachable={cell.start === reachable}
                price={prices?.get(cell.start)}
                goesOn={goesOnFrom(column[row - 1], cell)}
                onFreed={onFreed}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}
