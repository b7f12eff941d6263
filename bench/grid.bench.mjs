// The staff's list of bookings in a browser: a table of 100,000 rows against one of 100, both through the real server.
import assert from 'node:assert/strict';
import { startPostgres } from '../tools/postgres.mjs';
import { buildApps, launch, SCREEN } from './browser.mjs';
import { median, ratios } from './load.mjs';
import { seed } from './seed.mjs';
import { startOurs } from './servers.mjs';

const FEW = 100;
const FULL = { many: 100_000, rounds: 9 };
const BRIEF = { many: 200, rounds: 1 };
const PATH = '/app/admin/bookings';

export const name = 'grid';
export const goal = 'first row of 100,000 ≤ 1.25 of 100, ≤ 6 MB more heap';

export async function run({ brief = false } = {}) {
  const size = brief ? BRIEF : FULL;
  await buildApps();
  const postgres = await startPostgres();
  const opened = [() => postgres.stop()];
  try {
    const browser = await launch();
    opened.push(() => browser.close());
    const listed = async rows => {
      const DATABASE_URL = await emptyDatabase(postgres, `rows_${rows}`);
      const [session] = await seed(DATABASE_URL, rows);
      const server = await startOurs({ DATABASE_URL, SECRET: 'a secret for a benchmark that lives a minute' });
      opened.push(() => server.stop());
      return () => opening(browser, server.origin, session);
    };
    const [many, few] = await Promise.all([listed(size.many), listed(FEW)]);
    if (!brief) {
      await many();
      await few();
    }
    const pairs = await ratios(many, few, { rounds: size.rounds });
    // A page of the same length, or the comparison means nothing.
    for (const [a, b] of pairs) assert.equal(a.rows, b.rows);
    return [
      {
        what: 'Admin list of 100,000 rows: first row over that of 100',
        ours: median(pairs.map(([a, b]) => a.firstRow / b.firstRow)),
        most: 1.25,
      },
      {
        what: 'Admin list of 100,000 rows: heap beyond that of 100',
        ours: median(pairs.map(([a, b]) => a.heap - b.heap)),
        most: 6,
        unit: 'MB',
      },
    ];
  } finally {
    for (const close of opened.reverse()) await close();
  }
}

async function emptyDatabase(postgres, database) {
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: postgres.url() });
  await client.connect();
  await client.query(`create database ${database}`);
  await client.end();
  return postgres.url(database);
}

/** Opens the list with a cold cache: milliseconds until its first row is drawn, and megabytes of heap that stay. */
async function opening(browser, baseURL, { access, profile }) {
  const context = await browser.newContext({ ...SCREEN, baseURL });
  try {
    const page = await context.newPage();
    await page.addInitScript(
      ([token]) => {
        localStorage.setItem('token', token);
        const look = () => {
          if (document.querySelector('[role=row][data-id] [role=gridcell]')) window.benchRow = performance.now();
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      },
      [JSON.stringify({ 3: { access, profile, expired: new Date(Date.now() + 3_600_000).toISOString() } })],
    );
    await page.goto(PATH);
    const firstRow = await (await page.waitForFunction(() => window.benchRow)).jsonValue();
    await page.waitForLoadState('networkidle');
    const tools = await context.newCDPSession(page);
    await tools.send('HeapProfiler.collectGarbage');
    const rows = await page.locator('[role=row][data-id]').count();
    const { usedSize } = await tools.send('Runtime.getHeapUsage');
    return { firstRow, rows, heap: usedSize / 1_000_000 };
  } finally {
    await context.close();
  }
}
