/** Milliseconds to wait before the n-th repeat (from 0) by default: random, below a bound that doubles. */
export const fullJitter = (repeat: number): number => Math.random() * 300 * 2 ** repeat;
