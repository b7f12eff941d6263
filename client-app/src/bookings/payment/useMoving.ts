import { formatHours } from '@venue/sdk';
import { formatTime } from '@venue/shared-ui/dates/format.ts';
import { type Dispatch, useState } from 'react';
import type { Choice, Selection } from '../calendar/selection.ts';
import type { Schedule } from '../calendar/useSchedule.ts';
import { movedTo, startIn, whyNotAt } from './moved.ts';

/**
 * What a choice in the calendar means while a booking is moved: another beginning for all of it, or, once the person
 * has asked for it, an hour more or less.
 */
export function useMoving(
  own: readonly string[],
  selection: Selection,
  dispatch: Dispatch<Choice>,
  { days, columns }: Pick<Schedule, 'days' | 'columns'>,
) {
  // What is moved: the booking as it is, or as its length was changed here.
  const [shape, setShape] = useState(own);
  const [resizing, setResizing] = useState(false);
  const [why, setWhy] = useState<string | null>(null);

  function choose(choice: Choice): void {
    setWhy(null);
    if (resizing || choice.do === 'sync') dispatch(choice);
    else if (choice.do === 'clear') dispatch({ do: 'replace', hours: own });
    else moveTo(startIn(choice, selection.hours));
  }

  function moveTo(start: string | null): void {
    if (start === null) return;
    const hours = movedTo(shape, start);
    const taken = whyNotAt(hours, days, columns.flat());
    if (taken === null) dispatch({ do: 'replace', hours });
    else setWhy(`С\u00a0${formatTime(start)} не\u00a0поместится ${formatHours(hours.length)}: ${taken}`);
  }

  function resize(on: boolean): void {
    setWhy(null);
    if (!on && selection.hours.length > 0) setShape(selection.hours);
    setResizing(on);
  }

  return { choose, resizing, resize, why, length: shape.length };
}
