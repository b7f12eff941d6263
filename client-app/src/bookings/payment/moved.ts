import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { formatSpan } from '@venue/shared-ui/dates/format.ts';
import type { Choice } from '../calendar/selection.ts';
import type { Cell, SlotState } from '../calendar/slots.ts';

const HOUR_MS = 3_600_000;

/** The hours of a booking with another beginning. Separate runs keep their length and their distance from the first. */
export function movedTo(hours: readonly string[], start: string): string[] {
  const sorted = [...hours].sort();
  const by = Date.parse(start) - Date.parse(sorted[0] ?? start);
  return sorted.map(hour => new Date(Date.parse(hour) + by).toISOString());
}

/** The beginning that a press, a drag or a key means; null if none. */
export function startIn(choice: Choice, chosen: readonly string[]): string | null {
  if (choice.do === 'toggle') return choice.hour;
  if (choice.do !== 'add' && choice.do !== 'remove' && choice.do !== 'replace') return null;
  return [...choice.hours].sort().find(hour => choice.do !== 'replace' || !chosen.includes(hour)) ?? null;
}

const whys: Readonly<Partial<Record<SlotState, string>>> = {
  busy: 'занято',
  held: 'держат до\u00a0оплаты',
  mine: 'ваша другая бронь',
};

/**
 * Why a booking cannot be at these hours: the first that is not free, among the days that are shown. The server knows
 * the others. Null if it can.
 */
export function whyNotAt(hours: readonly string[], days: readonly string[], cells: readonly Cell[]): string | null {
  for (const start of hours) {
    if (!days.includes(dayOf(start))) continue;
    const cell = cells.find(each => each.start === start);
    if (cell && (cell.state === 'free' || cell.state === 'loading')) continue;
    const end = new Date(Date.parse(start) + HOUR_MS).toISOString();
    return `${formatSpan({ start, end })} ${(cell && whys[cell.state]) ?? 'закрыто'}`;
  }
  return null;
}
