import type { CalendarItem } from '@venue/sdk/calendar/model';
import { formatDay } from '@venue/shared-ui/dates/format.ts';
import { SoftText } from '@venue/shared-ui/parts/SoftText.tsx';
import { StatusChip } from '@venue/shared-ui/parts/StatusChip.tsx';
import { Link } from 'react-router-dom';
import { eventRequestPaths } from '../event-requests/event-requests.paths.ts';
import { faceOf, hoursOn } from './dates.ts';
import { daysOf } from './month.ts';
import css from './Soon.module.css';

const SHOWN = 3;

/** The next requests, events and bookings, for the start page. */
export function Soon({ items }: { items: readonly CalendarItem[] }) {
  const next = items.slice(0, SHOWN);
  if (next.length === 0) return null;
  return (
    <section className={css.soon} aria-labelledby="soon">
      <div className={css.head}>
        <h2 id="soon">Скоро</h2>
        <Link to={`${eventRequestPaths.events.path}?show=calendar`}>Весь календарь</Link>
      </div>
      <ul>
        {next.map(item => {
          const { page, option } = faceOf(item);
          const [first] = daysOf(item);
          return (
            <li key={`${item.kind} ${item.id} ${item.start}`}>
              <span>
                <Link to={page}>{item.title}</Link>
                <SoftText as="span" size="small">
                  {[`${formatDay(item.start)}, ${hoursOn(item, first)}`, item.place].filter(Boolean).join(' · ')}
                </SoftText>
              </span>
              <StatusChip option={option} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
