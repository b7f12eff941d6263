import { showDateTime } from '@venue/sdk';
import css from './History.module.css';

export interface Step {
  readonly at: string;
  readonly who: string;
  readonly what: string;
  readonly comment?: string;
}

/** What happened, when, by whose hand, and what was said with it. */
export const History = ({ steps }: { steps: readonly Step[] }) => (
  <ol className={css.history}>
    {steps.map(({ at, who, what, comment }) => (
      <li key={`${at} ${what}`}>
        <p>{what}</p>
        {comment && <p className={css.comment}>{comment}</p>}
        <p className={css.when}>
          {showDateTime(at)} · {who}
        </p>
      </li>
    ))}
  </ol>
);
