import { formatHours, runsOf } from '@venue/sdk';
import { formatRun } from '@venue/shared-ui/dates/format.ts';
import css from './HoursOf.module.css';

/** Whose hours they are, or why they are closed, and the hours as continuous ranges. */
export const HoursOf = ({ title, hours }: { title: string; hours: readonly string[] }) => (
  <div>
    <p className={css.title}>{title}</p>
    <ul className={css.runs}>
      {runsOf(hours).map(run => (
        <li key={run.start}>
          {formatRun(run)} · {formatHours(run.hours)}
        </li>
      ))}
    </ul>
  </div>
);
