import { useSyncExternalStore } from 'react';

// Milliseconds the server's clock is ahead of this one: deadlines are the server's, and a wrong clock must not move them.
let ahead = 0;

/** Sets the clock by a moment the server has just named (ISO 8601). */
export function syncClock(now: string): void {
  const server = Date.parse(now);
  if (Number.isFinite(server)) ahead = server - Date.now();
}

/** Give this to the client within `onResponse`: a reply whose `message.now` is a moment sets the clock. */
export function readClock(reply: unknown): void {
  if (typeof reply !== 'object' || reply === null || !('message' in reply)) return;
  const message = reply.message;
  if (typeof message === 'object' && message !== null && 'now' in message && typeof message.now === 'string') {
    syncClock(message.now);
  }
}

/** The server's time now, in milliseconds. */
export const serverNow = (): number => Date.now() + ahead;

function everySecond(tick: () => void): () => void {
  const timer = setInterval(tick, 1000);
  return () => clearInterval(timer);
}

const never = () => () => undefined;

/**
 * Whole seconds until a moment (milliseconds since 1970) by the server's clock, ticking; never below 0, and 0 when there
 * is no moment. They are counted from the moment itself, not from the clock's full second: a countdown begins at its top.
 */
export function useSecondsUntil(end: number | null): number {
  const left = () => (end === null ? 0 : Math.max(0, Math.ceil((end - serverNow()) / 1000)));
  return useSyncExternalStore(end === null ? never : everySecond, left, left);
}
