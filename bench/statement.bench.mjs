// What others wait while the largest statement that the bank may send is saved, and what they wait otherwise.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { seedRooms } from '../server/src/areas/rooms/rooms.demo.ts';
import { OWN, paymentText, statementFile } from '../server/src/areas/statements/statements.testing.ts';
import { argon2Passwords } from '../server/src/core/security/passwords.ts';
import { openDatabase } from '../server/src/ports/database/open.ts';
import { aPerson } from '../server/src/testing/api.people.ts';
import { startPostgres } from '../tools/postgres.mjs';
import { startOurs } from './servers.mjs';

const FULL = { payments: 20_000, quietMs: 20_000 };
const BRIEF = { payments: 400, quietMs: 200 };
/** People who read something, and how long each rests between two requests. */
const [READERS, REST_MS] = [6, 40];
const SECRET = 'a secret for a benchmark that lives a minute';
const REQUISITES = JSON.stringify({
  name: 'ООО «Площадка»',
  INN: '6658000000',
  KPP: '665801001',
  OGRN: '1026600000008',
  legalAddress: 'г. Екатеринбург, ул. Вайнера, д. 9',
  headPosition: 'Генеральный директор',
  headName: 'Соколова Анна Петровна',
  accountantName: '',
  actsOn: 'Устава',
  bankName: 'АО «Исетский банк»',
  BIK: '046577001',
  account: OWN,
  correspondentAccount: '30101810000000000001',
  phone: '',
  email: '',
});

export const name = 'statement';
export const goal = 'while a statement of 20,000 payments is saved, p99 of other calls ≤ 1 s, on both databases';

export async function run({ brief = false } = {}) {
  const size = brief ? BRIEF : FULL;
  const postgres = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'venue-bench-'));
  try {
    const onPostgres = await measured('PostgreSQL', { databaseUrl: postgres.url(), dataDir: '' }, size);
    // Opening the embedded database takes longer than all the rest.
    return brief ? onPostgres : [...onPostgres, ...(await measured('embedded', { dataDir }, size))];
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measured(what, { databaseUrl, dataDir }, { payments, quietMs }) {
  const headers = await seeded({ databaseUrl, dataDir });
  const where = databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: dataDir };
  const server = await startOurs({ ...where, DEMO: 'off', SECRET, REQUISITES });
  try {
    const read = reader(server.origin, headers);
    await waits(read, pause(quietMs / 4));
    const quiet = await waits(read, pause(quietMs));
    const started = performance.now();
    const busy = await waits(read, upload(server.origin, headers, payments));
    const seconds = ((performance.now() - started) / 1000).toFixed(0);
    const [p99, before] = [percentile(busy), percentile(quiet)];
    const title = `${what}, ${payments} payments in ${seconds} s`;
    return [
      { what: `${title}: p99 of ${busy.length} other calls, ms`, ours: p99, most: 1_000, unit: 'ms' },
      { what: `${title}: over p99 of ${before.toFixed(0)} ms without it`, ours: p99 / before },
    ];
  } finally {
    await server.stop();
  }
}

/** Makes rooms and a member of staff. @returns the headers of their session */
async function seeded(where) {
  const database = await openDatabase({ ...where, databasePool: 2 }, error => {
    throw error;
  });
  try {
    await database.db.transaction(tx => seedRooms(tx));
    const parts = { db: database.db, passwords: argon2Passwords(), now: new Date() };
    const { login } = await aPerson(parts, 'admin', 'all', { lastname: 'Ковалёва', name: 'Анна' });
    return { access: login.access, profile: login.profile };
  } finally {
    await database.close();
  }
}

/** Makes one of several requests of visitors and staff, by turns. @returns the milliseconds that it took */
function reader(origin, headers) {
  const json = { 'content-type': 'application/json' };
  const today = new Date().toISOString().slice(0, 10);
  const requests = [
    [
      '/api/booking/get_schedule',
      { method: 'POST', headers: json, body: JSON.stringify({ roomId: 31, from: today, days: 7 }) },
    ],
    ['/api/admin/show_all_booking?page=1&pageSize=25', { headers }],
    ['/api/admin/statement/imports', { method: 'POST', headers: { ...headers, ...json }, body: '{}' }],
  ];
  let next = 0;
  return async () => {
    const [path, options] = requests[next++ % requests.length];
    const started = performance.now();
    const reply = await fetch(origin + path, options);
    await reply.arrayBuffer();
    if (reply.status !== 200) throw new Error(`${path} was answered with ${reply.status}`);
    return performance.now() - started;
  };
}

/** How long requests take until something has ended. */
async function waits(read, work) {
  const all = [];
  let isDone = false;
  const ended = work.finally(() => {
    isDone = true;
  });
  const readers = Array.from({ length: READERS }, async () => {
    while (!isDone) {
      all.push(await read());
      await pause(REST_MS);
    }
  });
  await Promise.all([ended, ...readers]);
  return all;
}

async function upload(origin, headers, count) {
  const body = new FormData();
  const payments = Array.from({ length: count }, (_, at) => paymentText({ Номер: String(at + 1) }));
  body.append('fileStatement', statementFile(...payments));
  const options = { method: 'POST', headers: { ...headers, 'idempotency-key': crypto.randomUUID() }, body };
  const reply = await fetch(`${origin}/api/admin/statement/upload`, options);
  if (reply.status !== 200) throw new Error(`the statement was answered with ${reply.status}: ${await reply.text()}`);
}

const percentile = values => [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.99)] ?? 0;
