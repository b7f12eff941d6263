import { formatDeadline } from '@venue/shared-ui/dates/format.ts';
import { Countdown } from '@venue/shared-ui/parts/load/Countdown.tsx';
import css from './HoldTimer.module.css';
import { useHoldCountdown } from './useHoldCountdown.ts';

interface Props {
  /** What is held: «держим часы для вас». */
  what: string;
  until: string;
  /** The text shown when the time is over; null if none is needed. */
  after: string | null;
  onEnd(): void;
}

/** A countdown of the time left to pay, with the deadline. */
export function HoldTimer({ what, until, after, onEnd }: Props) {
  const seconds = useHoldCountdown(until, onEnd);
  if (seconds?.ended && after)
    return (
      <p className={css.timer} role="status">
        {after}
      </p>
    );
  return (
    <div className={css.timer} data-urgent={seconds?.urgent || undefined} data-uncovered>
      <span className={css.clock}>
        <Countdown until={until} label="Осталось на оплату" />
      </span>
      <span>
        {what}
        <br />
        <span className={css.deadline}>до&nbsp;{formatDeadline(until)}</span>
      </span>
    </div>
  );
}
