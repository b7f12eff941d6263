import { expect, test } from 'vitest';
import { nextTry } from './nextTry.ts';

const now = new Date('2026-12-01T07:00:00Z');
const [second, hour] = [1_000, 3_600_000];
const pauseAfter = (waited: number, bounds?: Parameters<typeof nextTry>[2]) =>
  nextTry(new Date(now.getTime() - waited), now, bounds).getTime() - now.getTime();

test.each([
  ['at once', 0, 10 * second],
  ['after a minute', 60 * second, 60 * second],
  ['after half an hour', hour / 2, hour / 2],
  ['after a year', 365 * 24 * hour, hour],
  ['with a clock that runs behind', -hour, 10 * second],
])('%s the pause is as long as the wait so far, within bounds', (_, waited, longest) => {
  const pauses = Array.from({ length: 200 }, () => pauseAfter(waited));
  for (const pause of pauses) {
    expect(pause).toBeLessThanOrEqual(longest);
    expect(pause).toBeGreaterThanOrEqual(longest * 0.75);
  }
  // The jitter spreads them.
  expect(new Set(pauses).size).toBeGreaterThan(100);
});

test('the bounds may be others', () => {
  expect(pauseAfter(hour, { mostMs: second })).toBeLessThanOrEqual(second);
  expect(pauseAfter(0, { leastMs: hour })).toBeGreaterThanOrEqual(hour * 0.75);
});
