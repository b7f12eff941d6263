// The whole of it, on one machine: databases, pooler, Redis, files, three servers, and a proxy with TLS.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setAll } from '../../server/src/ports/database/driver.ts';
import { SESSION } from '../../server/src/ports/database/pooler.ts';
import { openPostgres } from '../../server/src/ports/database/postgres.ts';
import { fakeS3 } from '../../server/src/ports/files/s3.testing.ts';
import { compressBuilds } from '../compress.mjs';
import {
  environment,
  fail,
  inPath,
  install,
  pinnedNode,
  root,
  runQuietly,
  serverEnvironment,
  serverFlags,
} from '../machine.mjs';
import { findPostgres } from '../postgres.mjs';
import { startRelay } from '../relay.mjs';
import { startPooler } from './pooler.mjs';
import { startDatabases } from './postgres.mjs';
import { freePorts, startProcesses, until } from './processes.mjs';
import { proxyPorts, startProxy } from './proxy.mjs';
import { startRedis } from './redis.mjs';

const SERVERS = 3;
const DATABASE = 'venue';

/** The programs it starts, each with the packages of Debian that bring it. */
const programs = {
  patroni: 'patroni python3-etcd',
  etcd: 'etcd-server',
  haproxy: 'haproxy',
  pgbouncer: 'pgbouncer',
  'redis-server': 'redis-server',
  'redis-sentinel': 'redis-sentinel',
  openssl: 'openssl',
};

function mustHavePrograms() {
  const missing = Object.keys(programs).filter(name => !inPath([name]));
  const packages = [...(findPostgres() ? [] : ['postgresql']), ...missing.map(name => programs[name])];
  if (packages.length > 0)
    fail(`Not installed on this machine: run \`apt-get install -y --no-install-recommends ${packages.join(' ')}\``);
}

/** What the servers serve. */
export const areBuilt = () => existsSync(join(root, 'client-app/dist-ssr/entry.js'));

/** Builds that, as far as it has changed. */
export async function buildApps() {
  await install();
  console.log('Building the apps…');
  const build = [
    'run',
    'build',
    '--filter=@venue/client-app',
    '--filter=@venue/admin-app',
    '--output-logs=errors-only',
  ];
  if ((await runQuietly('turbo', build)) !== 0) fail('The apps could not be built: the messages above say why');
  compressBuilds();
}

/** Starts it; `say` tells what is ready. `fill` may write to the new database before the servers start. */
export async function startCluster({ say = () => {}, fill = async () => {}, env = {} } = {}) {
  mustHavePrograms();
  const processes = startProcesses();
  // Run from the last to the first: what processes talk through is closed after them.
  const ends = [() => processes.stop()];
  let stopping;
  const stop = () => {
    stopping ??= (async () => {
      for (const end of ends.splice(0).reverse()) await end();
    })();
    return stopping;
  };
  try {
    const databases = await startDatabases(processes);
    ends.unshift(() => databases.close());
    say('PostgreSQL: a primary and a synchronous replica, watched by Patroni');
    const redis = await startRedis(processes);
    ends.unshift(() => redis.close());
    say('Redis: a master and a replica, watched by three sentinels');
    const files = await fakeS3();
    ends.unshift(() => files.close());

    const ports = await proxyPorts();
    const servers = (await freePorts(SERVERS)).map((port, at) => ({ name: `server-${at + 1}`, port }));
    await startProxy(processes, ports, databases.members, servers);
    const urlOf = (port, database = DATABASE) => `postgresql://postgres:venue@127.0.0.1:${port}/${database}`;
    await makeDatabase(urlOf(ports.primary, 'postgres'));
    // The networks between the pooler and the primary, and between the servers and the pooler.
    const network = async port => {
      const relay = await startRelay({ host: '127.0.0.1', port });
      ends.unshift(() => relay.close());
      return relay;
    };
    const toPrimary = await network(ports.primary);
    const toPooler = await network(await startPooler(processes, urlOf(toPrimary.port)));
    say('HAProxy and PgBouncer in front of them');

    const site = `https://localhost:${ports.https}`;
    const settings = {
      DATABASE_URL: urlOf(toPooler.port),
      DATABASE_DIRECT_URL: urlOf(ports.primary),
      DATABASE_READ_URL: urlOf(ports.replica),
      ...redis.env,
      FILES: 's3',
      ...files.env,
      SECRET: randomBytes(32).toString('base64url'),
      PUBLIC_URL: site,
      TRUST_PROXY: 'loopback',
      DEMO: 'on',
      LOG_LEVEL: 'warn',
      ...env,
    };
    const startServer = async ({ name, port }) => {
      processes.start(name, pinnedNode(), [...serverFlags, 'src/main.ts'], {
        cwd: join(root, 'server'),
        env: environment({ ...settings, ...serverEnvironment, PORT: `${port}`, DATA_DIR: processes.folder(name) }),
      });
      await until(name, () => isReady(port), 120);
    };
    const database = openPostgres({ url: urlOf(ports.primary), connections: 2 });
    ends.push(() => database.close());
    const [first, ...rest] = servers;
    // The first one migrates and fills the database.
    const filled = await fill(urlOf(ports.primary));
    await startServer(first);
    await Promise.all(rest.map(startServer));
    say(`Servers: ${servers.map(({ port }) => `http://127.0.0.1:${port}`).join(', ')}`);
    const networks = { toPrimary, toPooler };
    return { site, servers, databases, redis, files, networks, processes, database, filled, settings, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const isReady = async port => (await fetch(`http://127.0.0.1:${port}/health/ready`)).ok;

/** An empty database, whose sessions have what a pooler cannot give them. */
async function makeDatabase(url) {
  const maintenance = openPostgres({ url, connections: 1 });
  try {
    await until('the primary behind HAProxy', () => maintenance.pool.query('SELECT 1').then(() => true));
    await maintenance.pool.query(`CREATE DATABASE ${DATABASE}`);
    const alter = `ALTER ROLE postgres IN DATABASE ${DATABASE} SET`;
    await maintenance.pool.query(setAll(SESSION).replaceAll('SET', alter));
  } finally {
    await maintenance.close();
  }
}
