import type pg from 'pg';
import type { Database } from '../../core/db/database.ts';
import { batchesOf } from './batches.ts';
import { CONNECTION_WAIT, databaseOf, poolOf, setAll } from './driver.ts';
import { SESSION, type Target } from './pooler.ts';

/** The most lists that are read in batches at once; the next one waits. */
const READERS = 4;
/** How long such a list may do something else between two batches. */
const READER_IDLE = '10min';

interface PostgresOptions {
  readonly url: string;
  readonly connections: number;
  /** Leads to PostgreSQL itself, for what needs a session of its own; `url` does without a pooler. */
  readonly directUrl?: string | undefined;
  /** Milliseconds within which a statement has its answer; otherwise its connection is given up. */
  readonly answerWithin?: number;
  /** What `url` leads to. */
  readonly target?: Pick<Target, 'hasPooler' | 'canPrepare'>;
}

const common = { connectionTimeoutMillis: CONNECTION_WAIT, application_name: 'venue', keepAlive: true };

/** A pool whose connections are sessions of PostgreSQL. */
const sessionPool = (connectionString: string, max: number, answerWithin?: number): pg.Pool =>
  poolOf(
    {
      ...common,
      connectionString,
      max,
      onConnect: async client => {
        await client.query(setAll(SESSION));
      },
    },
    { answerWithin },
  );

/** An external PostgreSQL. Connections are opened when they are first needed. */
export function openPostgres({ url, directUrl = url, connections, answerWithin, target }: PostgresOptions): Database {
  const { hasPooler = false, canPrepare } = target ?? {};
  // What a statement sets behind a pooler would stay for whoever gets the session next.
  const pool = hasPooler
    ? poolOf({ ...common, connectionString: url, max: connections }, { canPrepare, answerWithin })
    : sessionPool(url, connections, answerWithin);
  // Lists read in batches have sessions of their own: otherwise a pool of one or two would have none left for the
  // calls.
  const readers = sessionPool(directUrl, READERS);
  const batches: Database['batches'] = async function* (read, size) {
    const client = await readers.connect();
    try {
      // In a transaction the first rows come at once. A cursor that is held beyond it collects all of them first: those
      // of ten years take longer than a statement may.
      await client.query(`BEGIN READ ONLY; SET LOCAL idle_in_transaction_session_timeout = '${READER_IDLE}'`);
      yield* batchesOf(client, read, { size, hold: false });
    } finally {
      // Such lists are rare, so the connection is closed afterwards, with any state left in it.
      client.release(true);
    }
  };
  return databaseOf(pool, 'postgres', batches, () => readers.end());
}
