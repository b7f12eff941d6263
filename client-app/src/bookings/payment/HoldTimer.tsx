import { formatDeadline } from '@venue/shared-ui/dates/format.ts';
import { Countdown } from '@venue/shared-ui/parts/Countdown.tsx';
import { useHoldCountdown } from '../useHoldCountdown.ts';
import css from './PaymentPage.module.css';

interface Props {
  until: string;
  onEnd(): void;
}

/** How long the hours are still kept, and until when in Moscow time. */
export function HoldTimer({ until, onEnd }: Props) {
  const left = useHoldCountdown(until, onEnd);
  return (
    <div className={css.timer} data-urgent={left?.urgent || undefined}>
      <span className={css.clock}>
        <Countdown until={until} label="Осталось на оплату" />
      </span>
      <span>
        держим часы для&nbsp;вас
        <br />
        <span className={css.deadline}>до&nbsp;{formatDeadline(until)}</span>
      </span>
    </div>
  );
}
