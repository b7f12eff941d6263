import { createHash, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client';
import type { Gauges } from '../area/gauges.ts';
import type { Config } from '../config.ts';
import type { Clock } from '../core/clock.ts';
import type { Database } from '../core/db/database.ts';
import { counted, readGauge } from '../core/metrics.ts';
import { showDatabase } from './databaseGauges.ts';
import { countRequests } from './requests.ts';

interface Parts {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly gauges: readonly Gauges[];
}

/**
 * `/metrics` for Prometheus: on METRICS_PORT, or with METRICS_TOKEN beside the API; without both there is none. Nobody
 * else sees it: it tells what the venue sells and owes. Call it before the routes, whose requests it counts.
 */
export function metrics(app: FastifyInstance, { config, database, clock, gauges }: Parts): void {
  const { metricsPort, metricsToken } = config;
  if (metricsPort === undefined && metricsToken === undefined) return;
  const own = new Registry();
  collectDefaultMetrics({ register: own });
  showServer(own, { config, database, clock });
  const shownDatabase = showDatabase(own, gauges, { db: database.db, now: clock.now, config, log: app.log });
  app.addHook('onClose', shownDatabase.stop);
  countRequests(app);

  const text = async (): Promise<string> => {
    await shownDatabase.refresh();
    return `${await counted.metrics()}\n${await own.metrics()}`;
  };
  const isAllowed = (authorization: string | undefined): boolean =>
    // guard: metrics.test.ts
    metricsToken === undefined || isSame(authorization ?? '', `Bearer ${metricsToken}`);

  if (metricsPort === undefined) {
    app.get('/metrics', { logLevel: 'warn' }, async ({ headers }, reply) => {
      if (!isAllowed(headers.authorization)) return reply.callNotFound();
      return reply
        .header('content-type', own.contentType)
        .header('cache-control', 'no-store')
        .send(await text());
    });
    return;
  }
  const server = createServer((request, response) => {
    const isFound = request.method === 'GET' && request.url === '/metrics' && isAllowed(request.headers.authorization);
    if (!isFound) return void response.writeHead(404).end();
    text().then(
      body => response.writeHead(200, { 'content-type': own.contentType }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  app.addHook(
    'onReady',
    () =>
      new Promise<void>((resolve, reject) => {
        server.once('error', reject).listen(metricsPort, config.host, resolve);
      }),
  );
  app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
}

/** Hashed, because the comparison takes texts of one length only. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other));
const digest = (text: string) => createHash('sha256').update(text).digest();

function showServer(own: Registry, { config, database: { pool, kind }, clock }: Omit<Parts, 'gauges'>): void {
  readGauge(own, 'pool_size', 'the most connections to the database.', () => pool.options.max);
  readGauge(own, 'pool_used', 'connections to the database in use.', () => pool.totalCount - pool.idleCount);
  readGauge(own, 'pool_idle', 'connections to the database without work.', () => pool.idleCount);
  readGauge(own, 'pool_waiting', 'queries that wait for a connection to the database.', () => pool.waitingCount);
  readGauge(own, 'clock_ahead_seconds', 'how far its clock is ahead of the database.', () => clock.offset() / 1000);
  readGauge(own, 'disk_free_bytes', 'free bytes of the disk with DATA_DIR.', async () => {
    const { bavail, bsize } = await statfs(config.dataDir);
    return bavail * bsize;
  });
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const build = new Gauge({
    name: 'venue_server_build_info',
    help: 'This server: its version and the database it uses; always 1.',
    labelNames: ['version', 'node', 'database'],
    registers: [own],
  });
  build.set({ version, node: process.version, database: kind }, 1);
}
