import { expect } from 'vitest';

/** Work on eight times the input may cost eight times as much, and no more: sixty-four times would be quadratic. */
export function expectLinear(work: (size: number) => unknown, size: number): void {
  const costOnce = (length: number) => {
    const before = process.cpuUsage();
    work(length);
    const { user, system } = process.cpuUsage(before);
    return user + system;
  };
  // The least of several: what else the process does meanwhile, such as collecting garbage, only adds.
  const costOf = (length: number) => Math.min(...Array.from({ length: 3 }, () => costOnce(length)));
  const [short, long] = [costOf(size), costOf(8 * size)];
  expect(long).toBeLessThan(32 * short + 50_000);
}
