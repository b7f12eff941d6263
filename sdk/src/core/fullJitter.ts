/** Milliseconds to wait before the n-th repeat (from 0), where the program does not say: anything up to a bound that doubles. */
export const fullJitter = (repeat: number): number => Math.random() * 300 * 2 ** repeat;
