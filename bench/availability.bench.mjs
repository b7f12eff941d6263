// The search for rooms that are free at some hours: its query over a year of bookings, against one row read by its
// primary key.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { takenStarts } from '../server/src/areas/bookings/availability/bookings.availability.store.ts';
import { openDatabase } from '../server/src/ports/database/open.ts';
import { aPerson } from '../server/src/testing/api.people.ts';
import { startPostgres } from '../tools/postgres.mjs';
import { median, ratios } from './load.mjs';

const FULL = { days: 365, rounds: 15, reads: 40 };
const BRIEF = { days: 10, rounds: 1, reads: 1 };
const HOUR = 3_600_000;

export const name = 'availability';
export const goal =
  'the search for free rooms over a year of bookings takes at most 5 times as long as one row by its key';

export async function run({ brief = false } = {}) {
  const size = brief ? BRIEF : FULL;
  const postgres = await startPostgres();
  try {
    const onPostgres = await measured('PostgreSQL', { databaseUrl: postgres.url(), dataDir: '' }, size);
    return [onPostgres, await embedded(size)];
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

async function measured(what, where, { days, rounds, reads }) {
  const database = await openDatabase({ ...where, databasePool: 2 }, error => {
    throw error;
  });
  try {
    const { db } = database;
    const { first, ids, slots } = await seed(db, days);
    const now = new Date(first.getTime() - HOUR);
    const moments = Array.from({ length: reads }, (_, each) => new Date(first.getTime() + each * 9 * 24 * HOUR));
    const timed = async read => {
      const started = performance.now();
      for (const from of moments) await read(from);
      return performance.now() - started;
    };
    // The hours asked for, and those around them that may be kept free.
    const busy = from => takenStarts(db, ids, { from: new Date(from - 4 * HOUR), to: new Date(+from + 6 * HOUR), now });
    const search = () => timed(busy);
    const slotOf = from =>
      db.execute(sql`select * from room_slot where room_id = ${ids[0]} and starts_at = ${from.toISOString()}`);
    const byKey = () => timed(slotOf);
    // Both must find the hour, or the comparison means nothing.
    assert.equal((await slotOf(first)).rows.length, 1);
    const spans = await busy(first);
    for (const id of ids) assert.ok(spans.get(id)?.has(+first), `room ${id} is not taken`);
    await search();
    await byKey();
    const pairs = await ratios(search, byKey, { rounds });
    const ms = which => (median(pairs.map(pair => pair[which])) / reads).toFixed(2);
    return {
      what: `${what}, ${ids.length} rooms with ${slots} taken hours: ${ms(0)} ms over ${ms(1)} ms`,
      ours: median(pairs.map(([slow, fast]) => slow / fast)),
      most: 5,
    };
  } finally {
    await database.close();
  }
}

/** Every room is taken six hours on each of so many days. */
async function seed(db, days) {
  const nothing = { hash: async () => 'none', verify: async () => false };
  const { id } = await aPerson({ db, passwords: nothing, now: new Date() }, 'admin', 'all', {});
  const first = new Date('2027-01-01T05:00:00Z');
  const { rows } = await db.execute(sql`
    insert into technical_reason (room_id, reason, created_by, created_at)
    select min(id), 'Занято', ${id}, now() from room returning id`);
  const made = await db.execute(sql`
    insert into room_slot (room_id, starts_at, kind, technical_reason_id)
    select room.id, ${first.toISOString()}::timestamptz + day * interval '1 day' + hour * interval '1 hour', 'technical',
           ${rows[0].id}
    from room, generate_series(0, ${days - 1}) as day, generate_series(0, 5) as hour`);
  await db.execute(sql`vacuum analyze room_slot`);
  const rooms = await db.execute(sql`select id from room order by id`);
  return { first, ids: rooms.rows.map(row => row.id), slots: made.rowCount ?? made.affectedRows };
}
