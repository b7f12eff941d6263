import { showDateTime } from '@venue/sdk';
import type { AdminBookingCard } from '@venue/sdk/bookings/model';
import css from './BookingHistory.module.css';

/** What happened to a booking, when, and by whose hand. */
export function BookingHistory({ entries }: { entries: AdminBookingCard['history'] }) {
  return (
    <ol className={css.history}>
      {entries.map(({ at, who, what }) => (
        <li key={`${at} ${what}`}>
          <p>{what}</p>
          <p className={css.when}>
            {showDateTime(at)} · {who}
          </p>
        </li>
      ))}
    </ol>
  );
}
