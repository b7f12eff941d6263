import { bookingAdminStatus } from '@venue/sdk/bookings/model';
import type { DashboardNumbers } from '@venue/sdk/dashboard/model';
import { eventStatus } from '@venue/sdk/events/model';
import { formatDay, formatTime } from '@venue/shared-ui/dates/format.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { bookingPaths } from '../bookings/bookings.paths.ts';
import { eventPaths } from '../events/events.paths.ts';
import css from './DashboardPage.module.css';

/** What goes on at the venue today. */
export function TodayPanel({ numbers: { day, bookings, events } }: { numbers: DashboardNumbers }) {
  if (!bookings && !events) return null;
  const days = `from=${day}&to=${day}`;
  return (
    <section aria-labelledby="today">
      <h2 id="today" className={css.heading}>
        Сегодня, {formatDay(`${day}T12:00:00+05:00`)}
      </h2>
      <div className={css.today}>
        {bookings && (
          <Card
            title="Оплаченные бронирования"
            count={bookings.count}
            to={`${bookingPaths.list.path}?status=${bookingAdminStatus.paid}&${days}`}
            none={bookings.count === 0 ? 'Сегодня броней нет.' : 'На\u00a0сегодня всё закончилось.'}
          >
            {bookings.next.map(({ orderId, roomName, start, end, customer }) => (
              <Row
                key={orderId}
                to={`${bookingPaths.list.path}?booking=${orderId}`}
                time={`${formatTime(start)}–${formatTime(end)}`}
                text={roomName}
                note={customer}
              />
            ))}
          </Card>
        )}
        {events && (
          <Card
            title="Мероприятия"
            count={events.count}
            to={`${eventPaths.list.path}?status=${eventStatus.published}&${days}`}
            none="Сегодня мероприятий нет."
          >
            {events.next.map(({ eventId, title, time, place, to }) => (
              <Row key={eventId} to={to} time={time} text={title} note={place} />
            ))}
          </Card>
        )}
      </div>
    </section>
  );
}

interface CardProps {
  title: string;
  count: number;
  to: string;
  /** Said where nothing is to come. */
  none: string;
  children: readonly ReactNode[];
}

const Card = ({ title, count, to, none, children }: CardProps) => (
  <div className={css.card}>
    <h3 className={css.cardTitle}>
      <Link to={to}>
        {title}: <span className={css.count}>{count}</span>
      </Link>
    </h3>
    {children.length > 0 ? <ul className={css.rows}>{children}</ul> : <p className={css.soft}>{none}</p>}
  </div>
);

const Row = ({ to, time, text, note }: { to: string; time: string; text: string; note: string }) => (
  <li>
    <Link to={to} className={css.row}>
      <span className={css.time}>{time}</span>
      <span>
        {text}
        {note && <span className={css.note}>{note}</span>}
      </span>
    </Link>
  </li>
);
