// The staff's list of bookings: the whole server, session and access check included, against bare `node:http` + `pg`.
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { startPostgres } from '../tools/postgres.mjs';
import { load, median, ratios } from './load.mjs';
import { seed } from './seed.mjs';
import { startOurs, startServer } from './servers.mjs';

// Requests until both run compiled code; the larger server needs more of them.
const WARM_UP = 6_000;
const REQUESTS = 1_500;
const ROUNDS = 9;
const PATH = '/api/admin/show_all_booking?page=1&pageSize=25';

export const name = 'list';
export const goal = 'requests/s ≥ 1.0 of bare node:http + pg, CPU per request ≤ 0.95';

export async function run() {
  const postgres = await startPostgres();
  const servers = [];
  try {
    const DATABASE_URL = postgres.url();
    const callers = await seed(DATABASE_URL);
    const ours = await startOurs({ DATABASE_URL, SECRET: 'a secret for a benchmark that lives a minute' });
    servers.push(ours);
    const bare = await startServer('bench/list.bare.mjs', { DATABASE_URL });
    servers.push(bare);
    await sameReply(ours.origin, bare.origin, callers[0]);

    const measured =
      server =>
      async (requests = REQUESTS) => {
        const before = await server.cpu();
        const seconds = await load(server.origin + PATH, { callers, requests });
        return { rate: requests / seconds, cpu: ((await server.cpu()) - before) / requests };
      };
    const [one, other] = [measured(ours), measured(bare)];
    await one(WARM_UP);
    await other(WARM_UP);
    const pairs = await ratios(
      () => one(),
      () => other(),
      { rounds: ROUNDS },
    );
    return [
      { what: 'List call: requests/s over bare', ours: median(pairs.map(([a, b]) => a.rate / b.rate)), least: 1 },
      { what: 'List call: CPU per request over bare', ours: median(pairs.map(([a, b]) => a.cpu / b.cpu)), most: 0.95 },
    ];
  } finally {
    for (const server of servers) await server.stop();
    await postgres.stop();
  }
}

/** Checks that both servers send the same reply: otherwise the comparison means nothing. */
async function sameReply(...asked) {
  const headers = asked.pop();
  const [mine, theirs] = await Promise.all(
    asked.map(async origin => {
      const reply = await fetch(origin + PATH, { headers });
      assert.equal(reply.status, 200);
      return reply.json();
    }),
  );
  assert.equal(mine.items.length, 25);
  assert.ok(isDeepStrictEqual(mine, theirs), 'the two servers do not answer the same');
}
