import { ApiFailure, dayOf } from '@venue/sdk';
import {
  type EventDates,
  eventStatus,
  formatWhen,
  type RoomClash,
  type RoomClashes,
  roomClashes,
} from '@venue/sdk/events/model';
import { type RescheduleTarget, type Spot, targetFields } from '@venue/sdk/reschedules/model';
import type { EventTableRow } from '../events/events.store.ts';

/** Whether an event may be rescheduled: somebody has or holds a ticket, and it is not over. */
export const mayBeRescheduled = ({ status, taken, lastDay }: EventTableRow, now: Date): boolean =>
  // guard: reschedules.test.ts
  taken > 0 && status !== eventStatus.deleted && lastDay >= dayOf(now);

export const beginsAt = ({ date, time }: Pick<EventDates, 'date' | 'time'>): Date =>
  new Date(`${date}T${time}:00+05:00`);

const wrong = (fields: Record<string, string>) => new ApiFailure('invalid_input', { fields });

/** Throws `invalid_input` for the same time and place as before, and for a beginning that has passed. */
export function mustBeAnother(before: RescheduleTarget, target: RescheduleTarget, now: Date): void {
  const differs = targetFields.some(name => before[name] !== target[name]);
  // guard: reschedules.test.ts
  if (!differs) throw wrong({ date: 'День, время и\u00a0место те\u00a0же, что и\u00a0были' });
  const starts = before.date !== target.date || before.time !== target.time;
  // An event that goes on may still end on another day, or move to another room.
  // guard: reschedules.test.ts
  if (starts && beginsAt(target) <= now) throw wrong({ date: 'Это время уже прошло' });
  // guard: reschedules.test.ts
  if ((target.dateEnd ?? target.date) < dayOf(now)) throw wrong({ dateEnd: 'Этот день уже прошёл' });
}

/** What an organiser reads of what has the hours: when, and nothing of who, unless it is a published event. */
export function clashesForOrganiser({ clashes }: RoomClashes, published: ReadonlySet<number>): RoomClashes {
  const blind = clashes.map((clash): RoomClash => {
    const isPublic = clash.eventId !== null && published.has(clash.eventId);
    return isPublic ? clash : { ...clash, orderId: null, eventId: null, eventRequestId: null, title: '' };
  });
  return roomClashes(blind);
}

type When = EventDates & Pick<Spot, 'place'>;

/** «сб, 15 мая 2027, 19:00–23:00, Фотостудия». */
export const spotText = ({ place, ...when }: When): string =>
  [formatWhen(when, { year: true }), place].filter(Boolean).join(', ');
