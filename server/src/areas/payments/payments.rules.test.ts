import { describe, expect, test } from 'vitest';
import { nextAsk } from './payments.rules.ts';

const now = new Date('2026-11-20T07:00:00Z');

describe('when the provider is asked about a payment again', () => {
  const minutes = (count: number) => count * 60_000;
  const term = new Date(now.getTime() + minutes(60));
  const payment = { createdAt: now, expiresAt: term };
  test.each([
    ['at first', 0, 15_000],
    ['later', minutes(20), minutes(1)],
    ['at its term, which is when it says no', minutes(60) - 5_000, 5_000],
    ['while its answer is awaited', minutes(62), 15_000],
    ['while it may be captured', minutes(70), 15_000],
    ['when nothing is kept for it any more', minutes(80), minutes(20)],
    ['after a day', minutes(60 * 25), minutes(60)],
  ])('%s', (_, since, longest) => {
    const at = new Date(now.getTime() + since);
    const pause = nextAsk(payment, at).getTime() - at.getTime();
    expect(pause).toBeLessThanOrEqual(longest);
    expect(pause).toBeGreaterThanOrEqual(longest * 0.75);
  });
});
