import type { Period } from '@venue/sdk/dashboard/model';
import css from './DashboardPage.module.css';
import { formatPeriod } from './period.ts';

interface Props {
  /** `+12 %`, or nothing. */
  change: string;
  was: string;
  before: Period;
}

/** The change of a number compared with the previous period. */
export const Compared = ({ change, was, before }: Props) => (
  <p className={css.soft}>
    {change && <span className={css.change}>{change}</span>}{' '}
    <span>
      {was} за&nbsp;{formatPeriod(before)}
    </span>
  </p>
);
