// `npm run failover`: kills each part of a cluster in turn while customers book and pay, and compares by SQL.
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { invariantsOf } from '../server/src/area/area.ts';
import { brokenInvariants } from '../server/src/area/invariant.ts';
import { areas } from '../server/src/areas.ts';
import { randomOf } from '../server/src/demo/random.ts';
import { migrate } from '../server/src/ports/database/migrate.ts';
import { migrationsDir } from '../server/src/ports/database/open.ts';
import { openPostgres } from '../server/src/ports/database/postgres.ts';
import { doubleSold, look, lost, surplus, unpaid } from '../server/src/testing/crash/crash.books.ts';
import { askAgain, goOn, hold, newDeed } from '../server/src/testing/crash/crash.driver.ts';
import { seedTown } from '../server/src/testing/crash/crash.town.ts';
import { followLive } from './cluster/live.mjs';
import { until } from './cluster/processes.mjs';
import { startCluster } from './cluster/start.mjs';

/** Seconds within which the service has to be back. */
const LIMIT = 30;
const CUSTOMERS = 200;
const AT_ONCE = 4;

// The certificate of the proxy is its own, and this process talks to nobody else.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
process.removeAllListeners('warning');

const say = line => console.log(`  ${line}`);

const cluster = await startCluster({ say, env: { REQUESTS_PER_MINUTE: '0' }, fill: seed });
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => void cluster.stop().finally(() => process.exit(130)));
const { site, databases, redis, processes, filled: town } = cluster;
const random = randomOf(11);
const deeds = [];
/** When each booking was sent for the first time, and when it was acknowledged. */
const answers = [];
let isOver = false;
const failures = [];

try {
  // The proxy gives each of them another server, so one of them is cut with its server.
  const live = cluster.servers.map(() => followLive(`${site.replace('https', 'wss')}/api/live`));
  await until('the live channel', () => live.every(reader => reader.last() !== null));
  const customers = Array.from({ length: AT_ONCE }, () => book());
  await until('the first bookings', () => answers.length > 5);

  await kill('a server in the middle of requests', 'server-2');
  await kill('the master of Redis', (await redis.master()).name);
  await kill('the primary PostgreSQL', (await databases.primary()).name, () => databases.hasReplica());
  await kill('the other one, which is the primary now', (await databases.primary()).name, () => databases.hasReplica());

  isOver = true;
  await Promise.all(customers);
  await compare(live);
} finally {
  await cluster.stop();
}
for (const failure of failures) console.error(`  ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;

/** People and rooms, and nothing else: the demo is for people who look around. */
async function seed(url) {
  const database = openPostgres({ url, connections: 2 });
  try {
    await migrate(database, migrationsDir);
    return await seedTown(database.db, CUSTOMERS);
  } finally {
    await database.close();
  }
}

/** One customer after another books and pays; what is not answered is sent again, as the apps do. */
async function book() {
  while (!isOver) {
    const deed = newDeed(random.pick(town.people), random.pick(town.offers), random);
    const sentAt = performance.now();
    const isHeld = await until('the answer to a booking', () => hold(site, deed).then(held => ({ held })), 90).catch(
      error => void failures.push(error.message),
    );
    if (!isHeld?.held) continue;
    answers.push({ sentAt, at: performance.now() });
    deeds.push(deed);
    // What became of it is asked at the end.
    await goOn(site, deed, random).catch(() => undefined);
    await pause(50);
  }
}

/** Kills a part, says when the next booking was acknowledged, and starts the part again. */
async function kill(what, name, whenBack = async () => {}) {
  const at = performance.now();
  await processes.kill(name);
  const first = await until('a booking after the kill', () => answers.find(answer => answer.sentAt > at), 90);
  await pause(3_000);
  const waits = answers.filter(answer => answer.at > at).map(answer => answer.at - Math.max(answer.sentAt, at));
  const seconds = (first.at - at) / 1000;
  say(
    `${what} (${name}): booked again after ${seconds.toFixed(1)} s, nobody waited for longer than ${(Math.max(...waits) / 1000).toFixed(1)} s`,
  );
  if (Math.max(seconds, Math.max(...waits) / 1000) > LIMIT) failures.push(`${what}: the service was away for too long`);
  processes.restart(name);
  await whenBack();
  await pause(3_000);
}

async function compare(live) {
  const { people, staff, offers } = town;
  const roomIds = [...new Set(offers.map(({ roomId }) => roomId))];
  await askAgain(site, deeds);
  await until('the payments', async () => unpaid(deeds, await look(site, staff, roomIds)).length === 0, 90);
  const shown = await look(site, staff, roomIds);
  const check = (what, wrong) => wrong.length > 0 && failures.push(`${what}: ${JSON.stringify(wrong.slice(0, 5))}`);
  check('lost', lost(deeds, shown));
  check('made twice', surplus(deeds, shown));
  check('sold twice', doubleSold(deeds));
  const { db } = cluster.database;
  check('invariants', await brokenInvariants(db, invariantsOf(areas), new Date()));
  const ids = sql.param(deeds.map(({ orderId }) => orderId));
  const { rows } = await db.execute(sql`
    select id from unnest(${ids}::int[]) as id where id not in (select id from booking)`);
  check('not in the database', rows);
  const { rows: topics } = await db.execute(sql`select seq from live_topic where topic = 'residents'`);
  const last = Number(topics[0]?.seq);
  const isCaughtUp = () => live.every(reader => reader.last() === last);
  await until('the live messages', isCaughtUp).catch(error => failures.push(error.message));
  for (const reader of live) check('live messages', reader.gaps());
  const connections = live.reduce((sum, reader) => sum + reader.connections(), 0);
  if (connections === live.length)
    failures.push('no reader of the live channel was cut, so nothing is known about them');
  const paid = deeds.filter(({ money }) => money?.status === 'succeeded').length;
  say(
    `${deeds.length} bookings of ${people.length} customers, ${paid} paid, ${last} live messages, ${live.length} readers in ${connections} connections`,
  );
}
