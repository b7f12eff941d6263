import { addDays, dayOf, formatTime, momentOf } from '../core/format.ts';
import { openingHours } from '../rooms/rooms.model.ts';

const MINUTE = 60_000;

/** When an event takes place, with what is done before and after it in its space. */
interface EventTimes {
  readonly eventRequestDateStart: string | null;
  /** Minutes. */
  readonly eventRequestTime: number;
  readonly eventRequestPreparationTimeBefore: number;
  readonly eventRequestPreparationTimeAfter: number;
}

/** From when until when an event takes its space, preparations included; null while its beginning is open. */
export function eventSpan(times: EventTimes): { readonly from: Date; readonly to: Date } | null {
  if (times.eventRequestDateStart === null) return null;
  const start = Date.parse(times.eventRequestDateStart);
  const end = start + times.eventRequestTime * MINUTE;
  return {
    from: new Date(start - times.eventRequestPreparationTimeBefore * MINUTE),
    to: new Date(end + times.eventRequestPreparationTimeAfter * MINUTE),
  };
}

/** Hours of the space an event takes, by their beginnings: those it goes on in while the venue is open. */
export function eventHours(times: EventTimes): Date[] {
  const span = eventSpan(times);
  if (span === null) return [];
  const hours: Date[] = [];
  const last = dayOf(new Date(span.to.getTime() - 1));
  for (let day = dayOf(span.from); day <= last; day = addDays(day, 1))
    for (let hour: number = openingHours.from; hour < openingHours.to; hour++) {
      const begins = momentOf(day, hour);
      if (begins < span.to && begins.getTime() + 60 * MINUTE > span.from.getTime()) hours.push(begins);
    }
  return hours;
}

interface TimedStage {
  readonly technicalScenarioId: number;
  readonly technicalScenarioValue: string;
  readonly technicalScenarioTimeStart: string;
  readonly technicalScenarioTimeEnd: string;
}

/** What is wrong with the times of a stage: the field it stands beside, and the text. */
export interface StageFault {
  readonly technicalScenarioId: number;
  readonly field: 'technicalScenarioTimeStart' | 'technicalScenarioTimeEnd';
  readonly text: string;
}

const fault = ({ technicalScenarioId }: TimedStage, field: StageFault['field'], text: string): StageFault => ({
  technicalScenarioId,
  field,
  text,
});

/**
 * Stages of one place whose times cannot be kept: an end that is not after its start, two stages at once, a time outside
 * the event with its preparations. A time that is still open is at fault with nothing.
 */
export function stageFaults(stages: readonly TimedStage[], times: EventTimes): readonly StageFault[] {
  const faults: StageFault[] = [];
  const bounds = boundsOf(times);
  let last: TimedStage | undefined;
  const timed = stages.filter(each => each.technicalScenarioTimeStart !== '');
  for (const stage of timed.toSorted((a, b) =>
    a.technicalScenarioTimeStart < b.technicalScenarioTimeStart ? -1 : 1,
  )) {
    const { technicalScenarioTimeStart: start, technicalScenarioTimeEnd: end } = stage;
    if (end !== '' && end <= start)
      faults.push(fault(stage, 'technicalScenarioTimeEnd', 'Этап не\u00a0может закончиться раньше, чем начался'));
    else if (last && start < (last.technicalScenarioTimeEnd || last.technicalScenarioTimeStart))
      faults.push(
        fault(stage, 'technicalScenarioTimeStart', `Время пересекается с\u00a0этапом «${last.technicalScenarioValue}»`),
      );
    else if (bounds && (start < bounds.from || (end || start) > bounds.to))
      faults.push(
        fault(
          stage,
          start < bounds.from ? 'technicalScenarioTimeStart' : 'technicalScenarioTimeEnd',
          `Мероприятие с\u00a0подготовкой идёт с\u00a0${bounds.from} до\u00a0${bounds.to}`,
        ),
      );
    if (!last || (end || start) > (last.technicalScenarioTimeEnd || last.technicalScenarioTimeStart)) last = stage;
  }
  return faults;
}

/** Times of day within which stages stand; none while the beginning is open, and for an event of several days. */
function boundsOf(times: EventTimes): { readonly from: string; readonly to: string } | null {
  const span = eventSpan(times);
  if (span === null || dayOf(span.from) !== dayOf(new Date(span.to.getTime() - 1))) return null;
  const to = formatTime(span.to);
  return { from: formatTime(span.from), to: to === '00:00' ? '24:00' : to };
}
