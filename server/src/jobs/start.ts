import { isPassing } from '../core/http/errors.ts';
import { counter, gauge } from '../core/metrics.ts';
import { runToEnd } from '../core/traces.ts';
import type { Job, JobContext } from './job.ts';

const failures = counter('job_failures_total', 'runs of a job that failed.', ['task']);
const seconds = counter('job_seconds_total', 'time that a job has run.', ['task']);
const interval = gauge('job_interval_seconds', 'how often a job runs at least.', ['task']);
const succeededAt = gauge('job_success_timestamp_seconds', 'when a job ended well last, or was started.', ['task']);

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

  const { name } = job;
  interval.set({ task: name }, job.everyMs / 1000);
  succeededAt.setToCurrentTime({ task: name });
  failures.inc({ task: name }, 0);
  const { traces } = context;
  const traced = (work: () => Promise<void>) => (traces ? runToEnd(traces.job(`job ${name}`), work) : work());
  const run = async () => {
    const began = performance.now();
    try {
      await traced(() => job.run(context));
      succeededAt.setToCurrentTime({ task: name });
    } catch (err) {
      failures.inc({ task: name });
      // Every job fails while the database is away: that is one alert and not an error of each.
      if (isPassing(err)) context.log.warn({ err, job: name }, 'job failed for now');
      else context.log.error({ err, job: name }, 'job failed');
    }
    seconds.inc({ task: name }, (performance.now() - began) / 1000);
  };
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
      await run();
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
