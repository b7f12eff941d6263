// `npm run cluster`: several servers on one machine, with a database and a Redis that have a successor each.
import { startCluster } from './cluster/start.mjs';
import { compressBuilds } from './compress.mjs';
import { fail, install, runQuietly } from './machine.mjs';

let stop = async () => {};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => void stop().finally(() => process.exit(0)));

await install();
console.log('Building the apps…');
const build = ['run', 'build', '--filter=@venue/client-app', '--filter=@venue/admin-app', '--output-logs=errors-only'];
if ((await runQuietly('turbo', build)) !== 0) fail('The apps could not be built: the messages above say why');
compressBuilds();

const cluster = await startCluster({ say: line => console.log(`  ${line}`) });
stop = cluster.stop;
const { site, processes, settings } = cluster;
console.log(`
  For customers   ${site}/app/
  For staff       ${site}/app/admin/
  SMS and mail    ${site}/demo/outbox
  Logs            ${processes.home}
  Database        ${settings.DATABASE_DIRECT_URL}

  Ctrl-C ends everything
`);
