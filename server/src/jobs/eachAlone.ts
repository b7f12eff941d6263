import type { JobContext } from './job.ts';

/** Does a piece of work for each item at once, whatever becomes of the others: what fails is logged and due again. */
export async function eachAlone<T>(
  log: JobContext['log'],
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  const logged = async (item: T) => {
    await work(item).catch(err => log.warn({ err }, 'not done yet'));
  };
  await Promise.all(items.map(logged));
}
