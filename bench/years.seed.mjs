// Fills a database with what so many bookings of a venue with 40 rooms leave.
import { sql } from 'drizzle-orm';
import { seedRooms } from '../server/src/areas/rooms/rooms.demo.ts';
import { argon2Passwords } from '../server/src/core/security/passwords.ts';
import { openDatabase } from '../server/src/ports/database/open.ts';
import { aPerson } from '../server/src/testing/api.people.ts';
import { firstRoom, ROOMS, years } from './years.rows.mjs';

const BATCH = 50_000;
const STAFF = 20;
const TAKERS = 20;
const OWN_BOOKINGS = 20;

/**
 * Fills an empty PostgreSQL. @returns the headers of staff, of customers, and of one customer with bookings
 */
export async function seedYears(databaseUrl, bookings, log = () => undefined) {
  const database = await openDatabase({ dataDir: '', databaseUrl, databasePool: 1 }, error => {
    throw error;
  });
  try {
    const { db } = database;
    // Inserting millions of rows takes longer than any request may.
    await db.execute(sql`set statement_timeout = 0`);
    await db.execute(sql`set maintenance_work_mem = '512MB'`);
    await db.transaction(tx => seedRooms(tx));
    await seedStudios(db);
    const parts = { db, passwords: argon2Passwords(), now: new Date() };
    const [staff] = await several(parts, STAFF, 'admin', 'all');
    await fill(db, 'users', bookings);
    for (const table of Object.keys(years)) {
      if (table === 'users') continue;
      const started = performance.now();
      await fill(db, table, bookings);
      log(`${table}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
    }
    await db.execute(sql`analyze`);
    await db.execute(sql`insert into movement select nextval('movement_id_seq'), * from movement_said order by at`);
    for (const table of ['payment', 'refund', 'receipt', 'booking'])
      await db.execute(
        sql.raw(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from "${table}") + 1)`),
      );
    const takers = await several(parts, TAKERS, 'landing', null);
    await db.execute(sql`
      update booking set user_id = ${takers[0].id}
      where id in (select ${bookings} - 97 * each from generate_series(0, ${OWN_BOOKINGS - 1}) as each)`);
    await db.execute(sql`vacuum analyze`);
    const headersOf = ({ login: { access, profile } }) => ({ access, profile });
    const { rows } = await db.execute(sql`select id from tariff where room_id >= ${firstRoom} order by room_id`);
    return { staff: headersOf(staff), takers: takers.map(headersOf), tariffs: rows.map(({ id }) => id) };
  } finally {
    await database.close();
  }
}

async function several(parts, count, role, may) {
  const people = [];
  for (let each = 0; each < count; each++) people.push(await aPerson(parts, role, may, { lastname: 'Ковалёва' }));
  return people;
}

/** Studios that are all alike, each with a tariff and the hours of room 31. */
async function seedStudios(db) {
  await db.execute(sql`
    insert into room (id, name, short_name, floor, booking_mode, capacity, area, description)
    select ${firstRoom} + n, 'Студия ' || n, 'С' || n, 2, 'instant', 20, 40, 'Студия'
    from generate_series(0, ${ROOMS - 1}) as n`);
  await db.execute(sql`
    insert into tariff (room_id, title, description, price_per_hour, position)
    select ${firstRoom} + n, 'Час', '', 100000, 1 from generate_series(0, ${ROOMS - 1}) as n`);
  await db.execute(sql`
    insert into room_opening (room_id, weekday, from_hour, to_hour)
    select ${firstRoom} + n, weekday, 8, 24 from generate_series(0, ${ROOMS - 1}) as n, generate_series(1, 7) as weekday`);
}

async function fill(db, table, bookings) {
  const { per, most, of, only = 'true', ...columns } = years[table];
  const rows = Math.max(1, Math.round(most === undefined ? bookings * (of ? 1 : per) : Math.min(most, bookings)));
  const values = Object.values(columns)
    .join(', ')
    .replace(/\brows\b/g, bookings);
  const names = Object.keys(columns).map(each => `"${each}"`);
  const parts = of ? `, generate_series(0, ${per - 1}) as part` : '';
  const indexes = await indexesOf(db, table);
  for (const { indexname } of indexes) await db.execute(sql.raw(`drop index "${indexname}"`));
  for (let done = 0; done < rows; done += BATCH)
    await db.transaction(async tx => {
      // Turns triggers off: millions of rows would take them hours. What they add is inserted beside.
      await tx.execute(sql`set local session_replication_role = replica`);
      await tx.execute(
        sql.raw(`
          insert into "${table}" (${names}) select ${values}
          from generate_series(${done}, ${Math.min(done + BATCH, rows) - 1}) as n${parts} where ${only}`),
      );
    });
  for (const { indexdef } of indexes) await db.execute(sql.raw(indexdef));
}

/** The indexes of a table that no constraint needs: built after the rows, they take a third of the time. */
async function indexesOf(db, table) {
  const { rows } = await db.execute(sql`
    select indexname, indexdef from pg_indexes
    where schemaname = 'public' and tablename = ${table}
      and not exists (select from pg_constraint where conindid = (quote_ident(indexname))::regclass)`);
  return rows;
}
