import { expect, test } from 'vitest';
import { COST, HARDEST, MOST } from './proof.ts';

/** Rounds of SHA-256 in a second: measured on one core of a desktop computer. A slow phone is four times slower. */
const ON_A_DESKTOP = 4_700_000;
const ON_A_SLOW_PHONE = ON_A_DESKTOP / 4;

test('the hardest work takes a slow phone at most three seconds', () => {
  expect((COST * HARDEST * MOST) / ON_A_SLOW_PHONE).toBeLessThanOrEqual(3);
});
