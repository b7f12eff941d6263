import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Database } from '../../core/db/database.ts';
import { beginningFrom, boundClient } from './network.ts';
import { namelessClient, preparingClient } from './prepared.ts';
import { TracedPool, tracedClient } from './traced.ts';

// Counts, sums and bigserial keys arrive as numbers. One beyond 2^53 would be silently wrong, so it fails instead.
pg.types.setTypeParser(pg.types.builtins.INT8, text => {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a JavaScript number`);
  return value;
});

/** Milliseconds a caller waits for a connection: a query beside its own transaction fails here instead of hanging. */
export const CONNECTION_WAIT = 15_000;

/** Milliseconds one statement may run. */
export const STATEMENT_LIMIT = 15_000;

/**
 * Milliseconds within which a statement has its answer, or its connection is given up. Shorter than the patience of
 * the SDK, so that callers get a reply.
 */
const ANSWER_WITHIN = STATEMENT_LIMIT + 2_000;

/**
 * Planner settings of each session. Rows are on a fast disk or in memory, so reading a thousand of them by an index
 * costs less than reading the whole table. Calls are short and many, so each uses one core: starting others, or a
 * compiler, would take longer.
 */
export const PLANNING = { random_page_cost: '1.1', max_parallel_workers_per_gather: '0', jit: 'off' } as const;

/** Statements that give a session these settings. */
export const setAll = (settings: Readonly<Record<string, string>>): string =>
  Object.entries(settings)
    .map(([name, value]) => `SET ${name} = '${value}'`)
    .join('; ');

interface PoolOptions {
  /** False: statements get no names, because a pooler is between that does not know them. */
  readonly canPrepare?: boolean | undefined;
  readonly answerWithin?: number | undefined;
}

/** A pool that survives its connections: one that is cut or hangs, idle or in use, fails its queries and is replaced. */
export function poolOf(
  options: pg.PoolConfig,
  { canPrepare = true, answerWithin = ANSWER_WITHIN }: PoolOptions = {},
): pg.Pool {
  const Client = canPrepare ? preparingClient() : namelessClient();
  const pool = new TracedPool({ ...options, Client: tracedClient(boundClient(Client, answerWithin)) });
  // Without a listener each of these would end the process.
  pool.on('error', () => {});
  pool.on('connect', client => client.on('error', () => {}));
  return pool;
}

/** Wraps a pool as a Database; `closeRest` closes what else belongs to it. */
export function databaseOf(
  pool: pg.Pool,
  kind: Database['kind'],
  batches: Database['batches'],
  closeRest: () => Promise<void> = async () => {},
): Database {
  let closing: Promise<void> | undefined;
  return {
    db: drizzle(beginningFrom(pool)),
    pool,
    kind,
    batches,
    close() {
      closing ??= pool.end().then(closeRest);
      return closing;
    },
  };
}
