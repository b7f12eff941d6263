import { NodePgPreparedQuery } from 'drizzle-orm/node-postgres';

/**
 * Runs a prepared select and returns its rows as the driver reads them: keys are the SQL column names, moments are text
 * (see `isoOfText`). For hot lists only, where mapping each cell would cost more than the rest of the call.
 */
export async function plainRows<R>(prepared: object, values: Record<string, unknown>): Promise<R[]> {
  if (!(prepared instanceof NodePgPreparedQuery)) throw new TypeError('not a prepared select');
  return (await prepared.all(values)) as R[];
}
