import type { BulkResult } from '@venue/sdk/bulk/model';
import css from './BulkDialog.module.css';

/** Records that a bulk action skipped, with the reasons. */
export const SkippedList = ({ skipped }: Pick<BulkResult, 'skipped'>) => (
  <ul className={css.skipped} aria-label="Пропущено">
    {skipped.map(({ id, title, reason }) => (
      <li key={id}>
        №&nbsp;{id} {title}
        <span className={css.why}>{reason}</span>
      </li>
    ))}
  </ul>
);
