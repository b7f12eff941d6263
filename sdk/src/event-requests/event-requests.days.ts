import { momentOf } from '../core/format/format.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** One day of an event that takes several, by the venue's clock: `2026-11-20`, `10:00`; empty while not chosen. */
export interface EventDay {
  readonly day: string;
  readonly timeStart: string;
  readonly timeEnd: string;
}

/** When an event takes place, with its preparation before and after it in its space. */
export interface EventTimes {
  readonly eventRequestDateStart: string | null;
  /** Minutes. */
  readonly eventRequestTime: number;
  readonly eventRequestPreparationTimeBefore: number;
  readonly eventRequestPreparationTimeAfter: number;
  /** 2 for an event of several days. */
  readonly eventDuration?: number | null | undefined;
  readonly eventRequestDays?: readonly EventDay[] | undefined;
  /** When setting up begins and clearing away ends, if the event asks for them. */
  readonly installationStartTime?: string | null | undefined;
  readonly uninstallationEndTime?: string | null | undefined;
}

type Preparation = 'eventRequestPreparationTimeBefore' | 'eventRequestPreparationTimeAfter';

/** A period of time. */
interface Span {
  readonly from: Date;
  readonly to: Date;
}

const SEVERAL = 2;
const isWhole = ({ day, timeStart, timeEnd }: EventDay) =>
  /^\d{4}-\d\d-\d\d$/.test(day) && /^\d\d:\d\d$/.test(timeStart) && /^\d\d:\d\d$/.test(timeEnd);

/** The moment of a time on a day of the venue. */
function momentAt(day: string, time: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(momentOf(day, 0).getTime() + (hours * 60 + minutes) * MINUTE);
}

/** The completely filled days of an event that takes several, in order; none for an event of one day. */
export const eventDays = ({
  eventDuration,
  eventRequestDays = [],
}: Pick<EventTimes, 'eventDuration' | 'eventRequestDays'>): EventDay[] =>
  eventDuration === SEVERAL
    ? eventRequestDays.filter(isWhole).toSorted((a, b) => (a.day + a.timeStart < b.day + b.timeStart ? -1 : 1))
    : [];

/** When the event itself takes place: one period per day if its days are known, otherwise from its start to its end. */
export function eventSessions(times: Omit<EventTimes, Preparation>): Span[] {
  const days = eventDays(times);
  if (days.length > 0)
    return days.map(({ day, timeStart, timeEnd }) => ({ from: momentAt(day, timeStart), to: momentAt(day, timeEnd) }));
  const { eventRequestDateStart: start, eventRequestTime } = times;
  if (start === null || Number.isNaN(Date.parse(start))) return [];
  return [{ from: new Date(start), to: new Date(Date.parse(start) + eventRequestTime * MINUTE) }];
}

/** When an event is over: the end of its last day; null while its start is not chosen. */
export const eventEnd = (times: Omit<EventTimes, Preparation>): Date | null => eventSessions(times).at(-1)?.to ?? null;

/** The start of an event and its length in minutes up to the end of the last day; null while no day is filled in. */
export function spanOfDays(days: readonly EventDay[]) {
  const whole = eventDays({ ...nothing, eventDuration: SEVERAL, eventRequestDays: days });
  const [first, last] = [whole[0], whole.at(-1)];
  if (!first || !last) return null;
  const from = momentAt(first.day, first.timeStart);
  const minutes = Math.round((momentAt(last.day, last.timeEnd).getTime() - from.getTime()) / MINUTE);
  return { eventRequestDateStart: from.toISOString(), eventRequestTime: Math.max(0, minutes) };
}
const nothing = {
  eventRequestDateStart: null,
  eventRequestTime: 0,
  eventRequestPreparationTimeBefore: 0,
  eventRequestPreparationTimeAfter: 0,
} as const;

/** Preparations of all days together, in minutes: as much as one of them may take. */
const MOST_PREPARATION = 43_200;

/** Why an event cannot have its preparations, which come with each of its days: text by field. */
export function preparationFaults({
  eventRequestDays: days = [],
  eventRequestPreparationTimeBefore: before,
  eventRequestPreparationTimeAfter: after,
}: Pick<EventTimes, Preparation | 'eventRequestDays'>): Record<string, string> {
  if (Math.max(1, days.length) * (before + after) <= MOST_PREPARATION) return {};
  const longer: Preparation = before < after ? 'eventRequestPreparationTimeAfter' : 'eventRequestPreparationTimeBefore';
  return { [longer]: 'Подготовка за\u00a0все дни мероприятия\u00a0— не\u00a0больше 30\u00a0суток' };
}

/** When an event occupies its space, preparations included: one period for each of its days. */
export const eventSpans = (times: EventTimes): Span[] =>
  eventSessions(times).map(({ from, to }) => ({
    from: new Date(from.getTime() - times.eventRequestPreparationTimeBefore * MINUTE),
    to: new Date(to.getTime() + times.eventRequestPreparationTimeAfter * MINUTE),
  }));

/** The whole time in which an event occupies its space, preparations included; null while its start is not chosen. */
export function eventSpan(times: EventTimes): Span | null {
  const spans = eventSpans(times);
  const [first, last] = [spans[0], spans.at(-1)];
  return first && last ? { from: first.from, to: last.to } : null;
}

/**
 * When nobody else can be in the space: its preparations, and the setting up and clearing away that were asked for,
 * with what stands there in between.
 */
function heldSpans(times: EventTimes): Span[] {
  const spans = eventSpans(times);
  const [mounting, cleared] = [times.installationStartTime, times.uninstallationEndTime].map(momentOrNone);
  return spans.map(({ from, to }, index) => ({
    from:
      index === 0 && mounting && mounting < from ? latest(mounting, new Date(from.getTime() - MOST_MOUNTING)) : from,
    to:
      index === spans.length - 1 && cleared && cleared > to
        ? earliest(cleared, new Date(to.getTime() + MOST_MOUNTING))
        : to,
  }));
}

/** A mistyped year must not take the space for that long. */
const MOST_MOUNTING = 30 * 24 * HOUR;
const latest = (a: Date, b: Date): Date => (a > b ? a : b);
const earliest = (a: Date, b: Date): Date => (a < b ? a : b);

const momentOrNone = (at: string | null | undefined): Date | null =>
  at && !Number.isNaN(Date.parse(at)) ? new Date(at) : null;

/** The hours that some periods touch, given by their starts. */
function wholeHours(spans: readonly Span[]): Date[] {
  const hours = new Set<number>();
  for (const { from, to } of spans)
    for (let at = Math.floor(from.getTime() / HOUR) * HOUR; at < to.getTime(); at += HOUR) hours.add(at);
  return [...hours].sort((a, b) => a - b).map(each => new Date(each));
}

/**
 * Hours of the space an event takes, given by their starts: every hour it touches from setting up to clearing away, even
 * while the venue is closed, because nobody else can be there then.
 */
export const eventHours = (times: EventTimes): Date[] => wholeHours(heldSpans(times));

/** The hours of them that the rent is for: the event with its preparations. */
export const rentedHours = (times: EventTimes): Date[] => wholeHours(eventSpans(times));
