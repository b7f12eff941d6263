// What it takes to render a visitor's page on the server: the whole server with the demo in it, in this process and
// without a network, against the reads that the page needs, sent one after the other the same way.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, createSession, memoryStore } from '@venue/sdk';
import { allCalls } from '@venue/sdk/calls';
import { buildApp } from '../server/src/app.ts';
import { areas } from '../server/src/areas.ts';
import { readConfig } from '../server/src/config.ts';
import { databaseClock } from '../server/src/core/clock.ts';
import { injectTransport } from '../server/src/core/http/injectTransport.ts';
import { seedDemo } from '../server/src/demo/seed.ts';
import { openDatabase } from '../server/src/ports/database/open.ts';
import { openFiles } from '../server/src/ports/files/open.ts';
import { buildApps } from './browser.mjs';
import { median, ratios } from './load.mjs';

const FULL = { warmUp: 100, requests: 200 };
const BRIEF = { warmUp: 1, requests: 1 };
const pages = [
  { title: 'First page', path: '/app/venue' },
  { title: 'Page of a room', path: '/app/rooms/31' },
  { title: 'Page of an event', list: '/app/events' },
  { title: 'Page of an article', list: '/app/articles' },
];

export const name = 'pages';
export const goal = 'the HTML of a visitor’s page takes the server at most 20 ms';

export async function run({ brief = false } = {}) {
  const size = brief ? BRIEF : FULL;
  await buildApps();
  // As `npm start` runs it: outside of production the renderer does more checks.
  process.env.NODE_ENV = 'production';
  const dataDir = mkdtempSync(join(tmpdir(), 'venue-bench-'));
  const opened = [() => rmSync(dataDir, { recursive: true, force: true })];
  try {
    const env = { DATA_DIR: dataDir, DEMO: 'on', LOG_LEVEL: 'silent', REQUESTS_PER_MINUTE: '0' };
    const config = readConfig(env);
    const database = await openDatabase(config, error => {
      throw error;
    });
    opened.push(() => database.close());
    const clock = await databaseClock(database.pool);
    await seedDemo(areas, { db: database.db, files: await openFiles(config), secrets: config, now: clock.now() });
    const app = await buildApp({ config, database, clock, jobs: false });
    opened.push(() => app.close());
    const figures = [];
    for (const page of pages) figures.push(...(await measure(app, page, size)));
    return figures;
  } finally {
    for (const close of opened.reverse()) await close();
  }
}

async function measure(app, { title, path, list }, { warmUp, requests }) {
  const address = path ?? (await firstOf(app, list));
  const client = createClient({
    baseUrl: '/api',
    session: createSession(memoryStore(), ['landing']),
    transport: injectTransport(app),
    retries: 0,
  });
  const replies = repliesOf(await htmlOf(app, address));
  const reads = replies.map(([[id, input]]) => [allCalls.find(call => call.id === id), input]);
  for (const [each, [call, input]] of reads.entries())
    assert.equal(withoutNow(replies[each][1]), withoutNow(await client.send(call, input)));
  const timed = async work => {
    const started = performance.now();
    await work();
    return performance.now() - started;
  };
  const page = () => timed(() => htmlOf(app, address));
  const alone = () =>
    timed(async () => {
      for (const [call, input] of reads) await client.send(call, input);
    });
  await ratios(page, alone, { rounds: warmUp });
  const pairs = await ratios(page, alone, { rounds: requests });
  return [
    { what: `${title}: median of ${requests}`, ours: median(pairs.map(([ours]) => ours)), most: 20, unit: 'ms' },
    { what: `${title}: over its ${reads.length} reads alone`, ours: median(pairs.map(([ours, base]) => ours / base)) },
  ];
}

async function htmlOf(app, url) {
  const reply = await app.inject({ method: 'GET', url });
  if (reply.statusCode !== 200 || !reply.body.includes('id="replies"')) throw new Error(`${url} was not rendered`);
  return reply.body;
}

const repliesOf = html => JSON.parse(/id="replies">(.*?)<\/script>/s.exec(html)[1]);

const withoutNow = reply => JSON.stringify(reply, (name, value) => (name === 'now' ? undefined : value));

/** The first record that a list links. */
const firstOf = async (app, list) => new RegExp(`${list}/\\d+`).exec(await htmlOf(app, list))[0];
