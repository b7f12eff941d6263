import { runsOf } from '@venue/sdk';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { formatDay, formatSpan, formatTime } from '@venue/shared-ui/dates/format.ts';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import { Stack } from '@venue/shared-ui/parts/Stack.tsx';
import { busyWords } from './BusyNote.tsx';
import css from './DayTimeline.module.css';
import { type Stretch, warningsOf } from './day.ts';
import { useBusyHours } from './useBusyHours.ts';

const HOUR = 3_600_000;

/** The days of the event: preparation, the event and what follows, beside the hours others have taken. */
export function DayTimeline({ id }: { id: number | undefined }) {
  const { times, stretches, days, busy, conflicts } = useBusyHours(id);
  if (!stretches.some(({ kind }) => kind === 'event')) return null;
  const warnings = warningsOf(times, new Date(serverNow()));
  return (
    <section className={css.timeline} aria-label="Время мероприятия">
      {days.map(day => (
        <Day
          key={day}
          day={day}
          stretches={stretches.filter(each => dayOf(each.from) === day || dayOf(each.to - 1) === day)}
          busy={busy.map(each => Date.parse(each)).filter(each => dayOf(each) === day)}
        />
      ))}
      <div role="status">
        {[...(conflicts.length > 0 ? [busyWords(conflicts)] : []), ...warnings].map(text => (
          <p key={text} className={css.warning}>
            <Icon name="warning" size={18} />
            {text}
          </p>
        ))}
      </div>
    </section>
  );
}

/** One day as bars over its hours and in words. */
function Day({ day, stretches, busy }: { day: string; stretches: readonly Stretch[]; busy: readonly number[] }) {
  // A bar that crosses midnight is cut at the end of the day.
  const opens = Date.parse(`${day}T00:00:00+05:00`);
  const cut = (at: number) => Math.min(Math.max(at, opens), opens + 24 * HOUR);
  const ends = [...stretches.flatMap(({ from, to }) => [cut(from), cut(to)]), ...busy.flatMap(at => [at, at + HOUR])];
  const first = Math.floor(Math.min(...ends) / HOUR) * HOUR;
  const last = Math.ceil(Math.max(...ends) / HOUR) * HOUR;
  const place = (at: number) => `${((cut(at) - first) / (last - first)) * 100}%`;
  const bar = (from: number, to: number) => ({ left: place(from), width: `calc(${place(to)} - ${place(from)})` });
  const hours = Array.from({ length: Math.round((last - first) / HOUR) + 1 }, (_, hour) => first + hour * HOUR);
  const every = Math.ceil(hours.length / 7);
  return (
    <Stack gap={8} narrow>
      <p className={css.day}>{formatDay(opens + 12 * HOUR)}</p>
      <div className={css.track} aria-hidden="true">
        {hours
          .filter((_, index) => index % every === 0)
          .map(hour => (
            <span key={hour} className={css.hour} style={{ left: place(hour) }}>
              {formatTime(hour)}
            </span>
          ))}
        {busy.map(hour => (
          <span key={hour} className={css.busy} style={bar(hour, hour + HOUR)} />
        ))}
        {stretches.map(({ kind, label, from, to }) => (
          <span key={`${label} ${from}`} className={css.bar} data-kind={kind} style={bar(from, to)} />
        ))}
      </div>
      <ul className={css.legend}>
        {stretches.map(each => (
          <li key={`${each.label} ${each.from}`} data-kind={each.kind}>
            {each.label}: {spanOf(each, day)}
          </li>
        ))}
        {busy.length > 0 && (
          <li data-kind="busy">
            Занято другими:{' '}
            {runsOf(busy.map(each => new Date(each).toISOString()))
              .map(formatSpan)
              .join(', ')}
          </li>
        )}
      </ul>
    </Stack>
  );
}

function spanOf({ from, to }: Stretch, day: string): string {
  const [start, end] = [new Date(from).toISOString(), new Date(to).toISOString()];
  if (dayOf(from) === day && dayOf(to) === day) return formatSpan({ start, end });
  return `${formatDay(from)}, ${formatTime(from)} – ${dayOf(to) === dayOf(from) ? '' : `${formatDay(to)}, `}${formatTime(to)}`;
}
