// The lists of staff: how long the whole server takes for each kind of request over 100,000 records, against 100.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../tools/postgres.mjs';
import { seedLists } from './lists.seed.mjs';
import { staffLists, waysOf } from './lists.ways.mjs';
import { load, median, ratios } from './load.mjs';
import { startOurs } from './servers.mjs';

const FULL = { records: [100, 100_000], rounds: 7, calls: 4, every: 1 };
const BRIEF = { records: [30, 100], rounds: 1, calls: 1, every: 5 };
const SECRET = 'a secret for a benchmark that lives a minute';

export const name = 'lists';
export const goal = 'each way to read a list of staff takes at most 3 times as long over 100,000 records as over 100';

/** `only`: parts of the names of lists; `embedded`: on the embedded database instead. */
export async function run({ only = [], embedded = false, brief = false } = {}) {
  const size = brief ? BRIEF : FULL;
  const lists = staffLists.filter(({ id }) => only.length === 0 || only.some(part => id.includes(part)));
  const opened = [];
  try {
    for (const rows of size.records) opened.push(await (embedded ? onEmbedded : onPostgres)(rows, lists));
    const figures = [];
    for (const call of lists)
      figures.push(...(await compared(call, opened, size).catch(error => [brokenFigure(call, error)])));
    return figures;
  } finally {
    for (const { close } of opened) await close();
  }
}

/** The figure of a list that cannot be read, so that the others are still reported. */
const brokenFigure = ({ id }, error) => ({
  what: `${id} broke: ${String(error)}`,
  broken: true,
});

/** Compares each kind of request for one list between the few records and the many. */
async function compared(call, opened, { rounds, calls, every }) {
  const waysByServer = [];
  for (const { server, caller } of opened) waysByServer.push(waysOf(call, await rowsOf(call, server, caller)));
  await sameRecords(call, opened);
  const figures = [];
  const ways = [...waysByServer[0].keys()].filter((_, each) => each % every === 0);
  for (const way of ways) {
    const [few, many] = opened.map(({ server, caller }, each) => {
      const { url, body } = requestOf(call, server, waysByServer[each].get(way));
      return () => load(url, { callers: [caller], requests: calls, body });
    });
    // Warms up the query plans and the code.
    if (rounds > 1) {
      await few();
      await many();
    }
    const pairs = await ratios(many, few, { rounds });
    const ms = which => ((median(pairs.map(pair => pair[which])) / calls) * 1000).toFixed(1);
    figures.push({
      what: `${call.id}, ${way}: ${ms(0)} ms over ${ms(1)} ms`,
      ours: median(pairs.map(([slow, fast]) => slow / fast)),
      most: 3,
    });
  }
  return figures;
}

function requestOf(call, { origin }, fields) {
  const url = `${origin}/api${call.path}`;
  return call.query ? { url: `${url}?${new URLSearchParams(fields)}` } : { url, body: fields };
}

/** Checks that both lists have records of the same fields: otherwise the comparison means nothing. */
async function sameRecords(call, opened) {
  const fields = [];
  for (const { server, caller } of opened) {
    const [first] = (await replyOf(call, { server, caller }, { page: 1 })).items;
    assert.ok(first, `${call.id} has no records`);
    fields.push(Object.keys(first));
  }
  assert.deepEqual(fields[0], fields[1]);
}

/** How many rows a list has: the reply for a page beyond its end tells the total. */
const rowsOf = async (call, server, caller) =>
  (await replyOf(call, { server, caller }, { page: 10_000 })).message.total;

async function replyOf(call, { server, caller }, fields) {
  const { url, body } = requestOf(call, server, fields);
  const sent = body && { method: 'POST', body: JSON.stringify(body) };
  const reply = await fetch(url, { headers: { ...caller, 'content-type': 'application/json' }, ...sent });
  if (!reply.ok) throw new Error(`${call.id} was answered with ${reply.status}: ${await reply.text()}`);
  return reply.json();
}

async function onPostgres(rows, lists) {
  const postgres = await startPostgres();
  try {
    const databaseUrl = postgres.url();
    const caller = await seedLists({ databaseUrl, dataDir: '' }, rows, idsOf(lists));
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

async function onEmbedded(rows, lists) {
  const dataDir = mkdtempSync(join(tmpdir(), 'venue-bench-'));
  const caller = await seedLists({ databaseUrl: undefined, dataDir }, rows, idsOf(lists));
  const server = await startOurs({ DATA_DIR: dataDir, DEMO: 'off', SECRET });
  const close = async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { server, caller, close };
}

const idsOf = lists => lists.map(({ id }) => id);
