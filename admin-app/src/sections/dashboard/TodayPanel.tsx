import type { DashboardNumbers, TodayCard } from '@venue/sdk/dashboard/model';
import { formatDay } from '@venue/shared-ui/dates/format.ts';
import { Link } from 'react-router-dom';
import css from './DashboardPage.module.css';

/** What goes on at the venue today. */
export function TodayPanel({ numbers: { day, today } }: { numbers: DashboardNumbers }) {
  if (today.length === 0) return null;
  return (
    <section aria-labelledby="today">
      <h2 id="today" className={css.heading}>
        Сегодня, {formatDay(`${day}T12:00:00+05:00`)}
      </h2>
      <div className={css.today}>
        {today.map(each => (
          <Card key={each.title} {...each} />
        ))}
      </div>
    </section>
  );
}

const Card = ({ title, count, to, next, none }: TodayCard) => (
  <div className={css.card}>
    <h3 className={css.cardTitle}>
      <Link to={to}>
        {title}: <span className={css.count}>{count}</span>
      </Link>
    </h3>
    {next.length > 0 ? (
      <ul className={css.rows}>
        {next.map(each => (
          <li key={each.to}>
            <Link to={each.to} className={css.row}>
              <span className={css.time}>{each.time}</span>
              <span>
                <span>{each.title}</span>
                {each.note && <span className={css.note}>{each.note}</span>}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    ) : (
      <p className={css.soft}>{none}</p>
    )}
  </div>
);
