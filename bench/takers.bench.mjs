// One hour that many want: who gets it, and how long until everybody has a reply; and how many bookings are written in
// a second. Times depend on the machine and have no target.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { bookingStatus } from '@venue/sdk/bookings/model';
import { sql } from 'drizzle-orm';
import * as store from '../server/src/areas/bookings/bookings.store.ts';
import { inTransaction } from '../server/src/core/db/transact.ts';
import { openDatabase } from '../server/src/ports/database/open.ts';
import { aPerson } from '../server/src/testing/api.people.ts';
import { startPostgres } from '../tools/postgres.mjs';
import { median } from './load.mjs';
import { startOurs } from './servers.mjs';

const FULL = { callers: [2, 10, 100, 1000], written: 400, held: 30 };
const BRIEF = { callers: [10], written: 8, held: 2 };
const AT_ONCE = 8;
const HOUR = 3_600_000;
const SECRET = 'a secret for a benchmark that lives a minute';

export const name = 'takers';
export const goal = 'of N who want one hour at once exactly one gets it, for N up to 1,000, on both databases';

export async function run({ brief = false } = {}) {
  const size = brief ? BRIEF : FULL;
  const postgres = await startPostgres();
  try {
    const onPostgres = await measured('PostgreSQL', { databaseUrl: postgres.url(), dataDir: '' }, size);
    const late = await lateness(postgres.url(), size.held);
    // Opening the embedded database takes longer than all the rest.
    return brief ? [...onPostgres, late] : [...onPostgres, late, ...(await embedded(size))];
  } finally {
    await postgres.stop();
  }
}

async function embedded(size) {
  const dataDir = mkdtempSync(join(tmpdir(), 'venue-bench-'));
  try {
    return await measured('embedded', { databaseUrl: undefined, dataDir }, size);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measured(what, where, { callers, written }) {
  const database = await openDatabase({ ...where, databasePool: AT_ONCE }, error => {
    throw error;
  });
  try {
    const { db } = database;
    const booked = await bookings(db);
    const figures = [];
    let hour = Date.parse('2027-01-01T04:00:00Z');
    for (const takers of callers) {
      hour += HOUR;
      const started = performance.now();
      const answers = await Promise.all(Array.from({ length: takers }, () => booked(new Date(hour))));
      const ms = performance.now() - started;
      const won = answers.filter(Boolean).length;
      if (won !== 1) throw new Error(`${won} of ${takers} got the hour`);
      figures.push({
        what: `${what}, one of ${takers}: who got the hour; all answered in ${ms.toFixed(0)} ms`,
        ours: won,
        most: 1,
      });
    }
    const seconds = [];
    for (let round = 0; round < 3; round++) {
      const from = hour + HOUR;
      const starts = Array.from({ length: written }, (_, each) => new Date(from + each * HOUR));
      hour = from + written * HOUR;
      const started = performance.now();
      const writers = Array.from({ length: AT_ONCE }, async () => {
        for (let start = starts.pop(); start; start = starts.pop()) await booked(start);
      });
      await Promise.all(writers);
      seconds.push((performance.now() - started) / 1000);
    }
    figures.push({ what: `${what}: bookings written per second`, ours: written / median(seconds), unit: '1/s' });
    return figures;
  } finally {
    await database.close();
  }
}

/** How late a running server ends unpaid holds. */
async function lateness(databaseUrl, count) {
  const dataDir = mkdtempSync(join(tmpdir(), 'venue-bench-'));
  const database = await openDatabase({ databaseUrl, dataDir, databasePool: AT_ONCE }, error => {
    throw error;
  });
  const server = await startOurs({ DATABASE_URL: databaseUrl, DATA_DIR: dataDir, SECRET });
  try {
    const { db } = database;
    const holds = await bookings(db, 'hold');
    const from = Date.parse('2028-01-01T04:00:00Z');
    const soon = Date.now() + 1_000;
    const endOf = each => soon + each * 137;
    for (let each = 0; each < count; each++) await holds(new Date(from + each * HOUR), new Date(endOf(each)));
    // Measured by polling the database.
    const late = new Map();
    for (const end = Date.now() + 30_000; Date.now() < end && late.size < count; await pause(20)) {
      const { rows } = await db.execute(sql`select starts_at as at from booking where cancelled_by = 'expiry'`);
      for (const each of rows.map(({ at }) => (Date.parse(at) - from) / HOUR))
        if (!late.has(each)) late.set(each, Date.now() - endOf(each));
    }
    if (late.size < count) throw new Error(`${count - late.size} holds did not end`);
    return {
      what: `PostgreSQL: milliseconds a hold ends late, the worst of ${count}`,
      ours: Math.max(...late.values()),
      most: 1000,
    };
  } finally {
    await server.stop();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Writes a booking of an hour as a route does: in one transaction with its hour, or not at all. */
async function bookings(db, kind = 'booking') {
  const nothing = { hash: async () => 'none', verify: async () => false };
  const { id: userId } = await aPerson({ db, passwords: nothing, now: new Date() }, 'marketplace', [], {});
  const { rows } = await db.execute(sql`
    insert into tariff (room_id, title, description, price_per_hour, position) values (31, 'Час', '', 100, 1)
    returning id`);
  const now = new Date('2026-12-01T07:00:00Z');
  const values = {
    userId,
    roomId: 31,
    tariffId: Number(rows[0].id),
    tariffTitle: 'Час',
    status: kind === 'hold' ? bookingStatus.awaitingPayment : bookingStatus.paid,
    lines: [],
    price: 100,
    vat: 0,
    vatPercent: 22,
    createdAt: now,
  };
  class TakenHours extends Error {}
  return (start, expiresAt = null) =>
    inTransaction(db, async tx => {
      const hours = [start];
      const times = { hours, firstStart: start, lastEnd: new Date(+start + HOUR), expiresAt, payUntil: expiresAt };
      const { id } = await store.addBooking(tx, { ...values, ...times });
      const taker = { kind, bookingId: id, ...(expiresAt && { expiresAt }) };
      if (!(await store.takeHours(tx, 31, hours, taker, now))) throw new TakenHours();
      return true;
    }).catch(error => {
      if (error instanceof TakenHours) return false;
      throw error;
    });
}
