import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { formatDay, formatSpan, formatTime } from '@venue/shared-ui/dates/format.ts';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { useWatch } from 'react-hook-form';
import css from './DayTimeline.module.css';
import { type DayTimes, type Stretch, stretchesOf, warningsOf } from './day.ts';
import type { RequestValues } from './requestForm.ts';

const HOUR = 3_600_000;

/** The day of the event: preparation, the event and what follows, as bars over the hours and in words. */
export function DayTimeline() {
  const values = useWatch<RequestValues>() as DayTimes;
  const stretches = stretchesOf(values);
  const event = stretches.find(({ kind }) => kind === 'event');
  if (!event) return null;
  const day = dayOf(event.from);
  const shown = stretches.filter(each => dayOf(each.from) === day);
  const first = Math.floor(Math.min(...shown.map(each => each.from)) / HOUR) * HOUR;
  const last = Math.ceil(Math.max(...shown.map(each => Math.min(each.to, first + 24 * HOUR))) / HOUR) * HOUR;
  const place = (at: number) => `${((Math.min(at, last) - first) / (last - first)) * 100}%`;
  const hours = Array.from({ length: Math.round((last - first) / HOUR) + 1 }, (_, hour) => first + hour * HOUR);
  const every = Math.ceil(hours.length / 7);
  const warnings = warningsOf(values, new Date(serverNow()));
  return (
    <section className={css.timeline} aria-label="Время мероприятия">
      <p className={css.day}>{formatDay(event.from)}</p>
      <div className={css.track} aria-hidden="true">
        {hours
          .filter((_, index) => index % every === 0)
          .map(hour => (
            <span key={hour} className={css.hour} style={{ left: place(hour) }}>
              {formatTime(hour)}
            </span>
          ))}
        {shown.map(({ kind, label, from, to }) => (
          <span
            key={label}
            className={css.bar}
            data-kind={kind}
            style={{ left: place(from), width: `calc(${place(to)} - ${place(from)})` }}
          />
        ))}
      </div>
      <ul className={css.legend}>
        {stretches.map(each => (
          <li key={each.label} data-kind={each.kind}>
            {each.label}: {spanOf(each, day)}
          </li>
        ))}
      </ul>
      <div role="status">
        {warnings.map(text => (
          <p key={text} className={css.warning}>
            <Icon name="warning" size={18} />
            {text}
          </p>
        ))}
      </div>
    </section>
  );
}

function spanOf({ from, to }: Stretch, day: string): string {
  const [start, end] = [new Date(from).toISOString(), new Date(to).toISOString()];
  if (dayOf(from) === day && dayOf(to) === day) return formatSpan({ start, end });
  return `${formatDay(from)}, ${formatTime(from)} – ${dayOf(to) === dayOf(from) ? '' : `${formatDay(to)}, `}${formatTime(to)}`;
}
