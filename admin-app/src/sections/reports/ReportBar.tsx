import { readReport } from '@venue/sdk/reports/admin';
import { MOST_REPORT_DAYS, reportComparison, reportDays, reportPeriod } from '@venue/sdk/reports/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { addDays, dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { DateRange, type Days } from '@venue/shared-ui/dates/DateRange.tsx';
import { Field } from '@venue/shared-ui/fields/Field.tsx';
import { PlainSelect } from '@venue/shared-ui/fields/PlainSelect.tsx';
import { plainArrangement } from '@venue/shared-ui/grid/arrangement.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { lazyWithRetry } from '@venue/shared-ui/parts/load/lazyWithRetry.tsx';
import { Suspense, useState } from 'react';
import { ViewsMenu } from '../../app/list/ViewsMenu.tsx';
import type { ReportQuery } from './query.ts';
import css from './Reports.module.css';

const MailDialog = lazyWithRetry(
  () => import('./MailDialog.tsx'),
  ({ close }) => close(),
);

const plain = plainArrangement([]);

interface Props {
  query: ReportQuery;
  change: (patch: Partial<ReportQuery>) => void;
}

/** Chooses the period and the comparison, which the address keeps; saved views, letters and printing are beside. */
export function ReportBar({ query, change }: Props) {
  const [tooLong, setTooLong] = useState(false);
  const [mails, setMails] = useState(false);
  const days = reportDays(query.period, dayOf(serverNow()), query);
  const choose = ({ from, to }: Days) => {
    if (!from || !to) return;
    const fits = to < addDays(from, MOST_REPORT_DAYS);
    setTooLong(!fits);
    if (fits) change({ period: 'own', from, to });
  };
  return (
    <div className={css.bar}>
      <div className={css.choice}>
        <Field label="Период">
          {wiring => (
            <PlainSelect
              wiring={wiring}
              value={query.period}
              options={reportPeriod.options}
              onChange={(period = 'month') =>
                change({ period, ...(period === 'own' ? days : { from: undefined, to: undefined }) })
              }
            />
          )}
        </Field>
      </div>
      {query.period === 'own' && (
        <DateRange
          className={css.days}
          label="Дни"
          names={{ from: 'from', to: 'to' }}
          value={days}
          onChange={choose}
          error={tooLong ? `Период не\u00a0длиннее ${MOST_REPORT_DAYS}\u00a0дней` : undefined}
        />
      )}
      <div className={css.choice}>
        <Field label="Сравнить">
          {wiring => (
            <PlainSelect
              wiring={wiring}
              value={query.compare}
              options={reportComparison.options}
              onChange={(compare = 'before') => change({ compare })}
            />
          )}
        </Field>
      </div>
      <div className={css.tools}>
        <ViewsMenu
          call={readReport}
          list={{ query, total: undefined, arrangement: plain, plain, arrange: () => undefined }}
        />
        <Button color="inherit" size="small" onClick={() => setMails(true)}>
          Письмом
        </Button>
        <Button color="inherit" size="small" onClick={() => window.print()}>
          Распечатать
        </Button>
      </div>
      {mails && (
        <Suspense fallback={null}>
          <MailDialog report={query.report} close={() => setMails(false)} />
        </Suspense>
      )}
    </div>
  );
}
