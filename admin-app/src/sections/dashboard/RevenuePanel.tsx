import { formatMoney } from '@venue/sdk';
import type { DashboardNumbers, Period } from '@venue/sdk/dashboard/model';
import { Link } from 'react-router-dom';
import { bookingPaths } from '../bookings/bookings.paths.ts';
import { type Bar, Bars, dayWords } from './Bars.tsx';
import { Compared } from './Compared.tsx';
import css from './DashboardPage.module.css';
import { NumbersTable } from './NumbersTable.tsx';
import { bucketsOf, changeOf } from './period.ts';

interface Props {
  revenue: NonNullable<DashboardNumbers['revenue']>;
  period: Period;
  before: Period;
}

const paidIn = ({ from, to }: Period) => `${bookingPaths.list.path}?paidFrom=${from}&paidTo=${to}`;
const refundedIn = ({ from, to }: Period) => `${bookingPaths.list.path}?refundedFrom=${from}&refundedTo=${to}`;
const money = (kopecks: number) => formatMoney(kopecks).replace('-', '−');

/** The revenue of the studios by the days of payments and refunds. */
export function RevenuePanel({ revenue, period, before }: Props) {
  const buckets = bucketsOf(revenue.days).map(({ from, to, days }) => ({
    from,
    to,
    paid: days.reduce((sum, day) => sum + day.paid, 0),
    refunded: days.reduce((sum, day) => sum + day.refunded, 0),
  }));
  const most = Math.max(...buckets.map(({ paid }) => paid));
  const bars = buckets.map(
    ({ paid, refunded, ...days }): Bar => ({
      ...days,
      up: paid,
      down: refunded,
      text: `оплачено ${money(paid)}${refunded > 0 ? `, возвращено ${money(refunded)}` : ''}`,
      // If refunds exceed payments, link to the refunds.
      leads: refunded > paid ? refundedIn(days) : paidIn(days),
    }),
  );
  return (
    <section className={css.card} aria-labelledby="revenue">
      <h3 id="revenue" className={css.cardTitle}>
        Выручка
      </h3>
      <p className={css.big}>{money(revenue.total)}</p>
      <Compared
        change={changeOf(revenue.total, revenue.before.total)}
        was={money(revenue.before.total)}
        before={before}
      />
      <ul className={css.parts}>
        <li>
          <Link to={paidIn(period)}>Оплачено {money(revenue.paid)}</Link>
        </li>
        <li>
          <Link to={refundedIn(period)}>Возвращено {money(revenue.refunded)}</Link>
        </li>
      </ul>
      <Bars bars={bars} most={most} top={money(most)} />
      <NumbersTable
        caption="Выручка по дням"
        columns={['День', 'Оплачено', 'Возвращено', 'Итого']}
        rows={buckets.map(({ paid, refunded, ...days }) => ({
          key: days.from,
          cells: [
            dayWords(days),
            <Link key="paid" to={paidIn(days)}>
              {money(paid)}
            </Link>,
            <Link key="refunded" to={refundedIn(days)}>
              {money(refunded)}
            </Link>,
            money(paid - refunded),
          ],
        }))}
      />
    </section>
  );
}
