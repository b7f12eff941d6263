import { addDays, dayOf, momentOf } from '@venue/sdk';
import { type Opening, openOn } from '@venue/sdk/rooms/model';

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
