// The staff's list of event requests: what it asks of the whole server over 100,000 requests, against 100.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../tools/postgres.mjs';
import { load, median, ratios } from './load.mjs';
import { seedRequests } from './seed.requests.mjs';
import { startOurs } from './servers.mjs';

const [FEW, MANY] = [100, 100_000];
const PAGE = 25;
const ROUNDS = 15;
const CALLS = 8;
const SECRET = 'a secret for a benchmark that lives a minute';

/** What a member of staff does with the list. */
const asked = {
  'the list': () => '',
  'sorted by title': () => 'sort=eventRequestTitle&order=asc',
  'sorted by status': () => 'sort=eventRequestStatus&order=desc',
  'sorted by day': () => 'sort=eventRequestDateStart&order=asc',
  'of a status': () => 'status=4',
  'of a space': () => 'spaceId=30&sort=eventRequestDateStart',
  'of some days': () => 'from=2027-02-01&to=2027-02-07',
  'search by words': () => `search=${encodeURIComponent('форум 77')}`,
  'search by number': () => 'search=77',
  'the last page': rows => `page=${Math.ceil(rows / PAGE)}`,
  'the last page by title': rows => `page=${Math.ceil(rows / PAGE)}&sort=eventRequestTitle&order=asc`,
};

export const name = 'requests';
export const goal = 'each way to read /admin/event-requests takes at most 3 times as long over 100,000 as over 100';

export async function run() {
  return [...(await compared('PostgreSQL', onPostgres)), ...(await compared('embedded', embedded))];
}

async function compared(what, open) {
  const opened = [];
  try {
    for (const rows of [FEW, MANY]) opened.push({ rows, ...(await open(rows)) });
    const figures = [];
    for (const [way, query] of Object.entries(asked)) {
      const [few, many] = opened.map(({ server, caller, rows }) => {
        const url = `${server.origin}/api/admin/event-requests?pageSize=${PAGE}&${query(rows)}`;
        return () => load(url, { callers: [caller], requests: CALLS });
      });
      // Plans and code are warm.
      await few();
      await many();
      const pairs = await ratios(many, few, { rounds: ROUNDS });
      const ms = which => ((median(pairs.map(pair => pair[which])) / CALLS) * 1000).toFixed(1);
      figures.push({
        what: `${what}, ${way}: ${ms(0)} ms over ${ms(1)} ms`,
        ours: median(pairs.map(([slow, fast]) => slow / fast)),
        most: 3,
      });
    }
    return figures;
  } finally {
    for (const { close } of opened) await close();
  }
}

async function onPostgres(rows) {
  const postgres = await startPostgres();
  try {
    const databaseUrl = postgres.url();
    const caller = await seedRequests({ databaseUrl, dataDir: '' }, rows);
    const server = await startOurs({ DATABASE_URL: databaseUrl, SECRET });
    const close = async () => {
      await server.stop();
      await postgres.stop();
    };
    return { server, caller, close };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

async function embedded(rows) {
  const dataDir = mkdtempSync(join(tmpdir(), 'venue-bench-'));
  const caller = await seedRequests({ databaseUrl: undefined, dataDir }, rows);
  const server = await startOurs({ DATA_DIR: dataDir, DEMO: 'off', SECRET });
  const close = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { server, caller, close };
}
