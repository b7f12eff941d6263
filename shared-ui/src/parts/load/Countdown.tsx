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
  const left = useSecondsLeft(until);
  const ended = left === 0;
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (ended) end();
  }, [ended]);
  const heard = left < HOUR_SECONDS ? `${Math.ceil(left / 60)}\u00a0мин.` : leftText(left);
  return (
    <span>
      <span aria-hidden="true" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {leftText(left)}
      </span>
      <span className="visually-hidden" role="timer" aria-live="polite">
        {ended ? 'Время истекло' : `${label}: ${heard}`}
      </span>
    </span>
  );
}
