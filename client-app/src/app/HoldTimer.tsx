import { formatDeadline } from '@venue/shared-ui/dates/format.ts';
import { Countdown } from '@venue/shared-ui/parts/Countdown.tsx';
import css from './HoldTimer.module.css';
import { useHoldCountdown } from './useHoldCountdown.ts';

interface Props {
  /** What is kept: «держим часы для вас». */
  what: string;
  until: string;
  /** What is true once the time is over; null: nothing is left to do. */
  after: string | null;
  onEnd(): void;
}

/** How long there is to pay, and until when. */
export function HoldTimer({ what, until, after, onEnd }: Props) {
  const left = useHoldCountdown(until, onEnd);
  if (left?.ended && after)
    return (
      <p className={css.timer} role="status">
        {after}
      </p>
    );
  return (
    <div className={css.timer} data-urgent={left?.urgent || undefined}>
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
