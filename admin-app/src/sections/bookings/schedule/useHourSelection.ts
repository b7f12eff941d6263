import { useState } from 'react';
import { MOST_HOURS, rectangle, type WeekGrid } from './week.ts';

interface Drag {
  readonly from: string;
  readonly to: string;
  /** Whether the hours under the drag are being chosen or dropped. */
  readonly adds: boolean;
}

export interface HourSelection {
  /** Chosen hours that are still free, in order, including those under the current drag. */
  readonly hours: readonly string[];
  /** Whether as many hours are chosen as one break may close. */
  readonly full: boolean;
  toggle(start: string): void;
  add(starts: readonly string[]): void;
  drop(starts: readonly string[]): void;
  clear(): void;
  startDrag(start: string): void;
  dragTo(start: string): void;
  endDrag(): void;
}

/** Hours chosen by click, by dragging a rectangle, or by keyboard. An hour taken meanwhile is deselected. */
export function useHourSelection(grid: WeekGrid, isFree: (start: string) => boolean): HourSelection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [drag, setDrag] = useState<Drag | null>(null);

  const under = drag && drag.from !== drag.to ? rectangle(grid, drag.from, drag.to).filter(isFree) : [];
  const all = new Set([...chosen].filter(isFree));
  for (const start of under) drag?.adds ? all.add(start) : all.delete(start);
  const hours = [...all].sort().slice(0, MOST_HOURS);

  return {
    hours,
    full: all.size >= MOST_HOURS,
    toggle: start =>
      setChosen(all.has(start) ? new Set([...all].filter(each => each !== start)) : new Set([...all, start])),
    add: starts => setChosen(new Set([...all, ...starts.filter(isFree)].sort().slice(0, MOST_HOURS))),
    drop: starts => setChosen(new Set([...all].filter(each => !starts.includes(each)))),
    clear: () => setChosen(new Set()),
    startDrag: start => setDrag({ from: start, to: start, adds: !all.has(start) }),
    dragTo: start => setDrag(now => now && { ...now, to: start }),
    endDrag: () => {
      if (under.length > 0) setChosen(new Set(hours));
      setDrag(null);
    },
  };
}
