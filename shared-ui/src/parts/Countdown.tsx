import { useEffect, useEffectEvent } from 'react';
import { useSecondsUntil } from '../data/serverClock.ts';

const HOUR_SECONDS = 3600;

/** Seconds until a moment by the server's clock, never below 0; 0 too when there is no moment. */
export const useSecondsLeft = (until: string | number | null): number =>
  useSecondsUntil(until === null ? null : new Date(until).getTime());

/** Minutes and seconds as two digits each. */
export function minutesSeconds(seconds: number): { mm: string; ss: string } {
  const two = (value: number) => String(value).padStart(2, '0');
  return { mm: two(Math.floor(seconds / 60)), ss: two(seconds % 60) };
}

/** The time left as visible text: `07:41`, or `23 ч` if it is an hour or more. */
export function leftText(seconds: number): string {
  const { mm, ss } = minutesSeconds(seconds);
  return seconds < HOUR_SECONDS ? `${mm}:${ss}` : `${Math.floor(seconds / HOUR_SECONDS)}\u00a0ч`;
}

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
