import { formatDateTime } from '../../dates/format.ts';
import { SoftText } from '../SoftText.tsx';
import css from './History.module.css';

export interface HistoryStep {
  readonly at: string;
  readonly who: string;
  readonly what: string;
  readonly comment?: string;
}

/** What happened, when, who did it, and the comment. */
export const History = ({ steps }: { steps: readonly HistoryStep[] }) => (
  <ol className={css.history}>
    {steps.map(({ at, who, what, comment }) => (
      <li key={`${at} ${what}`}>
        <p>{what}</p>
        {comment && <p className={css.comment}>{comment}</p>}
        <SoftText size="tiny">
          {formatDateTime(at)} · {who}
        </SoftText>
      </li>
    ))}
  </ol>
);
