import { ApiFailure } from '@venue/sdk';

interface Line {
  /** How many are worked on together. */
  readonly atOnce: number;
  /** How many may wait in all, and of one who asks. */
  readonly longest: number;
  readonly share: number;
}

/**
 * Work done in turn. Whoever asks for much waits for themselves: those who ask get one turn each, one after another.
 * @throws ApiFailure `unavailable` when too many wait, `rate_limited` when too much of it is for the same one
 */
export function fairLine({ atOnce, longest, share }: Line) {
  let running = 0;
  let waiting = 0;
  // In the order of their turns.
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
