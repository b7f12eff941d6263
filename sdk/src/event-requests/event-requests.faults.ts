import type * as z from 'zod/mini';
import { dayOf, formatTime } from '../core/format/format.ts';
import { messages } from '../core/schema/rules.ts';
import { capacityFor, roomSeating, type Seating } from '../rooms/rooms.model.ts';
import {
  type EventDay,
  type EventRequest,
  eventDayHours,
  eventDuration,
  guestSeating,
  type Space,
  tableArrangement,
} from './event-requests.model.ts';

/** The answers that are checked together when a request is submitted. */
export type Submitted = Pick<
  EventRequest,
  | 'eventRequestDateStart'
  | 'eventRequestTime'
  | 'eventDuration'
  | 'eventRequestDays'
  | 'eventRequestParticipantsAmount'
  | 'guestSitting'
  | 'tableArrangement'
  | 'installationStartTime'
  | 'installationEndTime'
  | 'uninstallationStartTime'
  | 'uninstallationEndTime'
>;

/** How the guests of a request sit, as a seating of rooms; undefined when it is not stated or not one of those. */
export function seatingOf({
  guestSitting,
  tableArrangement: tables,
}: Pick<Submitted, 'guestSitting' | 'tableArrangement'>): Seating['seating'] | undefined {
  if (guestSitting === guestSeating.theatre) return roomSeating.theatre;
  if (guestSitting === guestSeating.none) return roomSeating.standing;
  if (guestSitting !== guestSeating.tables) return undefined;
  if (tables === tableArrangement.school) return roomSeating.school;
  return tables === tableArrangement.letterP ? roomSeating.letterP : roomSeating.banquet;
}

const [opens, closes] = [eventDayHours.from, eventDayHours.to];

/** The errors of a request as a whole: text by field. Single answers are checked by their schemas. */
export function submitFaults(
  answers: Submitted,
  space: Pick<z.output<typeof Space>, 'capacity' | 'seatings'> | undefined,
  now: Date,
): Record<string, string> {
  const { eventRequestDateStart: start, eventRequestParticipantsAmount: participants } = answers;
  const faults: Record<string, string> = {};
  const several = answers.eventDuration === eventDuration.multiDay && answers.eventRequestDays.length > 0;
  if (several) Object.assign(faults, dayFaults(answers.eventRequestDays, now));
  else if (start !== null && Date.parse(start) < now.getTime()) faults.eventRequestDateStart = messages.futureDate;
  else if (start !== null) Object.assign(faults, hoursFault(start, answers));
  // 0 means that the capacity is not known yet.
  const most = space && capacityFor(space, seatingOf(answers));
  if (most && (participants ?? 0) > most)
    faults.eventRequestParticipantsAmount = `В\u00a0этом пространстве помещается не\u00a0больше ${most} человек`;
  for (const [from, to] of [
    ['installationStartTime', 'installationEndTime'],
    ['uninstallationStartTime', 'uninstallationEndTime'],
  ] as const) {
    const [begins, ends] = [answers[from], answers[to]];
    if (begins !== null && ends !== null && Date.parse(ends) <= Date.parse(begins))
      faults[to] = 'Окончание не\u00a0может быть раньше начала';
  }
  return faults;
}

/** Checks every day of an event of several: each on a different day, in the future, and within opening hours. */
function dayFaults(days: readonly EventDay[], now: Date): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const [index, { day, timeStart, timeEnd }] of days.entries()) {
    const at = `eventRequestDays.${index}`;
    if (day === '') faults[`${at}.day`] = messages.required;
    else if (days.findIndex(each => each.day === day) < index) faults[`${at}.day`] = 'Этот день уже есть';
    else if (day < dayOf(now) || (day === dayOf(now) && timeStart < formatTime(now)))
      faults[`${at}.day`] = messages.futureDate;
    if (timeStart === '') faults[`${at}.timeStart`] = messages.required;
    else if (timeStart < opens || timeStart >= closes)
      faults[`${at}.timeStart`] = `Мероприятия начинаются с\u00a0${opens} до\u00a0${closes}`;
    if (timeEnd === '') faults[`${at}.timeEnd`] = messages.required;
    else if (timeStart !== '' && timeEnd <= timeStart)
      faults[`${at}.timeEnd`] = 'Окончание не\u00a0может быть раньше начала';
    else if (timeEnd > closes) faults[`${at}.timeEnd`] = `Мероприятие заканчивается не\u00a0позже ${closes}`;
  }
  return faults;
}

/** Checks that an event is within opening hours, and that one of a single day ends on that day. */
function hoursFault(start: string, { eventRequestTime, eventDuration: days }: Submitted): Record<string, string> {
  const end = new Date(Date.parse(start) + eventRequestTime * 60_000);
  const [begins, ends] = [formatTime(start), formatTime(end)];
  if (begins < opens || begins >= closes)
    return { eventRequestDateStart: `Мероприятия начинаются с\u00a0${opens} до\u00a0${closes}` };
  const isSameDay = dayOf(start) === dayOf(end);
  if (days === eventDuration.oneDay && !isSameDay)
    return { eventRequestTime: 'Однодневное мероприятие заканчивается в\u00a0тот\u00a0же день' };
  if (ends > closes || ends <= opens) return { eventRequestTime: `Мероприятие заканчивается не\u00a0позже ${closes}` };
  return {};
}
