import { Id, Instant } from '@venue/sdk';
import { MOST_PARTS } from '@venue/sdk/bookings';
import { addDays, dayOf, hourOf, instantOf } from '@venue/shared-ui/dates/calendar.ts';
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

const DraftPart = z.object({
  roomId: Id,
  tariffId: Id,
  slots: z.array(Instant),
  serviceIds: z.array(Id),
  equipmentIds: z.array(Id),
  guests: z.nullable(z.int()),
  customerComment: z.string(),
});
/** One of several bookings that are put together, not booked yet. */
export type DraftPart = z.output<typeof DraftPart>;

const KEY = 'order';
const none: readonly DraftPart[] = [];
const listeners = new Set<() => void>();
let memory: { text: string | null; parts: readonly DraftPart[] } = { text: null, parts: none };

/** The draft in memory is used where storage is unavailable. */
function stored(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return memory.text;
  }
}

/** The bookings that this tab has put together, so that a reload or a detour to the login page loses nothing. */
export function readParts(): readonly DraftPart[] {
  const text = stored();
  if (text !== memory.text) memory = { text, parts: read(text) };
  return memory.parts;
}

function read(text: string | null): readonly DraftPart[] {
  try {
    const parsed = z.safeParse(z.array(DraftPart), JSON.parse(text ?? '[]'));
    return parsed.success ? parsed.data : none;
  } catch {
    return none;
  }
}

export function keepParts(parts: readonly DraftPart[]): void {
  const text = JSON.stringify(parts);
  memory = { text, parts };
  try {
    sessionStorage.setItem(KEY, text);
  } catch {
    // Storage is unavailable: they stay in memory until the page closes.
  }
  for (const each of listeners) each();
}

const follow = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The collected bookings; re-renders when they change. */
export const useDraft = (): readonly DraftPart[] => useSyncExternalStore(follow, readParts, () => none);

/** The same hours a number of weeks later, in the time of the venue. */
const later = (part: DraftPart, weeks: number): DraftPart => ({
  ...part,
  slots: part.slots.map(slot => instantOf(addDays(dayOf(slot), weeks * 7), hourOf(slot))),
});

/** The last day of a booking's hours. */
export const lastDayOf = ({ slots }: DraftPart): string => dayOf(slots.at(-1) ?? 0);

const isSame = (a: DraftPart, b: DraftPart): boolean => a.roomId === b.roomId && a.slots.join() === b.slots.join();

/** Whether the same hours a week later are in the order already. */
export const isRepeated = (parts: readonly DraftPart[], part: DraftPart): boolean =>
  parts.some(each => isSame(each, later(part, 1)));

/**
 * Repeats a booking weekly up to a day and inserts the copies after it. Skips copies that are already there; stops at
 * the maximum number of bookings per order.
 */
export function repeated(parts: readonly DraftPart[], index: number, until: string): readonly DraftPart[] {
  const part = parts[index];
  if (!part) return parts;
  const added: DraftPart[] = [];
  for (let weeks = 1; parts.length + added.length < MOST_PARTS; weeks++) {
    const next = later(part, weeks);
    if (lastDayOf(next) > until) break;
    if (!parts.some(each => isSame(each, next))) added.push(next);
  }
  return parts.toSpliced(index + 1, 0, ...added);
}
