// How long an honest login takes while three hundred strangers at three hundred addresses try passwords at once.
import { setTimeout as pause } from 'node:timers/promises';
import { loginMarketplace } from '@venue/sdk/auth';
import { proofOf } from '../sdk/src/venue.proof.ts';
import { argon2Passwords } from '../server/src/core/security/passwords.ts';
import { openDatabase } from '../server/src/ports/database/open.ts';
import { aPerson } from '../server/src/testing/api.people.ts';
import { startPostgres } from '../tools/postgres.mjs';
import { median } from './load.mjs';
import { startOurs } from './servers.mjs';

const FULL = { strangers: 300, rounds: 5 };
const BRIEF = { strangers: 10, rounds: 1 };
const SECRET = 'a secret for a benchmark that lives a minute';
const PASSWORD = 'Верный-пароль-1';

export const name = 'logins';
export const goal = 'amid 300 wrong passwords from 300 addresses an honest login takes at most 2 s';

export async function run({ brief = false } = {}) {
  const { strangers, rounds } = brief ? BRIEF : FULL;
  const postgres = await startPostgres();
  let server;
  try {
    const DATABASE_URL = postgres.url();
    const phones = await people(DATABASE_URL, rounds + 2);
    server = await startOurs({ DATABASE_URL, SECRET, TRUST_PROXY: 'loopback', CONNECTIONS_PER_ADDRESS: '0' });
    const { origin } = server;
    const [owner = ''] = phones;
    const { cookie } = await login(origin, { phone: owner, password: PASSWORD, ip: '203.0.113.1' });
    const loginOfCustomer = () =>
      timed(() => login(origin, { phone: owner, password: PASSWORD, ip: '203.0.113.1', cookie }));
    let address = 0;
    const anew = phone => timed(() => login(origin, { phone, password: PASSWORD, ip: `198.51.100.${++address}` }));
    const quiet = [];
    for (let round = 0; round < rounds; round++) quiet.push(await loginOfCustomer());
    const [fromKnown, fromNew] = [[], []];
    for (let round = 0; round < rounds; round++) {
      const crowd = Array.from({ length: strangers }, (_, at) =>
        guess(origin, `10.${round}.${at >> 8}.${at & 255}`, `91${String(10_000_000 + at)}`),
      );
      await pause(100);
      const [one, other] = await Promise.all([loginOfCustomer(), anew(phones[round + 1])]);
      fromKnown.push(one);
      fromNew.push(other);
      await Promise.all(crowd);
    }
    return [
      {
        what: 'Login on a known device in a crowd, the longest',
        ours: Math.max(...fromKnown),
        most: 2_000,
        unit: 'ms',
      },
      { what: 'Login from a new address in a crowd, the longest', ours: Math.max(...fromNew), most: 2_000, unit: 'ms' },
      { what: 'Login on a known device in a crowd over one alone', ours: median(fromKnown) / median(quiet) },
    ];
  } finally {
    await server?.stop();
    await postgres.stop();
  }
}

/** Makes customers. @returns their phones */
async function people(databaseUrl, count) {
  const database = await openDatabase({ databaseUrl, dataDir: '', databasePool: 2 }, error => {
    throw error;
  });
  try {
    const parts = { db: database.db, passwords: argon2Passwords(), now: new Date() };
    const phones = [];
    for (let each = 0; each < count; each++)
      phones.push((await aPerson(parts, 'marketplace', null, { password: PASSWORD })).phone);
    return phones;
  } finally {
    await database.close();
  }
}

async function ask(origin, { ip, cookie, ...body }) {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': ip, ...(cookie && { cookie }) };
  const reply = await fetch(`${origin}/api${loginMarketplace.path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(body),
  });
  return { status: reply.status, headers: reply.headers, body: await reply.json() };
}

/** Signs in as the page does: with the work that is asked for. @returns the cookie of the device */
async function login(origin, wish) {
  let reply = await ask(origin, wish);
  if (reply.status === 428) reply = await ask(origin, { ...wish, proof: await proofOf(reply.body.data) });
  if (reply.status !== 200 || !reply.body.message.successful)
    throw new Error(`an honest login was answered with ${reply.status} ${JSON.stringify(reply.body)}`);
  return { cookie: /device=[^;]*/.exec(reply.headers.get('set-cookie') ?? '')?.[0] };
}

/** A wrong password of a stranger, whatever comes of it. */
const guess = (origin, ip, phone) => ask(origin, { phone, password: 'не тот', ip }).catch(() => undefined);

async function timed(work) {
  const started = performance.now();
  await work();
  return performance.now() - started;
}
