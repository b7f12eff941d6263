import { refundSteps } from '@venue/sdk/bookings/model';
import { serverNow } from '@venue/shared-ui/data/serverClock.ts';
import { formatDay, formatTime } from '@venue/shared-ui/dates/format.ts';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { Link } from 'react-router-dom';
import { visitingPaths } from '../visiting/visiting.paths.ts';

const HOUR_MS = 3_600_000;
const [whole] = refundSteps;

/** The cost of cancelling a booking that starts at `start`, shown before payment. */
export function CancelTerms({ start }: { start: string }) {
  const until = Date.parse(start) - whole.hoursAhead * HOUR_MS;
  return (
    <>
      {until > serverNow() ? (
        <span>
          Бесплатная отмена до&nbsp;{formatDay(until).replaceAll(' ', '\u00a0')}, {formatTime(until)}.
        </span>
      ) : (
        <span>До&nbsp;начала меньше {whole.hoursAhead}&nbsp;часов: при отмене вернём половину.</span>
      )}{' '}
      <Link to={href(visitingPaths.refunds)}>Условия</Link>
    </>
  );
}
