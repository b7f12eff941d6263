import { formatDateTime } from '@venue/shared-ui/dates/format.ts';
import css from './History.module.css';

interface HistoryStep {
  readonly at: string;
  /** What happened, in Russian. */
  readonly what: string;
  readonly who: string;
  /** The reason staff gave; empty when there is none. */
  readonly comment: string;
}

/** What happened to a record, newest first. */
export const History = ({ steps }: { steps: readonly HistoryStep[] }) => (
  <section className={css.history} aria-labelledby="history">
    <h2 id="history">История</h2>
    <ol>
      {steps.map(({ at, what, who, comment }) => (
        <li key={`${at} ${what}`}>
          <span className={css.what}>{what}</span>
          <span className={css.soft}>
            {formatDateTime(at)} · {who}
          </span>
          {comment && <span className={css.comment}>{comment}</span>}
        </li>
      ))}
    </ol>
  </section>
);
