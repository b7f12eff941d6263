import { setTimeout as pause } from 'node:timers/promises';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Pool, QueryConfig } from 'pg';
import type { Database, Reader, Replica } from '../../core/db/database.ts';
import { asPublished, replicaLag, replicaReads } from '../../core/db/published.ts';
import { batchesOf } from './batches.ts';
import { poolOf, setAll } from './driver.ts';
import { SESSION } from './pooler.ts';

/** Milliseconds between two comparisons with the primary. */
const EVERY = 500;
/** Milliseconds after which a replica that does not answer is left alone, and the primary read instead. */
const PATIENCE = 2_000;
const READ_PATIENCE = 5_000;
/** Positions of the primary that are remembered: one far behind is not read, and needs none when it has caught up. */
const MOST_MARKS = 1_000;
/** Lists that are read in batches from the replica at once. */
const READERS = 4;

interface Parts {
  readonly url: string;
  readonly primary: Pick<Database, 'pool' | 'batches'>;
  readonly connections: number;
  /** Milliseconds that it may be behind. */
  readonly bound: number;
}

export interface OpenReplica extends Replica {
  close(): Promise<void>;
}

/**
 * A replica that is read while it is at most `bound` behind. What it has is known by comparison: it has everything that
 * was committed before a moment at which the primary was at a position that the replica has reached since.
 */
export function openReplica({ url, primary, connections, bound }: Parts): OpenReplica {
  const options: pg.PoolConfig = {
    connectionString: url,
    application_name: 'venue',
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE,
    onConnect: async client => {
      await client.query(setAll(SESSION));
    },
  };
  const pool = poolOf({ ...options, max: connections, query_timeout: READ_PATIENCE });
  const readers = poolOf({ ...options, max: READERS });
  const monitor = poolOf({ ...options, max: 1, query_timeout: PATIENCE });
  const seenOn = async (of: Pool, read: string): Promise<string | null> =>
    (await of.query<{ position: string | null }>(`SELECT ${read}::text AS position`)).rows[0]?.position ?? null;
  const position = async () => (await seenOn(primary.pool, 'pg_current_wal_insert_lsn()')) ?? '';

  const startedAt = performance.now();
  /** Positions of the primary, oldest first, and when it had them at the latest. */
  let marks: { readonly at: number; readonly position: bigint }[] = [];
  /** What the replica has: everything up to this position, and everything committed before this moment. */
  let has = { position: -1n, at: Number.NEGATIVE_INFINITY };
  const behind = () => performance.now() - Math.max(has.at, startedAt);

  const compare = async () => {
    const at = performance.now();
    marks.push({ at, position: numberOf(await position()) });
    // A replica that became the primary has no position to follow, and is left alone.
    const replayed = await seenOn(monitor, 'CASE WHEN pg_is_in_recovery() THEN pg_last_wal_replay_lsn() END');
    const reached = replayed === null ? -1n : numberOf(replayed);
    const last = marks.findLast(mark => mark.position <= reached);
    if (last) has = { position: reached, at: last.at };
    marks = marks.slice(-MOST_MARKS);
  };
  const stopped = new AbortController();
  const watching = (async () => {
    while (!stopped.signal.aborted) {
      await compare().catch(() => undefined);
      replicaLag.set(behind() / 1000);
      await pause(EVERY, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
    replicaLag.set(0);
  })();

  const reader: Reader = {
    db: asPublished(drizzle(readingFrom(pool, primary.pool))),
    async *batches(read, size) {
      let isStarted = false;
      try {
        const client = await readers.connect();
        try {
          for await (const rows of batchesOf(client, read, { size })) {
            isStarted = true;
            yield rows;
          }
          return;
        } finally {
          client.release(true);
        }
      } catch (error) {
        // Rows of two databases would not be of one moment.
        if (isStarted) throw error;
      }
      yield* primary.batches(read, size);
    },
  };
  return {
    position,
    reader(seen) {
      // guard: server/src/replica.test.ts
      const isFresh = behind() <= bound && has.position >= 0n;
      // guard: server/src/replica.test.ts
      const hasOwn = seen === undefined || numberOf(seen) <= has.position;
      return isFresh && hasOwn ? reader : undefined;
    },
    async close() {
      stopped.abort();
      await watching;
      await Promise.all([pool, readers, monitor].map(each => each.end()));
    },
  };
}

/** A position such as 0/16B3748 as a number; what is none is after all others. */
function numberOf(position: string): bigint {
  const [, high = '', low = ''] = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/.exec(position) ?? ['', 'FFFFFFFF', 'FFFFFFFF'];
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`);
}

const SELECT = /^[\s(]*(select|with)\b/i;

/** Sends each select to the replica, and again to the primary if it fails there; sends nothing else. */
function readingFrom(replica: Pool, primary: Pool): Pool {
  const query = async (config: QueryConfig, values?: unknown[]) => {
    // guard: server/src/replica.test.ts
    if (!SELECT.test(config.text)) throw new Error('a replica is only read');
    try {
      const result = await replica.query(config, values);
      replicaReads.inc({ from: 'replica' });
      return result;
    } catch {
      replicaReads.inc({ from: 'primary' });
      return primary.query(config, values);
    }
  };
  return Object.create(replica, {
    query: { value: query },
    // Only a transaction takes a connection for itself.
    connect: {
      value: () => {
        throw new Error('a transaction never begins on a replica');
      },
    },
  });
}
