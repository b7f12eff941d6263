// What the years cost in the database itself: jobs, retention and bytes.
import { sql } from 'drizzle-orm';
import { areas } from '../server/src/areas.ts';
import { sweep } from '../server/src/jobs/sweep.job.ts';
import { openDatabase } from '../server/src/ports/database/open.ts';

const OLD_ROWS = 2_000;
const TABLES_SHOWN = 12;

const openPlain = ({ databaseUrl }) =>
  openDatabase({ dataDir: '', databaseUrl, databasePool: 2 }, error => {
    throw error;
  });

/** Starts to count: the function it returns tells the seconds of each job since. */
export async function pulse({ origin }, token) {
  const read = async () => {
    const reply = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${token}` } });
    if (!reply.ok) throw new Error(`/metrics was answered with ${reply.status}`);
    const lines = (await reply.text()).matchAll(/^venue_server_job_seconds_total\{task="([^"]+)"\} (\S+)$/gm);
    return new Map([...lines].map(([, task, seconds]) => [task, Number(seconds)]));
  };
  const before = await read();
  return async () => new Map([...(await read())].map(([task, seconds]) => [task, seconds - (before.get(task) ?? 0)]));
}

/** The sweep with a batch of the log to delete; returns the milliseconds of it alone. */
export async function sweepOf(venue) {
  const database = await openPlain(venue);
  const { db } = database;
  const job = sweep(areas);
  return {
    close: () => database.close(),
    async sweep() {
      await db.execute(sql`
        insert into audit (user_id, call_id, subject, subject_id, at)
        select 1, 'bench', 'booking', n, '1900-01-01' from generate_series(1, ${OLD_ROWS}) as n`);
      const started = performance.now();
      await job.run({ db, now: () => new Date(), config: { auditYears: 100 } });
      return performance.now() - started;
    },
  };
}

/** Bytes per booking, with indexes, of all tables and of the largest. */
export async function sizeOf(venue) {
  const database = await openPlain(venue);
  try {
    const { rows } = await database.db.execute(sql`
      select relname as name, pg_total_relation_size(oid)::float8 as bytes from pg_class
      where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace order by 2 desc`);
    const total = rows.reduce((sum, { bytes }) => sum + bytes, 0);
    const figure = (what, bytes) => ({
      what: `size: ${what}`,
      ours: bytes / venue.bookings,
      unit: 'bytes per booking',
    });
    return [
      figure('all tables with their indexes', total),
      ...rows.slice(0, TABLES_SHOWN).map(({ name, bytes }) => figure(name, bytes)),
    ];
  } finally {
    await database.close();
  }
}
