import { NodePgPreparedQuery } from 'drizzle-orm/node-postgres';

/**
 * Runs a prepared select and answers its rows as the driver reads them: keys are the columns' names in SQL, moments
 * are the database's text (see `isoOfText`). For hot lists only: mapping each cell costs more than the rest of such a
 * call together.
 */
export async function plainRows<R>(prepared: object, values: Record<string, unknown>): Promise<R[]> {
  if (!(prepared instanceof NodePgPreparedQuery)) throw new TypeError('not a prepared select');
  return (await prepared.all(values)) as R[];
}
