import { useSyncExternalStore } from 'react';

// Milliseconds the server's clock is ahead. Deadlines are the server's, so a wrong local clock must not shift them.
let offset = 0;

/** Sets the clock by the server's current time (ISO 8601). */
export function syncClock(now: string): void {
  const server = Date.parse(now);
  if (Number.isFinite(server)) offset = server - Date.now();
}

/** Call this in the client's `onResponse`: a reply with the server's time in `message.now` sets the clock. */
export function readClock(reply: unknown): void {
  if (typeof reply !== 'object' || reply === null || !('message' in reply)) return;
  const message = reply.message;
  if (typeof message === 'object' && message !== null && 'now' in message && typeof message.now === 'string') {
    syncClock(message.now);
  }
}

/** The server's time now, in milliseconds. */
export const serverNow = (): number => Date.now() + offset;

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
}

const never = () => () => undefined;

/**
 * Whole seconds until a moment (milliseconds since 1970) by the server's clock, updated every second; never below 0,
 * and 0 without a moment. They are rounded up from the exact time left, so that a countdown starts at its full length.
 */
export function useSecondsUntil(end: number | null): number {
  const secondsLeft = () => (end === null ? 0 : Math.max(0, Math.ceil((end - serverNow()) / 1000)));
  return useSyncExternalStore(end === null ? never : everySecond, secondsLeft, secondsLeft);
}
