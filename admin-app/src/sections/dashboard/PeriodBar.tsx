import type { Period } from '@venue/sdk/dashboard/model';
import { daysBetween, MOST_DAYS } from '@venue/sdk/dashboard/model';
import { DateRange } from '@venue/shared-ui/dates/DateRange.tsx';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import css from './PeriodBar.module.css';
import { formatPeriod, type PeriodName, periodNames, periodTitles } from './period.ts';

interface Props {
  name: PeriodName;
  period: Period;
}

/** Chooses the period; the address keeps it. */
export function PeriodBar({ name, period }: Props) {
  const [, setParams] = useSearchParams();
  const [tooLong, setTooLong] = useState(false);
  const choose = ({ from, to }: Period) => {
    if (!from || !to) return;
    const fits = daysBetween(from, to) <= MOST_DAYS;
    setTooLong(!fits);
    if (fits) setParams({ from, to }, { replace: true });
  };
  const to = (each: PeriodName) =>
    each === 'own' ? `?from=${period.from}&to=${period.to}` : each === 'week' ? '?' : `?period=${each}`;
  return (
    <section className={css.bar} aria-labelledby="period">
      <h2 id="period" className={css.heading}>
        Студии: {formatPeriod(period)}
      </h2>
      <nav className={css.tabs} aria-label="Период">
        {periodNames.map(each => (
          <Link key={each} to={to(each)} replace className={css.tab} aria-current={each === name ? 'true' : undefined}>
            {periodTitles[each]}
          </Link>
        ))}
      </nav>
      {name === 'own' && (
        <DateRange
          className={css.days}
          label="Дни"
          names={{ from: 'from', to: 'to' }}
          value={period}
          onChange={choose}
          error={tooLong ? `Период не\u00a0длиннее ${MOST_DAYS}\u00a0дней` : undefined}
        />
      )}
    </section>
  );
}
