import { useEffect, useEffectEvent } from 'react';
import { HOUR_SECONDS, leftText, useSecondsLeft } from './secondsLeft.ts';

interface Props {
  /** The deadline from the server (ISO 8601). */
  until: string;
  /** Called once when it has passed. */
  onEnd?: () => void;
  /** What is counted, for screen readers: «Осталось на оплату». */
  label?: string;
}

/** Counts down to a deadline. Screen readers announce full minutes only, from an hour on full hours. */
export function Countdown({ until, onEnd, label = 'Осталось' }: Props) {
  const seconds = useSecondsLeft(until);
  const ended = seconds === 0;
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (ended) end();
  }, [ended]);
  const time = seconds < HOUR_SECONDS ? `${Math.ceil(seconds / 60)}\u00a0мин.` : leftText(seconds);
  return (
    <span>
      <span aria-hidden="true" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {leftText(seconds)}
      </span>
      <span className="visually-hidden" role="timer" aria-live="polite">
        {ended ? 'Время истекло' : `${label}: ${time}`}
      </span>
    </span>
  );
}
