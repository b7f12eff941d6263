import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';
import type { Gauges } from '../area/gauges.ts';
import type { Config } from '../config.ts';
import type { Db } from '../core/db/database.ts';
import { inTransaction } from '../core/db/transact.ts';
import { counter, readGauge } from '../core/metrics.ts';

/** Numbers younger than this are shown again: several collectors cost no more than one. */
const FRESH_MS = 5_000;
/** Numbers older than this are not shown: a missing one is noticed, a stale one is believed. */
const STALE_MS = 60_000;
/** How long a reader waits for new numbers. */
const WAIT_MS = 2_000;
/** How long one query may take, and all of them: what is not read by then is not shown. */
const [QUERY_MS, ALL_MS] = [3_000, 10_000];

const failures = counter('gauge_failures_total', 'numbers of the database that could not be read.');

interface Parts {
  readonly db: Db;
  readonly now: () => Date;
  readonly config: Config;
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** Shows the numbers of the database: read when they are asked for, one query after another, on one connection. */
export function showDatabase(own: Registry, offers: readonly Gauges[], { db, now, config, log }: Parts) {
  const exported: readonly Shown[] = offers.map(offer => ({ offer, gauges: gaugesOf(own, offer) }));
  for (const each of exported) forget(each);
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | undefined;
  let stopped = false;

  const readAll = async () => {
    const began = performance.now();
    for (const { offer, gauges } of exported) {
      if (stopped) return;
      try {
        if (performance.now() - began > ALL_MS) throw new Error('there was no time left');
        const read = async (tx: Db) => {
          await tx.execute(sql.raw(`set local transaction_read_only = on; set local statement_timeout = ${QUERY_MS}`));
          return offer.read(tx, { now: now(), config });
        };
        const rows = await inTransaction(db, read, log);
        fill(offer, gauges, rows);
      } catch (err) {
        failures.inc();
        log.warn({ err, numbers: Object.keys(offer.help) }, 'numbers of the database could not be read');
        forget({ offer, gauges });
      }
    }
    readAt = performance.now();
  };
  readGauge(own, 'gauges_age_seconds', 'age of the numbers of the database.', () =>
    Math.min((performance.now() - readAt) / 1000, Number.MAX_SAFE_INTEGER),
  );

  return {
    /** Reads nothing more, and waits for what is being read. */
    async stop(): Promise<void> {
      stopped = true;
      await reading;
    },
    /** Reads them anew unless they are fresh; waits a little, and forgets stale ones. */
    async refresh(): Promise<void> {
      if (performance.now() - readAt < FRESH_MS) return;
      reading ??= readAll().finally(() => {
        reading = undefined;
      });
      const late = new AbortController();
      await Promise.race([reading, pause(WAIT_MS, undefined, { signal: late.signal }).catch(() => undefined)]);
      late.abort();
      if (performance.now() - readAt > STALE_MS) for (const each of exported) forget(each);
    },
  };
}

type Gaugelike = Gauge<string>;

interface Shown {
  readonly offer: Gauges;
  readonly gauges: ReadonlyMap<string, Gaugelike>;
}

/** Shows no number: one that was never set is a 0 otherwise. */
function forget({ offer: { labels }, gauges }: Shown): void {
  for (const gauge of gauges.values()) {
    if (labels) gauge.reset();
    else gauge.remove();
  }
}

function gaugesOf(own: Registry, { help, labels = {} }: Gauges): ReadonlyMap<string, Gaugelike> {
  return new Map(
    Object.entries(help).map(([name, text]) => [
      name,
      new Gauge({
        name: `venue_database_${name}`,
        help: `The database, the same on every server: ${text}`,
        labelNames: Object.keys(labels),
        registers: [own],
      }),
    ]),
  );
}

/** Sets each number for each combination of label values, to 0 where no row has it. */
function fill({ labels = {} }: Gauges, gauges: ReadonlyMap<string, Gaugelike>, rows: readonly object[]): void {
  const records = rows as readonly Readonly<Record<string, unknown>>[];
  for (const [name, gauge] of gauges)
    for (const values of combinations(Object.entries(labels))) {
      const row = records.find(each => Object.entries(values).every(([label, value]) => each[label] === value));
      gauge.set(values, Number(row?.[name] ?? 0));
    }
}

const combinations = (labels: readonly [string, readonly string[]][]): Record<string, string>[] =>
  labels.reduce<Record<string, string>[]>(
    (all, [label, values]) => all.flatMap(one => values.map(value => ({ ...one, [label]: value }))),
    [{}],
  );
