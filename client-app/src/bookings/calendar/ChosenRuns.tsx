import { hoursFrom, runsOf } from '@venue/sdk';
import { formatRun } from '@venue/shared-ui/dates/format.ts';
import { Icon } from '@venue/shared-ui/parts/Icon.tsx';
import css from './ChosenRuns.module.css';

interface Props {
  hours: readonly string[];
  /** Omitted where runs cannot be taken away one by one. */
  onRemove?: (hours: readonly string[]) => void;
}

/** The chosen hours as runs; each can be taken away, also when the calendar shows other days. */
export const ChosenRuns = ({ hours, onRemove }: Props) => (
  <ul className={css.runs} aria-label="Выбранное время">
    {runsOf(hours).map(run => (
      <li key={run.start}>
        <span>
          {formatRun(run)} <span className={css.hours}>{run.hours}&nbsp;ч</span>
        </span>
        {onRemove && (
          <button
            type="button"
            aria-label={`Убрать ${formatRun(run)}`}
            onClick={() => onRemove(hoursFrom(run.start, run.hours))}
          >
            <Icon name="close" size={18} />
          </button>
        )}
      </li>
    ))}
  </ul>
);
