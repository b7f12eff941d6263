import { runsOf } from '@venue/sdk';
import { formatRun } from '@venue/shared-ui/dates/format.ts';
import { Button } from '@venue/shared-ui/parts/Button.tsx';
import { href } from '@venue/shared-ui/shell/screens.tsx';
import { bookingPaths } from '../bookings.paths.ts';
import css from './ObstacleNote.module.css';

/** Reminds of the person's own unpaid bookings of this room, and leads to their payment. */
export default function OpenHolds({ holds }: { holds: ReadonlyMap<number, readonly string[]> }) {
  return [...holds].map(([order, hours]) => (
    <div key={order} className={css.note} role="status">
      <p>У&nbsp;вас есть неоплаченная бронь: {runsOf(hours).map(formatRun).join('; ')}.</p>
      <Button variant="outlined" size="small" color="inherit" to={href(bookingPaths.payment, { order })}>
        Перейти к&nbsp;оплате
      </Button>
    </div>
  ));
}
