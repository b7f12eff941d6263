import { reportCertificates } from '@venue/sdk/certificates/admin';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { useCall } from '@venue/shared-ui/data/useCall.ts';
import { addDays, dayOf } from '@venue/shared-ui/dates/calendar.ts';
import { inZone } from '@venue/shared-ui/dates/dayjs.ts';
import { Field } from '@venue/shared-ui/fields/Field.tsx';
import { PlainSelect } from '@venue/shared-ui/fields/PlainSelect.tsx';
import { Money } from '@venue/shared-ui/parts/Money.tsx';
import { ErrorNote } from '@venue/shared-ui/parts/message/ErrorNote.tsx';
import { useState } from 'react';
import css from './certificates.module.css';

const MONTHS = 24;

/** The first days of this month and of those before, the latest first. */
function monthsUntil(today: string): string[] {
  const months = [`${today.slice(0, 7)}-01`];
  while (months.length < MONTHS) months.push(`${addDays(months.at(-1) ?? today, -1).slice(0, 7)}-01`);
  return months;
}

/** The last day of the month that begins on a day. */
const endOf = (first: string): string => addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);

const rows = [
  ['certificatesSold', 'Продано'],
  ['certificatesUsed', 'Использовано'],
  ['certificatesReturned', 'Возвращено'],
  ['certificatesOwed', 'Остаток на\u00a0конец месяца'],
] as const;

/** What was sold, used and returned in a month, and what the venue owes by certificates at its end. */
export function CertificateReport() {
  const months = monthsUntil(dayOf(serverNow()));
  const [from = '', setFrom] = useState(months[0]);
  const { data, error, refetch } = useCall(
    reportCertificates,
    { query: { from, to: endOf(from) } },
    { keepPrevious: true },
  );
  return (
    <section className={css.report} aria-labelledby="certificate-report">
      <div className={css.head}>
        <h2 id="certificate-report">Деньги за&nbsp;месяц</h2>
        <Field label="Месяц">
          {wiring => (
            <PlainSelect
              wiring={wiring}
              value={from}
              options={months.map(id => ({ id, label: inZone(id).format('MMMM YYYY') }))}
              onChange={month => setFrom(month ?? from)}
            />
          )}
        </Field>
      </div>
      {!data && error && <ErrorNote error={error} title="Не&nbsp;удалось посчитать" retry={() => void refetch()} />}
      {data && (
        <dl className={css.sums}>
          {rows.map(([field, label]) => (
            <div key={field}>
              <dt>{label}</dt>
              <dd>
                <Money kopecks={data.message[field]} />
              </dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
