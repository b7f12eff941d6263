import type { Client } from '@venue/sdk';
import { exportArticles } from '@venue/sdk/articles/admin';
import { exportBookings } from '@venue/sdk/bookings/admin';
import { exportEvents } from '@venue/sdk/events/admin';
import { exportResidents, listResidents } from '@venue/sdk/residents/admin';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedRooms } from './areas/rooms/rooms.demo.ts';
import type { Db } from './core/db/database.ts';
import { type TestApi, testApi } from './testing/api.ts';
import { databaseKinds, type TestDatabase, testDatabase } from './testing/database.ts';

/** After each batch this many rows are removed, as many are moved and as many are added. */
const CHANGED = 10;

/** For each list: how rows are inserted, and an update that moves them in its order. */
const lists = [
  {
    call: exportResidents,
    table: 'resident',
    rows: 40_000,
    columns: 'name, created_at, updated_at',
    values: `'Резидент', now(), now()`,
    change: `name = 'Изменён', updated_at = now() + interval '1 day'`,
  },
  {
    call: exportArticles,
    table: 'article',
    rows: 5_000,
    columns: 'user_id, kind, status, title, lead, text, author, source_url, created_at, updated_at',
    values: `1, 1, 2, 'Статья', '', '', '', '', now(), now()`,
    change: `title = 'Изменён', updated_at = now() + interval '1 day'`,
  },
  {
    call: exportEvents,
    table: 'event',
    rows: 5_000,
    columns: `user_id, kind, status, title, lead, description, date, time, format, is_online, online_url, place, entry,
      registration, registration_url, age_sign, organizer_name, meta, created_at, updated_at`,
    values: `1, 1, 2, 'Событие', '', '', '2026-12-01', '10:00', 1, false, '', '', 1, 1, '', 0, '', '[]', now(), now()`,
    change: `title = 'Изменён', updated_at = now() + interval '1 day'`,
  },
  {
    call: exportBookings,
    table: 'booking',
    rows: 5_000,
    columns: `user_id, room_id, tariff_id, tariff_title, status, hours, starts_at, ends_at, lines, price, vat, vat_percent,
      created_at`,
    values: `1, (select min(room_id) from tariff), (select min(id) from tariff), 'Тариф', 3, '{}', now(), now(), '[]', 100, 20,
      20, now()`,
    change: `tariff_title = 'Изменён'`,
  },
] as const;

describe.each(databaseKinds)('%s', kind => {
  let database: TestDatabase;
  let api: TestApi;
  let staff: Client;
  let betweenBatches = async () => {};

  beforeAll(async () => {
    database = await testDatabase(kind);
    async function* batches<Row>(read: (db: Db) => PromiseLike<Row[]>) {
      for await (const rows of database.batches(read)) {
        yield rows;
        await betweenBatches();
      }
    }
    api = await testApi({ database: { ...database, batches } });
    await seedRooms(api.db);
    staff = api.as(await api.aStaff());
  });
  afterAll(async () => {
    await api.close();
    await database.close();
  });

  test.each(lists)('$call.id is a picture of one moment', async ({ call, table, rows, columns, values, change }) => {
    const insert = `insert into ${table} (${columns}) select ${values} from generate_series(1, $1::int)`;
    await database.pool.query(insert, [rows]);
    const all = await database.pool.query<{ id: number }>(`select id from ${table} order by id`);
    const ids = all.rows.map(({ id }) => id);
    const others = [...ids];
    let batches = 0;
    betweenBatches = async () => {
      batches++;
      await database.pool.query(
        `with gone as (delete from ${table} where id = any($2)),
           moved as (update ${table} set ${change} where id = any($3))
         ${insert}`,
        [CHANGED, others.splice(-CHANGED), others.splice(0, CHANGED)],
      );
      // Other requests are served during the export, even on the embedded database with its single connection.
      await staff.send(listResidents, { body: {} });
    };

    const { data } = await staff.send(call, { query: { format: 'csv' } });

    const lines = (await data.text()).trim().split('\r\n').slice(1);
    const result = lines.map(line => Number(/^"(\d+)"/.exec(line)?.[1]));
    expect(result.sort((a, b) => a - b)).toEqual(ids);
    expect(lines.filter(line => line.includes('Изменён'))).toEqual([]);
    expect(batches).toBe(rows / 1000);
  });
});
