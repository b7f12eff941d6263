import { showDateTime } from '@venue/sdk';
import type { BrandStep } from '@venue/sdk/brands/model';
import css from './BrandHistory.module.css';

/** What happened to a brand, newest first. */
export const BrandHistory = ({ steps }: { steps: readonly BrandStep[] }) => (
  <section className={css.history} aria-labelledby="brand-history">
    <h2 id="brand-history">История</h2>
    <ol>
      {steps.map(({ at, what, who, comment }) => (
        <li key={`${at} ${what}`}>
          <span className={css.what}>{what}</span>
          <span className={css.soft}>
            {showDateTime(at)} · {who}
          </span>
          {comment && <span className={css.comment}>{comment}</span>}
        </li>
      ))}
    </ol>
  </section>
);
