import { runsOf } from '@venue/sdk';
import { submitFaults } from '@venue/sdk/event-requests';
import { eventDays, eventHours, eventSessions, eventSpans } from '@venue/sdk/event-requests/model';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { formatRun, formatTime } from '@venue/shared-ui/dates/format.ts';
import type { RequestValues } from './requestForm.ts';

export type DayTimes = Pick<
  RequestValues,
  | 'eventDuration'
  | 'eventRequestDays'
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

/** Preparation, event and clean-up on each day of an event, in order; empty until its beginning is known. */
export function stretchesOf(times: DayTimes): Stretch[] {
  const spans = eventSpans(times);
  if (spans.length === 0) return [];
  const all = eventSessions(times).flatMap((session, index): Stretch[] => {
    const span = spans[index] ?? session;
    const [from, to] = [session.from.getTime(), session.to.getTime()];
    return [
      { kind: 'before', label: 'Подготовка', from: span.from.getTime(), to: from },
      { kind: 'event', label: 'Мероприятие', from, to },
      { kind: 'after', label: 'Уборка', from: to, to: span.to.getTime() },
    ];
  });
  const mounting = (label: string, from: string | null, to: string | null): Stretch => ({
    ...{ kind: 'mounting', label },
    ...{ from: moment(from), to: moment(to) },
  });
  return [
    mounting('Монтаж', times.installationStartTime, times.installationEndTime),
    ...all,
    mounting('Демонтаж', times.uninstallationStartTime, times.uninstallationEndTime),
  ].filter(each => each.to > each.from);
}

/** Warnings about times that contradict each other. */
export function warningsOf(times: DayTimes, now: Date): string[] {
  const sessions = eventSessions(times);
  const [first, last] = [sessions[0], sessions.at(-1)];
  if (!first || !last) return [];
  // First what the venue would reject; for several days these messages are shown beside the days instead.
  const found =
    eventDays(times).length > 0
      ? []
      : Object.values(
          submitFaults(
            { ...times, eventRequestParticipantsAmount: null, guestSitting: null, tableArrangement: null },
            undefined,
            now,
          ),
        );
  if (/^\d\d:\d\d$/.test(times.guestsGatheringStart) && times.guestsGatheringStart > formatTime(first.from))
    found.push('Гости собираются позже начала мероприятия');
  if (moment(times.installationEndTime) > first.from.getTime())
    found.push('Монтаж заканчивается после начала мероприятия');
  if (moment(times.uninstallationStartTime) < last.to.getTime())
    found.push('Демонтаж начинается до\u00a0конца мероприятия');
  return found;
}

/** The hours that the event needs and others have taken, in words: `пн, 15 марта, 10:00–12:00`. */
export function conflictsOf(times: DayTimes, busy: readonly string[]): string[] {
  const taken = new Set(busy.map(each => Date.parse(each)));
  const needed = eventHours(times).filter(hour => taken.has(hour.getTime()));
  return runsOf(needed.map(hour => hour.toISOString())).map(formatRun);
}

/** The days on which an event or its preparation takes place. */
export const daysOf = (stretches: readonly Stretch[]): string[] =>
  [...new Set(stretches.flatMap(({ from, to }) => [dayOf(from), dayOf(to - 1)]))].sort();
