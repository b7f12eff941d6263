import { dayOf, formatTime } from '../core/format/format.ts';
import { type EventTimes, eventDays, eventSpans } from './event-requests.days.ts';

interface TimedStage {
  readonly technicalScenarioId: number;
  readonly technicalScenarioValue: string;
  readonly technicalScenarioTimeStart: string;
  readonly technicalScenarioTimeEnd: string;
  /** The day in an event of several days. */
  readonly technicalScenarioDay?: string | null | undefined;
}

/** An error in the times of a stage: the field it belongs to, and the text. */
export interface StageFault {
  readonly technicalScenarioId: number;
  readonly field: 'technicalScenarioTimeStart' | 'technicalScenarioTimeEnd' | 'technicalScenarioDay';
  readonly text: string;
}

const fault = ({ technicalScenarioId }: TimedStage, field: StageFault['field'], text: string): StageFault => ({
  technicalScenarioId,
  field,
  text,
});

/**
 * Stages of one place whose times are impossible: an end that is not after its start, two stages at once, a time
 * outside its day of the event with its preparations, or no day in an event of several. A time not entered yet is not
 * an error.
 */
export function stageFaults(stages: readonly TimedStage[], times: EventTimes): readonly StageFault[] {
  const timed = stages.filter(each => each.technicalScenarioTimeStart !== '');
  const days = eventDays(times).map(({ day }) => day);
  if (days.length === 0) return dayFaults(timed, boundsOf(times));
  const astray = timed.filter(each => !days.some(day => day === each.technicalScenarioDay));
  return [
    ...astray.map(each => fault(each, 'technicalScenarioDay', 'Выберите день мероприятия')),
    ...days.flatMap((day, index) =>
      dayFaults(
        timed.filter(each => each.technicalScenarioDay === day),
        boundsOf(times, index),
      ),
    ),
  ];
}

const endOf = ({ technicalScenarioTimeStart: start, technicalScenarioTimeEnd: end }: TimedStage) => end || start;

function dayFaults(stages: readonly TimedStage[], bounds: Bounds | null): readonly StageFault[] {
  const faults: StageFault[] = [];
  let last: TimedStage | undefined;
  for (const stage of stages.toSorted((a, b) =>
    a.technicalScenarioTimeStart < b.technicalScenarioTimeStart ? -1 : 1,
  )) {
    const { technicalScenarioTimeStart: start, technicalScenarioTimeEnd: end } = stage;
    if (end !== '' && end <= start)
      faults.push(fault(stage, 'technicalScenarioTimeEnd', 'Этап не\u00a0может закончиться раньше, чем начался'));
    // Two stages that begin at the same time overlap, even without ends.
    else if (last && (start < endOf(last) || start === last.technicalScenarioTimeStart))
      faults.push(
        fault(stage, 'technicalScenarioTimeStart', `Время пересекается с\u00a0этапом «${last.technicalScenarioValue}»`),
      );
    else if (bounds && (start < bounds.from || endOf(stage) > bounds.to))
      faults.push(
        fault(
          stage,
          start < bounds.from ? 'technicalScenarioTimeStart' : 'technicalScenarioTimeEnd',
          `Мероприятие с\u00a0подготовкой идёт с\u00a0${bounds.from} до\u00a0${bounds.to}`,
        ),
      );
    if (!last || endOf(stage) >= endOf(last)) last = stage;
  }
  return faults;
}

interface Bounds {
  readonly from: string;
  readonly to: string;
}

/**
 * The times of day between which stages have to be, on the day of the event with this index; null while the start is
 * not chosen, and for a day that goes on past midnight.
 */
function boundsOf(times: EventTimes, index = 0): Bounds | null {
  const span = eventSpans(times)[index];
  if (span === undefined || dayOf(span.from) !== dayOf(new Date(span.to.getTime() - 1))) return null;
  const to = formatTime(span.to);
  return { from: formatTime(span.from), to: to === '00:00' ? '24:00' : to };
}
