// A venue after ten years: a million bookings in 40 rooms and five million rows of the audit log, against a tenth of it.
import assert from 'node:assert/strict';
import { startPostgres } from '../tools/postgres.mjs';
import { median, ratios } from './load.mjs';
import { startOurs } from './servers.mjs';
import { pulse, sizeOf, sweepOf } from './years.database.mjs';
import { seedYears } from './years.seed.mjs';
import { waysOf } from './years.ways.mjs';

const FULL = { bookings: [100_000, 1_000_000], rounds: 9, calls: 4 };
const BRIEF = { bookings: [600, 1_200], rounds: 1, calls: 1 };
const SECRET = 'a secret for a benchmark that lives a minute';

export const name = 'years';
export const goal = 'what people and jobs do takes at most 1.5 times as long after ten years of use as after one';

/** `only`: parts of the names of ways; others are left out. */
export async function run({ brief = false, only = [] } = {}) {
  const size = brief ? BRIEF : FULL;
  const opened = [];
  try {
    for (const bookings of size.bookings) opened.push(await open(bookings));
    return await compared(opened, size, only);
  } finally {
    for (const { close } of opened) await close();
  }
}

async function open(bookings) {
  const postgres = await startPostgres();
  try {
    const callers = await seedYears(postgres.url(), bookings);
    const venue = await serve(postgres.url(), bookings, callers);
    return { ...venue, close: () => venue.close().then(() => postgres.stop()) };
  } catch (error) {
    await postgres.stop();
    throw error;
  }
}

/** The complete server on a database of so many bookings. */
async function serve(databaseUrl, bookings, callers) {
  // The log expires after 6 years: here all ten are read, and the retention is measured by itself.
  const server = await startOurs({
    DATABASE_URL: databaseUrl,
    SECRET,
    AUDIT_YEARS: '100',
    METRICS_TOKEN: SECRET,
    PAYMENTS: 'sandbox',
  });
  return { databaseUrl, bookings, callers, origin: server.origin, close: () => server.stop() };
}

async function compared(opened, { rounds, calls }, only) {
  const isWanted = what => only.length === 0 || only.some(part => what.includes(part));
  const figures = [];
  const busy = await Promise.all(opened.map(each => pulse(each, SECRET)));
  for (const [what, way] of waysOf(calls)) {
    if (!isWanted(what)) continue;
    const [few, many] = opened.map(way);
    figures.push(await ratioOf(what, few, many, rounds));
  }
  if (isWanted('jobs')) figures.push(jobsOf(await Promise.all(busy.map(measured => measured()))));
  if (isWanted('retention')) {
    const [few, many] = await Promise.all(opened.map(each => sweepOf(each)));
    figures.push(await ratioOf('retention: 2,000 rows of the log expire', few.sweep, many.sweep, Math.min(rounds, 3)));
    await Promise.all([few.close(), many.close()]);
  }
  if (isWanted('size')) figures.push(...(await sizeOf(opened.at(-1))));
  return figures;
}

/** How long something takes after ten years, as a ratio to the same after one; each returns milliseconds. */
async function ratioOf(what, few, many, rounds) {
  try {
    // Warms up the query plans and the code.
    if (rounds > 1) {
      await few();
      await many();
    }
    const pairs = await ratios(many, few, { rounds });
    const ms = which => median(pairs.map(pair => pair[which])).toFixed(1);
    return {
      what: `${what}: ${ms(0)} ms over ${ms(1)} ms`,
      ours: median(pairs.map(([slow, fast]) => slow / fast)),
      most: 1.5,
    };
  } catch (error) {
    return { what: `${what} broke: ${String(error)}`, broken: true };
  }
}

/** The time that all jobs of a server took while everything else was measured. */
function jobsOf([few, many]) {
  assert.ok(few.size > 10, 'the server names no jobs');
  const total = jobs => [...jobs.values()].reduce((sum, each) => sum + each, 0);
  const [slowest] = [...many].sort(([a, x], [b, y]) => y - (few.get(b) ?? 0) - (x - (few.get(a) ?? 0)));
  return {
    what: `jobs: ${total(many).toFixed(1)} s over ${total(few).toFixed(1)} s; most more in ${slowest[0]}`,
    ours: total(many) / total(few),
    most: 1.5,
  };
}
