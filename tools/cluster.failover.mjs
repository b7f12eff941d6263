// `npm run failover`: makes each part of a cluster fail in turn while it is used, and compares by SQL.
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { invariantsOf } from '../server/src/area/area.ts';
import { brokenInvariants } from '../server/src/area/invariant.ts';
import { areas } from '../server/src/areas.ts';
import { randomOf } from '../server/src/demo/random.ts';
import { doubleSold, look, lost, surplus, unpaid } from '../server/src/testing/crash/crash.books.ts';
import { askAgain } from '../server/src/testing/crash/crash.driver.ts';
import { wrongFiles } from '../server/src/testing/crash/crash.files.ts';
import { wrongTickets } from '../server/src/testing/crash/crash.tickets.ts';
import { faultsOf } from './cluster/faults.mjs';
import { inMs, inSeconds, machine, readsBetween, table } from './cluster/figures.mjs';
import { followLive } from './cluster/live.mjs';
import { until } from './cluster/processes.mjs';
import { env, fill, trustProxy } from './cluster/seed.mjs';
import { areBuilt, buildApps, startCluster } from './cluster/start.mjs';
import { startTraffic } from './cluster/traffic.mjs';

/** Milliseconds within which the service has to be back, once what was done has ended or a successor is known. */
const LIMIT = 30_000;
const QUIET = 15_000;

const { values: options } = parseArgs({
  options: { sockets: { type: 'string', default: '200' }, only: { type: 'string', default: '' } },
});

trustProxy();
if (!areBuilt()) await buildApps();
const say = line => console.log(`  ${line}`);
const cluster = await startCluster({ say, env, fill });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => void cluster.stop().finally(() => process.exit(130)));
const { site, filled } = cluster;
const { town, entrances } = filled;
const failures = [];
const rows = [];

try {
  const live = followLive(`${site.replace('https', 'wss')}/api/live`, Number(options.sockets));
  const areOpen = () => live.ask().then(({ open }) => open === live.count);
  await until('the sockets', areOpen, 120);
  const traffic = startTraffic({ site, town, entrances, random: randomOf(11), failures });
  await until('the first bookings', () => traffic.answers.length > 20);
  const quietFrom = performance.now();
  await pause(QUIET);
  const quiet = readsBetween(traffic.reads, quietFrom, performance.now());
  say(`${machine()}, ${live.count} sockets; reads: p99 ${inMs(quiet.p99)} of ${quiet.count}, ${quiet.failed} failed`);
  rows.push(['nothing', '', '', inMs(quiet.p99), `${quiet.failed} of ${quiet.count}`]);

  const faults = faultsOf(cluster).filter(({ what }) => what.includes(options.only));
  for (const fault of faults)
    await suffer(fault, traffic, areOpen).catch(error => failures.push(`${fault.what}: ${error.message}`));
  await traffic.stop();
  await compare(traffic.done, live).catch(error => failures.push(error.message));
} finally {
  await cluster.stop();
}
console.log(`\n${table(['what', 'next booking after', 'longest wait', 'p99 of reads', 'reads failed'], rows)}\n`);
for (const failure of failures) console.error(`  ${failure}`);
process.exit(failures.length > 0 ? 1 : 0);

/** Does it, notes when the next booking was acknowledged and how long calls waited, and lets the cluster recover. */
async function suffer({ what, begin, lasts, whenBack = async () => {} }, { answers, reads }, areOpen) {
  const at = performance.now();
  const end = await begin();
  await pause(lasts);
  await end();
  const first = await until('a booking', () => answers.find(answer => answer.sentAt > at), 120).catch(
    error => void failures.push(`${what}: ${error.message}`),
  );
  await until('the sockets', areOpen, 120).catch(error => failures.push(`${what}: ${error.message}`));
  await pause(3_000);
  const waits = answers.filter(answer => answer.at > at).map(answer => answer.at - Math.max(answer.sentAt, at));
  const { p99, failed, count } = readsBetween(reads, at, performance.now());
  const next = (first?.at ?? Number.NaN) - at;
  const longest = Math.max(...waits);
  rows.push([what, inSeconds(next), inSeconds(longest), inMs(p99), `${failed} of ${count}`]);
  say(rows.at(-1).join(', '));
  if (!(Math.max(next, longest) < lasts + LIMIT)) failures.push(`${what}: the service was away for too long`);
  await whenBack();
  await pause(3_000);
}

async function compare({ deeds, tickets, files, exports, uploadsFailed }, live) {
  const { people, staff, offers } = town;
  const roomIds = [...new Set(offers.map(({ roomId }) => roomId))];
  await askAgain(site, deeds);
  await until('the payments', async () => unpaid(deeds, await look(site, staff, roomIds)).length === 0, 90);
  const view = await look(site, staff, roomIds);
  const check = (what, wrong) => wrong.length > 0 && failures.push(`${what}: ${JSON.stringify(wrong.slice(0, 5))}`);
  check('lost', lost(deeds, view));
  check('made twice', surplus(deeds, view));
  check('sold twice', doubleSold(deeds));
  const { db } = cluster.database;
  check('invariants', await brokenInvariants(db, invariantsOf(areas), new Date()));
  const ids = sql.param(deeds.map(({ orderId }) => orderId));
  const { rows: missing } = await db.execute(sql`
    select id from unnest(${ids}::int[]) as id where id not in (select id from booking)`);
  check('not in the database', missing);
  check('tickets', await wrongTickets(db, tickets));
  check('files', await wrongFiles(site, files));

  const { rows: messages } = await db.execute(sql`
    select seq, extract(epoch from created_at) * 1000 as at from live_message where topic = 'residents' order by seq`);
  const last = Number(messages.at(-1)?.seq);
  await until('the live messages', async () => (await live.ask(last)).behind === 0).catch(error =>
    failures.push(error.message),
  );
  const { connections, missed, twice, gaps } = await live.ask(last);
  if (missed + twice + gaps > 0) failures.push(`live messages: ${missed} missed, ${twice} twice, ${gaps} gaps`);
  if (connections === live.count) failures.push('no socket was cut, so nothing is known about them');
  const { p50, p99 } = await live.latencies(Object.fromEntries(messages.map(({ seq, at }) => [seq, Number(at)])));
  live.close();

  const paid = deeds.filter(({ money }) => money?.status === 'succeeded').length;
  say(`${deeds.length} bookings of ${people.length} customers, ${paid} paid; ${tickets.length} tickets`);
  say(
    `${files.length} files, ${uploadsFailed} not acknowledged; exports: ${exports.whole} whole, ${exports.failed} failed`,
  );
  say(
    `${last} messages to ${live.count} sockets in ${connections} connections: half within ${inMs(p50)}, 99% within ${inMs(p99)}; ${machine()}`,
  );
}
