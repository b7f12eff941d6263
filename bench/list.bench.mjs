// The staff's list of bookings: the whole server, session and access check included, against bare `node:http` + `pg`.
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { startPostgres } from '../tools/postgres.mjs';
import { load, median, ratios } from './load.mjs';
import { seed } from './seed.mjs';
import { startOurs, startServer } from './servers.mjs';

// `warmUp`: requests until both run compiled code; the larger server needs more of them.
const FULL = { rows: 10_000, warmUp: 6_000, requests: 1_500, rounds: 9 };
const BRIEF = { rows: 100, warmUp: 0, requests: 50, rounds: 1 };
const PATH = '/api/admin/show_all_booking?page=1&pageSize=25';

export const name = 'list';
export const goal = 'requests/s ≥ 1.0 of bare node:http + pg, CPU per request ≤ 0.95';

export async function run({ brief = false } = {}) {
  const size = brief ? BRIEF : FULL;
  const postgres = await startPostgres();
  const servers = [];
  try {
    const DATABASE_URL = postgres.url();
    const callers = await seed(DATABASE_URL, size.rows);
    const ours = await startOurs({ DATABASE_URL, SECRET: 'a secret for a benchmark that lives a minute' });
    servers.push(ours);
    const bare = await startServer('bench/list.bare.mjs', { DATABASE_URL });
    servers.push(bare);
    await sameReply(ours.origin, bare.origin, callers[0]);

    const measured =
      server =>
      async (requests = size.requests) => {
        const before = await server.cpu();
        const seconds = await load(server.origin + PATH, { callers, requests });
        return { rate: requests / seconds, cpu: ((await server.cpu()) - before) / requests };
      };
    const [one, other] = [measured(ours), measured(bare)];
    if (size.warmUp > 0) {
      await one(size.warmUp);
      await other(size.warmUp);
    }
    const pairs = await ratios(
      () => one(),
      () => other(),
      { rounds: size.rounds },
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
async function sameReply(...args) {
  const headers = args.pop();
  const [ours, theirs] = await Promise.all(
    args.map(async origin => {
      const reply = await fetch(origin + PATH, { headers });
      assert.equal(reply.status, 200);
      return reply.json();
    }),
  );
  assert.equal(ours.items.length, 25);
  assert.ok(isDeepStrictEqual(ours, theirs), 'the two servers do not answer the same');
}
