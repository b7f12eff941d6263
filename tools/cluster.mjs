// `npm run cluster`: several servers on one machine, with a database and a Redis that have a successor each.
import { parseArgs } from 'node:util';
import { randomOf } from '../server/src/demo/random.ts';
import { measure } from './cluster/load.mjs';
import { env, fill, trustProxy } from './cluster/seed.mjs';
import { areBuilt, buildApps, startCluster } from './cluster/start.mjs';

let stop = async () => {};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => void stop().finally(() => process.exit(0)));

const { load: isMeasured } = parseArgs({ options: { load: { type: 'boolean', default: false } } }).values;
if (!isMeasured || !areBuilt()) await buildApps();
const say = line => console.log(`  ${line}`);
if (isMeasured) trustProxy();
const cluster = await startCluster({ say, ...(isMeasured ? { env, fill } : {}) });
stop = cluster.stop;
if (isMeasured) {
  const { town } = cluster.filled;
  const figures = await measure(cluster, { town, random: randomOf(3), say }).finally(stop);
  console.log(`\n${figures}\n`);
  process.exit();
}
const { site, processes, settings } = cluster;
console.log(`
  For customers   ${site}/app/
  For staff       ${site}/app/admin/
  SMS and mail    ${site}/demo/outbox
  Logs            ${processes.home}
  Database        ${settings.DATABASE_DIRECT_URL}

  Ctrl-C ends everything
`);
