import type { Period } from '@venue/sdk/dashboard/model';
import { daysBetween, MOST_DAYS } from '@venue/sdk/dashboard/model';
import { DayField } from '@venue/shared-ui/dates/DayField.tsx';
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
  const [draft, setDraft] = useState(period);
  const [known, setKnown] = useState(period);
  if (known.from !== period.from || known.to !== period.to) {
    setKnown(period);
    setDraft(period);
  }
  const wrong =
    draft.from && draft.to && draft.from > draft.to
      ? 'Последний день не\u00a0может быть раньше первого'
      : draft.from && draft.to && daysBetween(draft.from, draft.to) > MOST_DAYS
        ? `Период не\u00a0длиннее ${MOST_DAYS}\u00a0дней`
        : undefined;
  const choose = (change: Partial<Period>) => {
    const next = { ...draft, ...change };
    setDraft(next);
    if (next.from && next.to && next.from <= next.to && daysBetween(next.from, next.to) <= MOST_DAYS)
      setParams({ from: next.from, to: next.to }, { replace: true });
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
        <div className={css.days}>
          <DayField label="С" name="from" value={draft.from} onChange={from => choose({ from })} />
          <span aria-hidden="true">–</span>
          <DayField label="По" name="to" value={draft.to} onChange={last => choose({ to: last })} error={wrong} />
        </div>
      )}
    </section>
  );
}
