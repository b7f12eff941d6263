import type { Job, JobContext } from './job.ts';

export interface Workers {
  /** Runs the jobs with `onNudge` at once, because there may be work. */
  nudge(): void;
  /** Starts no further runs and waits for those in progress. */
  stop(): Promise<void>;
}

/**
 * Runs each job at once and then every `everyMs`, never twice at a time. A job that fails is logged and tried again.
 */
export function startJobs(jobs: readonly Job[], context: JobContext): Workers {
  const started = jobs.map(job => ({ job, loop: startLoop(job, context) }));
  return {
    nudge() {
      for (const { job, loop } of started) if (job.onNudge) loop.wake();
    },
    async stop() {
      await Promise.all(started.map(({ loop }) => loop.stop()));
    },
  };
}

function startLoop(job: Job, context: JobContext) {
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;

  const wake = () => {
    if (stopped) return;
    // A notice during a run may concern something the run has already passed.
    if (running) again = true;
    else running = round();
  };
  const round = async (): Promise<void> => {
    clearTimeout(timer);
    do {
      again = false;
      await job.run(context).catch(error => context.log.error({ err: error, job: job.name }, 'job failed'));
    } while (again && !stopped);
    running = undefined;
    if (!stopped) timer = setTimeout(wake, job.everyMs).unref();
  };
  wake();
  return {
    wake,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await running;
    },
  };
}
