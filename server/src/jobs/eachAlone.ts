import type { JobContext } from './job.ts';

/** Runs a piece of work for all items at once and independently: one that fails is logged and stays due. */
export async function eachAlone<T>(
  log: JobContext['log'],
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const logged = async (item: T) => {
    await work(item).catch(err => log.warn({ err }, 'part of a job failed, it is tried again'));
  };
  await Promise.all(items.map(logged));
}
