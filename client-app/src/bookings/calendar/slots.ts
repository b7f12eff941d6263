import { type Slot, slotIds } from '@venue/sdk/bookings/model';
import { addDays, daysApart, daysFrom, hourOf, instantOf } from '@venue/shared-ui/dates/calendar.ts';
import { formatDays, formatLongDay, formatSpan } from '@venue/shared-ui/dates/format.ts';

/** The state of an hour as the current user sees it. */
export type SlotState = 'free' | 'busy' | 'held' | 'mine' | 'unavailable' | 'loading';

/** One hour of the calendar. */
export interface Cell {
  readonly start: string;
  readonly end: string;
  readonly state: SlotState;
  /** The colour the server names; none while it is not known. */
  readonly colour?: string | undefined;
  /** When somebody's unpaid hold ends. */
  readonly heldUntil: string | null;
  /** Why it cannot be booked, and the hall (or the part of a hall) whose booking blocks it. */
  readonly why: Slot['why'];
  readonly place: string | null;
}

/** How many days ahead the calendar is open. */
export const OPEN_DAYS = 90;
/** Days one view of the calendar asks for. */
export const WINDOW_DAYS = 7;

/** The hours of the day at which the slots of a schedule start, ascending. */
export const slotHoursOf = (schedule: readonly Slot[]): number[] =>
  [...new Set(schedule.map(({ start }) => hourOf(start)))].sort((a, b) => a - b);

export const stateOf = (slot: Slot): SlotState => {
  if (slot.mine) return 'mine';
  if (slot.statusId === slotIds.unavailable) return 'unavailable';
  if (slot.statusId === slotIds.busy) return slot.heldUntil ? 'held' : 'busy';
  return 'free';
};

/**
 * The hours of a day in order; `now` is in milliseconds. Hours without data are `loading`, but passed ones are marked
 * as passed.
 */
export function cellsOf(day: string, slots: ReadonlyMap<string, Slot>, hours: readonly number[], now: number): Cell[] {
  return hours.map(hour => {
    const start = instantOf(day, hour);
    const end = instantOf(day, hour + 1);
    const slot = slots.get(start);
    const passed = !slot && Date.parse(start) <= now ? 'passed' : null;
    const { heldUntil = null, why = passed, place = null } = slot ?? {};
    return { start, end, state: slot ? stateOf(slot) : 'loading', colour: slot?.colour, heldUntil, why, place };
  });
}

/**
 * The bookable hours from one hour to another of the same day, in either direction, up to the first that is not free.
 */
export function spanBetween(cells: readonly Cell[], from: string, to: string): string[] {
  const first = cells.findIndex(cell => cell.start === from);
  const last = cells.findIndex(cell => cell.start === to);
  if (first < 0 || last < 0) return [];
  const step = last >= first ? 1 : -1;
  const hours: string[] = [];
  for (let each = first; each !== last + step; each += step) {
    const cell = cells[each];
    if (cell?.state !== 'free') break;
    hours.push(cell.start);
  }
  return hours;
}

/** Clamps a day to the days open for booking. */
export function withinOpen(day: string, today: string): string {
  const last = addDays(today, OPEN_DAYS);
  return day < today ? today : day > last ? last : day;
}

/** The days shown together with this one. Weeks are counted from today, so that the first never contains past days. */
export function windowOf(day: string, today: string): string[] {
  const start = addDays(today, Math.floor(daysApart(today, day) / WINDOW_DAYS) * WINDOW_DAYS);
  return daysFrom(start, WINDOW_DAYS);
}

const names: Readonly<Record<SlotState | 'selected', string>> = {
  free: 'свободно',
  busy: 'занято',
  held: 'держат до оплаты',
  mine: 'ваша бронь',
  unavailable: 'недоступно',
  loading: 'загружается',
  selected: 'выбрано',
};

/** Why an hour cannot be booked, if there is a more specific reason than that it is busy. */
const reasons: Readonly<Partial<Record<NonNullable<Slot['why']>, string>>> = {
  passed: 'прошло',
  far: 'ещё не\u00a0открыто',
  closed: 'закрыто',
  technical: 'перерыв',
  event: 'мероприятие',
  buffer: 'перерыв',
  hall: 'занят весь зал',
  part: 'занята часть зала',
};

/** `четверг 26 ноября`. */
export const longDay = (at: string): string => formatLongDay(at).replace(',', '');

export function stateName({ state, why }: Cell, selected: boolean): string {
  if (selected) return names.selected;
  const reason = why && reasons[why];
  return reason && (state === 'unavailable' || state === 'busy') ? reason : names[state];
}

/** What a screen reader says of an hour: `четверг 26 ноября, 10:00–11:00, свободно, 1 500 ₽`. */
export const labelOf = (cell: Cell, selected: boolean, price?: string): string =>
  [
    longDay(cell.start),
    formatSpan(cell),
    `${stateName(cell, selected)}${cell.place ? `: ${cell.place}` : ''}`,
    ...(price && cell.state === 'free' && !selected ? [price] : []),
  ].join(', ');

/** Whether an hour is busy for the same reason as the previous one, whose label then covers both. */
export const goesOnFrom = (before: Cell | undefined, cell: Cell): boolean =>
  before !== undefined &&
  (cell.state === 'busy' || cell.state === 'unavailable' || cell.state === 'mine') &&
  before.state === cell.state &&
  before.why === cell.why &&
  before.place === cell.place;

/** How many of the hours of a day have begun, free or taken, at a moment in milliseconds. */
export const passedOf = (cells: readonly Cell[], now: number): number =>
  cells.filter(({ start }) => Date.parse(start) <= now).length;

/** `20–26 ноября`, or `четверг 26 ноября` for a single day. */
export const formatOpenDays = (days: readonly string[]): string =>
  days[0] !== undefined && days.length === 1 ? longDay(days[0]) : formatDays(days);
