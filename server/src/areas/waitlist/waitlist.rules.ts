import { addDays, dayOf, momentOf } from '@venue/sdk';
import { type Opening, openOn } from '@venue/sdk/rooms/model';
import { afterTheNight } from '../../core/night.ts';

const MINUTE = 60_000;

/**
 * When somebody is told of the hours held for them, and until when these are held: `minutes` later, but never beyond
 * the start of the first hour. If the hours begin too early in the morning, they are told at once.
 */
export function keptFrom(start: Date, minutes: number, now: Date): { notBefore: Date; expiresAt: Date } {
  const morning = afterTheNight(now);
  const notBefore = morning.getTime() + minutes * MINUTE <= start.getTime() ? morning : now;
  return { notBefore, expiresAt: new Date(Math.min(notBefore.getTime() + minutes * MINUTE, start.getTime())) };
}

/**
 * Until when hours that are free are everybody's before they are held for somebody who let an offer of them lapse: as
 * long as an offer lasts.
 */
export const publicUntil = (start: Date, minutes: number, now: Date): Date => keptFrom(start, minutes, now).expiresAt;

interface Wish {
  readonly day: string;
  readonly fromHour: number;
  readonly toHour: number;
  readonly hours: number;
}

/** Whether so many hours could be booked if nobody had them: the room is open, and they are ahead but not too far. */
export function canWait(
  { day, fromHour, toHour, hours }: Wish,
  { now, openDays, opening }: { now: Date; openDays: number; opening: Opening },
): boolean {
  const open = openOn(opening, day);
  if (!open || day > addDays(dayOf(now), openDays)) return false;
  const last = Math.min(toHour, open.to) - hours;
  return last >= Math.max(fromHour, open.from) && momentOf(day, last) > now;
}
