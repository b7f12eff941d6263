import { useEffect, useEffectEvent } from 'react';
import { useSecondsUntil } from '../data/serverClock.ts';

/** Seconds until a moment by the server's clock, never below 0; 0 too when there is no moment. */
export const useSecondsLeft = (until: string | number | null): number =>
  useSecondsUntil(until === null ? null : new Date(until).getTime());

/** Minutes and seconds as two digits each. */
export function minutesSeconds(seconds: number): { mm: string; ss: string } {
  const two = (value: number) => String(value).padStart(2, '0');
  return { mm: two(Math.floor(seconds / 60)), ss: two(seconds % 60) };
}

interface Props {
  /** The deadline as the server named it. */
  until: string;
  /** Called once when it has passed. */
  onEnd?: () => void;
  /** What is counted, for screen readers: «Осталось на оплату». */
  label?: string;
}

/** Counts down to a deadline as mm:ss. Screen readers hear it at each full minute only. */
export function Countdown({ until, onEnd, label = 'Осталось' }: Props) {
  const left = useSecondsLeft(until);
  const { mm, ss } = minutesSeconds(left);
  const ended = left === 0;
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    if (ended) end();
  }, [ended]);
  const minutes = Math.ceil(left / 60);
  return (
    <span>
      <span aria-hidden="true" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {mm}:{ss}
      </span>
      <span className="visually-hidden" role="timer" aria-live="polite">
        {ended ? 'Время истекло' : `${label}: ${minutes}\u00a0мин.`}
      </span>
    </span>
  );
}
