import { submitFaults } from '@venue/sdk/event-requests';
import { formatTime } from '@venue/shared-ui/dates/format.ts';
import type { RequestValues } from './requestForm.ts';

const MINUTE = 60_000;

export type DayTimes = Pick<
  RequestValues,
  | 'eventDuration'
  | 'eventRequestDateStart'
  | 'eventRequestTime'
  | 'eventRequestPreparationTimeBefore'
  | 'eventRequestPreparationTimeAfter'
  | 'guestsGatheringStart'
  | 'installationStartTime'
  | 'installationEndTime'
  | 'uninstallationStartTime'
  | 'uninstallationEndTime'
>;

/** A stretch of time around an event. */
export interface Stretch {
  readonly kind: 'before' | 'event' | 'after' | 'mounting';
  readonly label: string;
  /** Milliseconds. */
  readonly from: number;
  readonly to: number;
}

const moment = (instant: string | null): number => (instant ? Date.parse(instant) : Number.NaN);

/** What happens around an event in its order; empty until its beginning is known. */
export function stretchesOf(times: DayTimes): Stretch[] {
  const start = moment(times.eventRequestDateStart);
  if (Number.isNaN(start)) return [];
  const end = start + times.eventRequestTime * MINUTE;
  const all: Stretch[] = [
    {
      kind: 'mounting',
      label: 'Монтаж',
      from: moment(times.installationStartTime),
      to: moment(times.installationEndTime),
    },
    {
      kind: 'before',
      label: 'Подготовка',
      from: start - times.eventRequestPreparationTimeBefore * MINUTE,
      to: start,
    },
    { kind: 'event', label: 'Мероприятие', from: start, to: end },
    { kind: 'after', label: 'Уборка', from: end, to: end + times.eventRequestPreparationTimeAfter * MINUTE },
    {
      kind: 'mounting',
      label: 'Демонтаж',
      from: moment(times.uninstallationStartTime),
      to: moment(times.uninstallationEndTime),
    },
  ];
  return all.filter(each => each.to > each.from);
}

/** What does not go together, in words. */
export function warningsOf(times: DayTimes, now: Date): string[] {
  const start = moment(times.eventRequestDateStart);
  if (Number.isNaN(start)) return [];
  const end = start + times.eventRequestTime * MINUTE;
  // What the venue will refuse comes first.
  const found = Object.values(submitFaults({ ...times, eventRequestParticipantsAmount: null }, undefined, now));
  if (/^\d\d:\d\d$/.test(times.guestsGatheringStart) && times.guestsGatheringStart > formatTime(start))
    found.push('Гости собираются позже начала мероприятия');
  if (moment(times.installationEndTime) > start) found.push('Монтаж заканчивается после начала мероприятия');
  if (moment(times.uninstallationStartTime) < end) found.push('Демонтаж начинается до\u00a0конца мероприятия');
  return found;
}
