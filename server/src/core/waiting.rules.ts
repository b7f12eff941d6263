import { afterTheNight } from './night.ts';

// What all waiting lists have in common: hours of rooms and tickets of events (decision 55).

const MINUTE = 60_000;

/**
 * When somebody is told of what is held for them, and until when it is held: `minutes` later, but never beyond `latest`,
 * the moment after which it is of no use. If that is too early in the morning, they are told at once.
 */
export function offerTerm(latest: Date, minutes: number, now: Date): { notBefore: Date; expiresAt: Date } {
  const morning = afterTheNight(now);
  const notBefore = morning.getTime() + minutes * MINUTE <= latest.getTime() ? morning : now;
  return { notBefore, expiresAt: new Date(Math.min(notBefore.getTime() + minutes * MINUTE, latest.getTime())) };
}

/**
 * Until when something free is everybody's before it is held for somebody who let an offer of it lapse: as long as an
 * offer lasts.
 */
export const publicUntil = (latest: Date, minutes: number, now: Date): Date =>
  offerTerm(latest, minutes, now).expiresAt;

interface Turn {
  readonly isBehind: boolean;
  readonly publicUntil: Date | null;
}

/** Whoever let an offer of it lapse is served once it has been everybody's for a while. */
export const mayBeServed = ({ isBehind, publicUntil: until }: Turn, now: Date): boolean =>
  !isBehind || (until !== null && until <= now);
