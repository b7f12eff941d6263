import type { Clock } from '../core/clock.ts';
import type { Job } from './job.ts';

/** Compares the clocks again and again. Whoever runs the server reads once that they differ, and once that they agree. */
export function compareClocks(clock: Clock): Job {
  let wasRight = true;
  return {
    name: 'clock.compare',
    everyMs: 5_000,
    async run({ log }) {
      await clock.compare();
      const isRight = clock.isRight();
      if (isRight === wasRight) return;
      wasRight = isRight;
      const about = { aheadMs: clock.offset() };
      if (isRight) log.info(about, 'the clock of this machine agrees with the database again');
      else log.error(about, 'the clock of this machine differs from the database: not ready until it is set right');
    },
  };
}
