import { ApiFailure } from '@venue/sdk';

interface Line {
  /** How many tasks run at once. */
  readonly atOnce: number;
  /** How many tasks may wait in all; `share` is the limit for one caller. */
  readonly longest: number;
  readonly share: number;
}

/**
 * A fair queue of tasks. Waiting callers get one turn each, one after another, so a caller with many tasks delays only
 * its own.
 * @throws ApiFailure `unavailable` when too many tasks wait, `rate_limited` when too many of one caller do
 */
export function fairLine({ atOnce, longest, share }: Line) {
  let running = 0;
  let waiting = 0;
  // The waiting tasks of each caller; callers in the order of their turns.
  const lines = new Map<string, (() => void)[]>();

  const wait = (who: string) => {
    const own = lines.get(who) ?? [];
    if (own.length >= share) throw new ApiFailure('rate_limited', { retryAfter: 2 });
    if (waiting >= longest) throw new ApiFailure('unavailable', { retryAfter: 2 });
    waiting++;
    return new Promise<void>(enter => lines.set(who, [...own, enter]));
  };
  // A finished task hands its place over, so `running` stays as it is.
  const handOver = () => {
    const [next] = lines;
    if (!next) return void running--;
    const [who, [enter, ...rest]] = next;
    lines.delete(who);
    if (rest.length > 0) lines.set(who, rest);
    waiting--;
    enter?.();
  };
  return async <T>(who: string, work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running++;
    else await wait(who);
    try {
      return await work();
    } finally {
      handOver();
    }
  };
}
