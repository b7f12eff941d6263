const SECOND_MS = 1_000;
const HOUR_MS = 60 * 60 * SECOND_MS;

interface Bounds {
  readonly leastMs?: number;
  readonly mostMs?: number;
}

/**
 * When to retry something that has waited since a moment: after as long as it has waited already, so that pauses double
 * up to an hour. Retries never end, because an outage is not a refusal. The jitter keeps what failed together from
 * being retried together.
 */
export function nextTry(since: Date, now: Date, { leastMs = 10 * SECOND_MS, mostMs = HOUR_MS }: Bounds = {}): Date {
  const waited = now.getTime() - since.getTime();
  const pause = Math.min(mostMs, Math.max(leastMs, waited));
  return new Date(now.getTime() + pause * (1 - Math.random() / 4));
}
